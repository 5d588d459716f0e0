import { expect, it } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { isDemoEnabled } from './serve.ts';

it('L-27 NAKSHA_DEMO=off leaves out demo listings, as production does', () => {
  const wants = (environment: Record<string, string>) => isDemoEnabled(parseConfig(environment));
  expect(wants({})).toBe(true);
  expect(wants({ NAKSHA_DEMO: 'on' })).toBe(true);
  expect(wants({ NAKSHA_DEMO: 'off' })).toBe(false);
  expect(isDemoEnabled({ ...parseConfig({}), NODE_ENV: 'production' })).toBe(false);
});
