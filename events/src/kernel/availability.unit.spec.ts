import { expect, it } from 'vitest';
import { confirmationDueAt, lapseTime } from './availability.ts';

it('asks its owner after 30 days and lapses after 37, to the moment', () => {
  expect(confirmationDueAt('2026-06-01T06:30:15.250Z')).toBe('2026-07-01T06:30:15.250Z');
  expect(lapseTime('2026-06-01T06:30:15.250Z')).toBe('2026-07-08T06:30:15.250Z');
  expect(lapseTime('2028-01-31T00:00:00+05:30')).toBe('2028-03-07T18:30:00.000Z');
});
