import { expect, it } from 'vitest';
import { MAX_PROFILE_CHANGES_PER_HOUR, profileChangeLimitRefusal } from './changes-an-hour.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const changes = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    occurredAt: new Date(NOW.getTime() - (count - n) * 60_000).toISOString(),
  }));

it('allows thirty profile changes an hour', () => {
  expect(profileChangeLimitRefusal([], NOW)).toBeUndefined();
  expect(profileChangeLimitRefusal(changes(MAX_PROFILE_CHANGES_PER_HOUR - 1), NOW)).toBeUndefined();
});

it('rejects the next one with the time until the first is an hour old', () => {
  const refusal = profileChangeLimitRefusal(changes(MAX_PROFILE_CHANGES_PER_HOUR), NOW);
  expect(refusal).toMatchObject({ status: 429, retryAfter: 1_800 });
  expect(refusal?.detail).toContain('30 profile changes per hour');
  const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
  expect(profileChangeLimitRefusal(changes(MAX_PROFILE_CHANGES_PER_HOUR), later(1_799))).toBeDefined();
  expect(profileChangeLimitRefusal(changes(MAX_PROFILE_CHANGES_PER_HOUR), later(1_800))).toBeUndefined();
});
