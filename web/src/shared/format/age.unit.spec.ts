import { expect, it } from 'vitest';
import { formatDaysAgo, formatPostedAgo } from './age.ts';

it.each([
  ['2026-11-20T19:00:00Z', 'today'],
  ['2026-11-20T18:29:00Z', 'yesterday'],
  ['2026-11-18T11:00:00Z', '3 days ago'],
  ['2026-09-23T11:00:00Z', '59 days ago'],
  ['2026-09-22T11:00:00Z', '2 months ago'],
  ['2025-11-20T11:00:00Z', '12 months ago'],
])('the age of a home posted at %s counts days in India: %s', (iso, age) => {
  expect(formatDaysAgo(iso, Date.parse('2026-11-20T20:00:00Z'))).toBe(age);
});

it('on a past day a card shows the date, whatever its age was then', () => {
  const card = { posted_on: '2026-11-10T11:00:00Z', as_of: '2026-11-10' };
  expect(formatPostedAgo(card)).toBe('10 Nov 2026');
  const posted_on = new Date().toISOString();
  expect(formatPostedAgo({ posted_on })).toBe('today');
});
