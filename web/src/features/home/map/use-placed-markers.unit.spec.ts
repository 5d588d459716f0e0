// @vitest-environment happy-dom
import { listingIdFromNumber } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EMPHASIS, placeMarkers, raiseSelectedMarker } from '../markers/place-markers.ts';
import { useMarkerSelection } from '../selection/use-selection.ts';
import type { MapMarker } from '../tiles/decode-tile.ts';
import type { Tiles } from '../tiles/use-tiles.ts';
import { usePlacedMarkers } from './use-placed-markers.ts';

afterEach(cleanup);

const position = { lat: 30.7, lng: 76.7 };
const marker = (id: number): MapMarker => ({
  ...{ kind: 'listing', key: `l${id}`, id, subtype: 'flat', state: 'verified', price: 6_200_000 },
  position: { ...position, lng: position.lng + id / 1000 },
});
const cluster: MapMarker = { kind: 'cluster', key: 'c', position: { ...position, lat: 30.6 }, count: 12 };
const markers = [marker(7), marker(8), cluster];
const tiles = { markers, zoom: 15, picture: { z: 14 } } as unknown as Tiles;
const card = (id: number, at = position) =>
  ({ id: listingIdFromNumber(id), position: at, property_subtype: 'flat', expected_price: 14_000_000 }) as ListingCard;
const inCluster = card(9, cluster.position);
const listings = [card(7), card(8), inCluster];
const marks = {
  saved: new Set<number>(),
  seen: new Set<number>(),
  contacted: new Set<number>(),
  own: new Set<number>(),
  dismissed: new Set<number>(),
};
const drawing = { placeMarkers, raise: raiseSelectedMarker };

const watchRaised = () => {
  const { result } = renderHook(() => {
    const selection = useMarkerSelection(tiles, listings);
    return { ...selection, drawn: usePlacedMarkers(tiles, marks, selection, undefined, drawing) };
  });
  return {
    point: (key: string | undefined) => act(() => result.current.point(key)),
    pointAtCard: (of: ListingCard | undefined) => act(() => result.current.pointAtCard(of)),
    raised: () => result.current.drawn.raised,
  };
};

it('U-11 U-27 a hovered or focused card raises the price of its home above the others', () => {
  const { pointAtCard, raised } = watchRaised();
  expect(raised()).toEqual([]);
  for (const of of listings.slice(0, 2)) {
    pointAtCard(of);
    expect(raised()).toMatchObject([
      { marker: { key: `l${Number(of.id)}` }, sprite: { form: 'badge' }, scale: EMPHASIS },
    ]);
  }
  pointAtCard(undefined);
  expect(raised()).toEqual([]);
});

it('U-11 U-27 a card of a home in a cluster draws a ring around the cluster, with the home’s price above it', () => {
  const { point, pointAtCard, raised } = watchRaised();
  pointAtCard(inCluster);
  const [ringed, home] = raised();
  expect(ringed).toMatchObject({ marker: cluster, sprite: { form: 'cluster', ringed: true } });
  expect(home).toMatchObject({ marker: { key: 'l9' }, position: cluster.position, sprite: { text: '₹1.4 Cr' } });
  expect(home.lift).toBeGreaterThan(20 * EMPHASIS + 12 * EMPHASIS);
  // Once the pointer is on the map, the card is no longer meant.
  point('c');
  expect(raised()).toMatchObject([{ marker: cluster, sprite: { ringed: true } }]);
});

it('before the first tiles, the markers in the page are drawn, homes under review without a number', () => {
  const noTiles = { markers: [], zoom: 15, picture: { z: -1 } } as unknown as Tiles;
  const painted = { clusters: [{ position, count: 12 }], review: [card(8).position] };
  const { result } = renderHook(() => {
    const selection = useMarkerSelection(noTiles, listings);
    return usePlacedMarkers(noTiles, marks, selection, painted, undefined);
  });
  expect(result.current.light).toMatchObject([
    { kind: 'review', position },
    { kind: 'cluster', position, count: 12 },
  ]);
  expect(new Set(result.current.light.map(({ key }) => key)).size).toBe(2);
});
