// @vitest-environment happy-dom
import { toListingId } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EMPHASIS, findRaisedMarker, placeMarkers } from '../markers/place-markers.ts';
import { useSelection } from '../selection/use-selection.ts';
import type { MapMarker } from '../tiles/decode-tile.ts';
import type { Tiles } from '../tiles/use-tiles.ts';
import { usePlacedMarkers } from './use-placed-markers.ts';

afterEach(cleanup);

const position = { lat: 30.7, lng: 76.7 };
const marker = (id: number): MapMarker => ({
  ...{ kind: 'listing', key: `l${id}`, id, subtype: 'flat', state: 'verified' },
  position: { ...position, lng: position.lng + id / 1000 },
});
const markers = [marker(7), marker(8)];
const tiles = { markers, zoom: 15, picture: { z: 14 } } as unknown as Tiles;
const listings = [{ id: toListingId(7), position }, { id: toListingId(8) }] as ListingCard[];
const marks = {
  saved: new Set<number>(),
  seen: new Set<number>(),
  contacted: new Set<number>(),
  own: new Set<number>(),
  dismissed: new Set<number>(),
};
const drawing = { placeMarkers, raised: findRaisedMarker };

it('U-11 U-27 a card that is hovered or focused raises its own marker above the others, until it is left', () => {
  const { result } = renderHook(() => {
    const selection = useSelection(tiles, listings);
    return { ...selection, drawn: usePlacedMarkers(tiles, marks, selection, undefined, drawing) };
  });
  const raisedKey = () => result.current.drawn.raised?.marker.key;
  expect(raisedKey()).toBeUndefined();
  for (const id of [7, 8]) {
    act(() => result.current.pointAtCard(toListingId(id)));
    expect(raisedKey()).toBe(`l${id}`);
    expect(result.current.drawn.raised?.scale).toBe(EMPHASIS);
  }
  act(() => result.current.pointAtCard(undefined));
  expect(raisedKey()).toBeUndefined();
});
