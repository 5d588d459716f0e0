import { expect, it } from 'vitest';
import { addDays, countDaysBefore, nextDayOfPlayback, yesterdayInIndia } from './days.ts';

it('the last past day is yesterday in India, wherever the browser is', () => {
  expect(yesterdayInIndia(new Date('2026-11-22T18:29:00Z'))).toBe('2026-11-21');
  expect(yesterdayInIndia(new Date('2026-11-22T18:31:00Z'))).toBe('2026-11-22');
});

it('days continue across month ends and leap years', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(countDaysBefore('2025-11-22', '2026-11-22')).toBe(365);
});

it('playback advances by a week, and ends exactly at the last day', () => {
  expect(nextDayOfPlayback('2026-11-01', '2026-11-22')).toBe('2026-11-08');
  expect(nextDayOfPlayback('2026-11-20', '2026-11-22')).toBe('2026-11-22');
  expect(nextDayOfPlayback('2026-11-22', '2026-11-22')).toBeUndefined();
});
