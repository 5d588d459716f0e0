import { expect, it } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { setTracedServiceName } from './open-tracing.ts';

it('separate processes have different service names', () => {
  const named = (settings: Record<string, string>) =>
    setTracedServiceName(parseConfig(settings), 'worker').OTEL_SERVICE_NAME;
  expect([named({}), named({ OTEL_SERVICE_NAME: 'homes' })]).toEqual(['naksha-worker', 'homes-worker']);
});
