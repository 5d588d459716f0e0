import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { nameService } from './open-tracing.ts';

it('separate processes have different service names', () => {
  const named = (settings: Record<string, string>) => nameService(readConfig(settings), 'worker').OTEL_SERVICE_NAME;
  expect([named({}), named({ OTEL_SERVICE_NAME: 'homes' })]).toEqual(['naksha-worker', 'homes-worker']);
});
