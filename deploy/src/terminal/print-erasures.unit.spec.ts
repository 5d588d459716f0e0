import type { AccountId } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { formatErasures } from './print-erasures.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 6, minute));
const account = '0190c0de-0000-7000-8000-000000000001' as AccountId;

it('shows the progress of each erasure', () => {
  expect(formatErasures([])).toBe('No erasures.');
  const states = [
    { account, askedAt: at(0), rowsErasedAt: null, finishedAt: null },
    { account, askedAt: at(0), rowsErasedAt: at(1), finishedAt: null },
    { account, askedAt: at(0), rowsErasedAt: at(1), finishedAt: at(3) },
  ];
  expect(formatErasures(states).split('\n')).toEqual([
    `${account}  requested 2026-11-22T06:00:00.000Z  pending`,
    `${account}  requested 2026-11-22T06:00:00.000Z  personal data deleted; listings and final check pending`,
    `${account}  requested 2026-11-22T06:00:00.000Z  finished 2026-11-22T06:03:00.000Z`,
  ]);
});
