import { type ListingId, listingIdFromNumber } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { KeyRing } from '../keys/key-ring.ts';
import { SampleDraws } from './ranked-batches.ts';

const ids = (count: number): ListingId[] => Array.from({ length: count }, (_, n) => listingIdFromNumber(n + 1));

class CountingKeys extends KeyRing {
  hashed = 0;
  override hash(...args: Parameters<KeyRing['hash']>): string {
    this.hashed++;
    return super.hash(...args);
  }
}

describe('the sampling order of an import', () => {
  const keys = new CountingKeys({ secret: 'x'.repeat(32) });
  const ranked = new SampleDraws(keys);

  it('is the same for all parts of the rest, and new when more was imported', () => {
    const first = ranked.rankListings('a', ids(400));
    for (let part = 0; part < 100; part++) expect(ranked.rankListings('a', ids(400))).toEqual(first);
    expect(keys.hashed).toBe(400);
    expect(ranked.rankListings('a', ids(401))).toHaveLength(401);
    expect(keys.hashed).toBe(801);
  });

  it('differs between imports, does not depend on the reviewer, and is not stored permanently', () => {
    const first = ranked.rankListings('b', ids(50));
    expect(first).not.toEqual(ids(50));
    expect(first.toSorted()).toEqual(ids(50).toSorted());
    expect(ranked.rankListings('c', ids(50))).not.toEqual(first);
    expect(new SampleDraws(keys).rankListings('b', ids(50))).toEqual(first);
    for (let n = 0; n < 20; n++) ranked.rankListings(`other-${n}`, ids(1));
    const before = keys.hashed;
    expect(ranked.rankListings('b', ids(50))).toEqual(first);
    expect(keys.hashed).toBe(before + 50);
  });
});
