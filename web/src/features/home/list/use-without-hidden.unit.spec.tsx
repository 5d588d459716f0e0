// @vitest-environment happy-dom
import { listingIdFromNumber } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MapMarker } from '../tiles/decode-tile.ts';
import type { Tiles } from '../tiles/use-tiles.ts';
import type { Listings } from './use-listings.ts';
import { removeHiddenListings, useTilesAndListWithoutHidden } from './use-without-hidden.ts';

const listOf = (total: number, ...ids: number[]) =>
  ({ listings: ids.map((id) => ({ id: listingIdFromNumber(id) }) as ListingCard), total }) as unknown as Listings;
const idsOf = ({ listings, total, hidden }: Listings) => [listings?.map(({ id }) => id), total, hidden];

it.each([
  ['known', 2, 28],
  ['not known yet', undefined, 29],
] as const)('excludes hidden homes from cards and count; further pages hide %s more', (_, found, total) => {
  const shown = removeHiddenListings(listOf(30, 1, 2, 3), new Set([2, 90]), found);
  expect(idsOf(shown)).toEqual([[1, 3].map(listingIdFromNumber), total, 30 - total]);
});

it('is the same list if nothing is hidden', () => {
  const list = listOf(3, 1, 2, 3);
  expect(removeHiddenListings(list, new Set())).toBe(list);
});

it('removes hidden homes from the markers, and counts those of further pages once known', () => {
  const markers = [
    { kind: 'listing', id: 1, key: 'a' },
    { kind: 'listing', id: 2, key: 'b' },
    { kind: 'cluster', key: 'c', count: 9 },
  ] as MapMarker[];
  const [tiles, list, dismissed] = [{ markers } as unknown as Tiles, listOf(30, 1, 2), new Set([2, 90, 91])];
  const { result } = renderHook(() => useTilesAndListWithoutHidden(tiles, list, dismissed));
  expect(result.current.tiles.markers.map(({ key }) => key)).toEqual(['a', 'c']);
  expect(idsOf(result.current.list)).toEqual([[listingIdFromNumber(1)], 29, 1]);
  act(() => result.current.list.onFound?.(3));
  expect(idsOf(result.current.list)).toEqual([[listingIdFromNumber(1)], 27, 3]);
});
