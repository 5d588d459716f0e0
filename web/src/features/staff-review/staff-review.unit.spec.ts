import { listingIdFromNumber } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { formatChange } from '../listing/shown-change.ts';
import { type Decision, decisionIncludesListing } from './decision.ts';
import { computeReviewTimeLeft, formatDuration, formatReviewTimeLeft } from './review-clock.ts';

const seen = { waiting_since: '2026-11-21T10:00:00.000Z', expected_price: 4_500_000 };
const decision = (n: number): Decision => ({
  id: listingIdFromNumber(n),
  title: `${n}`,
  seen,
  verdict: 'verify',
  checks: [],
});

describe('a decision', () => {
  it('on several listings of one seller applies to each of them, and no other', () => {
    const { id, title } = decision(2);
    const reject: Decision = {
      ...decision(1),
      verdict: 'reject',
      codes: ['price'],
      reasons: [],
      others: [{ id, title, seen }],
    };
    const covered = [1, 2, 3].map((n) => decisionIncludesListing(reject, listingIdFromNumber(n)));
    expect(covered).toEqual([true, true, false]);
    expect(decisionIncludesListing(decision(1), listingIdFromNumber(2))).toBe(false);
  });
});

describe('the timer', () => {
  it('counts down the thirty minutes', () => {
    const since = '2026-11-21T10:00:00Z';
    const after = (minutes: number) =>
      formatReviewTimeLeft(computeReviewTimeLeft(since, Date.parse(since) + minutes * 60_000));
    expect(after(0)).toBe('30 min left');
    expect(after(29)).toBe('1 min left');
    expect(after(30)).toBe('0 min left');
    expect(after(42)).toBe('overdue by 12 min');
    expect(after(30 + 185)).toBe('overdue by 3 h 5 min');
    expect(formatDuration(60 * 24 * 3)).toBe('3 days');
  });
});

it('a change is described with the terms of the trade', () => {
  expect(formatChange.field('carParkings')).toBe('Car parking spaces');
  expect(formatChange.value('area', { value: 10, unit: 'marla', sqft: 2722.5 })).toBe('10 marla');
  expect(formatChange.value('ownership', 0)).toBe('Freehold');
  expect(formatChange.value('bedrooms', 99)).toBe('9+');
  expect(formatChange.value('project', null)).toBe('not specified');
});
