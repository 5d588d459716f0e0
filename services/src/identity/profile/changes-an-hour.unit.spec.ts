import { expect, it } from 'vitest';
import { CHANGES_AN_HOUR, refuseChange } from './changes-an-hour.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const changes = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    occurredAt: new Date(NOW.getTime() - (count - n) * 60_000).toISOString(),
  }));

it('lets an account change its profile thirty times an hour', () => {
  expect(refuseChange([], NOW)).toBeUndefined();
  expect(refuseChange(changes(CHANGES_AN_HOUR - 1), NOW)).toBeUndefined();
});

it('refuses the next with the time until the first of them is an hour old', () => {
  const refusal = refuseChange(changes(CHANGES_AN_HOUR), NOW);
  expect(refusal).toMatchObject({ status: 429, retryAfter: 1_800 });
  expect(refusal?.detail).toContain('30 times an hour');
  const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
  expect(refuseChange(changes(CHANGES_AN_HOUR), later(1_799))).toBeDefined();
  expect(refuseChange(changes(CHANGES_AN_HOUR), later(1_800))).toBeUndefined();
});
