import { canonicalFilterQuery, parseFilter } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { TILE_FORMAT, tileResponseKey } from './tile-key.ts';

const at = { z: 12, x: 2920, y: 1678 };
const canonical = (query: string) => {
  const params = new URLSearchParams(query);
  return canonicalFilterQuery(parseFilter({ ...Object.fromEntries(params), search: params.getAll('search') }).filter);
};

describe('the content address of a tile', () => {
  it('D-123 is the same for two spellings of a filter, and different otherwise', () => {
    const key = (query: string, address = at, digest = 'g') => tileResponseKey(address, canonical(query), digest);
    expect(key('search=Sector+70&search=Mohali&bedroom=3')).toBe(key('bedroom=3&search=mohali&search=70,%20SECTOR'));
    expect(key('property_type=all&bedroom=any&price_range=0,505')).toBe(key(''));
    const others = [
      key(''),
      key('bedroom=3'),
      key('', { ...at, x: 2921 }),
      key('', { ...at, z: 13 }),
      key('', at, 'other content'),
    ];
    expect(new Set(others).size).toBe(others.length);
    for (const one of others) expect(one.startsWith(`t${TILE_FORMAT}.`), one).toBe(true);
  });

  it('is valid in a header and as a cache key', () => {
    expect(tileResponseKey(at, canonical('search=“quotes”, and%20more'), 'g')).toMatch(/^t\d+\.[\w-]{27}$/);
  });
});
