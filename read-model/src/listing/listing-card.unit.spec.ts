import { expect, it } from 'vitest';
import { sampleListingDocument } from '../testing/sample-listing.ts';
import { listingCard } from './listing-card.ts';

it.each([
  ['verified', {}, 'verified'],
  ['verified', { stale: true }, 'stale'],
  ['under_review', {}, 'under_review'],
  ['rejected', {}, 'rejected'],
  ['sold', { stale: true }, 'sold'],
] as const)('a card of a listing that is %s %j says %s', (state, changes, expected) => {
  expect(listingCard(sampleListingDocument({ state, ...changes })).state).toBe(expected);
});
