import { expect, it } from 'vitest';
import { availabilityConfirmationDueAt, availabilityLapsesAt } from './availability.ts';

it('is due for confirmation after 30 days and lapses after 37, to the millisecond', () => {
  expect(availabilityConfirmationDueAt('2026-06-01T06:30:15.250Z')).toBe('2026-07-01T06:30:15.250Z');
  expect(availabilityLapsesAt('2026-06-01T06:30:15.250Z')).toBe('2026-07-08T06:30:15.250Z');
  expect(availabilityLapsesAt('2028-01-31T00:00:00+05:30')).toBe('2028-03-07T18:30:00.000Z');
});
