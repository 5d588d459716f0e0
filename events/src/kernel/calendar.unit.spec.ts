import { expect, it } from 'vitest';
import { secondsUntilIndianMidnight, toIndianIsoDay, yearMonthAfterDay } from './calendar.ts';

it("India's day begins at 18:30 UTC", () => {
  expect(toIndianIsoDay(new Date('2026-11-20T18:29:59.999Z'))).toBe('2026-11-20');
  expect(toIndianIsoDay(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
  expect(toIndianIsoDay(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01');
});

it('a daily limit ends at the next midnight in India', () => {
  expect(secondsUntilIndianMidnight(new Date('2026-11-20T18:30:00Z'))).toBe(86_400);
  expect(secondsUntilIndianMidnight(new Date('2026-11-20T18:29:59.500Z'))).toBe(1);
  expect(secondsUntilIndianMidnight(new Date('2026-11-20T12:30:00Z'))).toBe(6 * 3600);
});

it.each([
  [0, '2026-11-27', '2026-11'],
  [1, '2026-12-01', '2027-01'],
  [14, '2026-11-27', '2028-01'],
])('a month that is %i months after %s is %s', (months, day, month) => {
  expect(yearMonthAfterDay(day, months)).toBe(month);
});
