import { type Position, SUBTYPES } from '@naksha/events/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pixelToPosition, positionToPixel } from '../../../shared/map/camera.ts';
import type { ListingMarker, MapMarker } from '../tiles/decode-tile.ts';
import { BADGE, chooseBadges } from './badge-collisions.ts';
import { findMarkerAtPixel } from './hit-test.ts';
import { LOOKS } from './marker-looks.ts';

import {
  createMarkerPlacer,
  EMPHASIS,
  NUDGE,
  placeMarkers,
  raiseSelectedMarker,
  spreadListingsAtPoint,
} from './place-markers.ts';
import type { Overlay } from './placed-marker.ts';
import { formatShortCount } from './short-count.ts';

const HERE: Position = { lat: 30.7, lng: 76.72 };
const SIZE = { width: 1000, height: 800 };
const nobody: Overlay = { saved: new Set(), seen: new Set(), contacted: new Set() };
const flat = (id: number, position = HERE, more: Partial<ListingMarker> = {}): ListingMarker => ({
  kind: 'listing',
  key: `l${id}`,
  id,
  position,
  subtype: 'flat',
  state: 'verified',
  price: 4_550_000,
  ...more,
});
const off = (x: number, y: number, zoom: number): Position =>
  pixelToPosition({ x: 500 + x, y: 400 + y }, { ...HERE, zoom }, SIZE);
const place = (markers: MapMarker[], zoom: number, overlay = nobody) => placeMarkers(markers, zoom, overlay);
const forms = (markers: MapMarker[], zoom: number, overlay = nobody) =>
  Object.fromEntries(place(markers, zoom, overlay).map(({ marker, sprite }) => [marker.key, sprite.form]));

describe('markers', () => {
  it('M-04 D-129 from floor(zoom) 12, a home shows its price if it fits, in one style at all zooms', () => {
    for (const zoom of [10, 11.99]) expect(forms([flat(1)], zoom)).toEqual({ l1: 'dot' });
    const looks = [12, 13.99, 14, 17, 21].map((zoom) => place([flat(1)], zoom)[0].sprite);
    for (const look of looks) expect(look).toEqual(looks[0]);
    expect(looks[0]).toMatchObject({ form: 'badge', text: '₹45.5 L' });
  });

  it.each([
    [99_900, '₹99.9K'],
    [6_200_000, '₹62 L'],
    [14_000_000, '₹1.4 Cr'],
    [122_500_000, '₹12.25 Cr'],
  ])('M-05 the price of %i rupees is shortened to %s', (price, text) => {
    expect(place([flat(1, HERE, { price })], 12)[0].sprite).toMatchObject({ text });
  });

  it('M-06 a price covers neither a cluster nor a stack, except that of the selected home', () => {
    const beside = (x: number, y: number) => flat(1, off(x, y, 15));
    const cluster: MapMarker = { kind: 'cluster', key: 'c', position: HERE, count: 100 };
    const stack: MapMarker = { kind: 'stack', key: 's', position: HERE, count: 5 };
    for (const [marker, free] of [
      [cluster, BADGE.width / 2 + 24 + 2],
      [stack, BADGE.width / 2 + 20 + 2],
    ] as const) {
      expect(forms([marker, beside(free, 0)], 15).l1).toBe('badge');
      expect(forms([marker, beside(free - 2, 0)], 15).l1).toBe('dot');
      expect(forms([marker, beside(free - 2, 0)], 15, { ...nobody, selected: 1 }).l1).toBe('badge');
    }
  });

  it('U-44 U-45 U-46 each subtype has its shape and color, and no two share both', () => {
    expect(LOOKS).toEqual({
      flat: { shape: 'circle', colour: '#0B63B0' },
      kothi: { shape: 'circle', colour: '#B45309' },
      other: { shape: 'circle', colour: '#1F2937' },
      'residential-plot': { shape: 'square', colour: '#15803D' },
      'commercial-plot': { shape: 'square', colour: '#6B21A8' },
      office: { shape: 'diamond', colour: '#0F766E' },
      showroom: { shape: 'diamond', colour: '#A21CAF' },
    });
    expect(new Set(SUBTYPES.map((subtype) => JSON.stringify(LOOKS[subtype]))).size).toBe(SUBTYPES.length);
  });

  it.each<MapMarker>([
    { kind: 'review', key: 'r', position: HERE },
    { kind: 'stack', key: 'r', position: HERE, count: 0, review: 5 },
  ])('several homes under review have one mark without a number, below all other markers: $kind', (review) => {
    const beside = flat(1, off(20, 5, 15));
    const placed = place([review, beside, flat(2, off(4, 4, 15), { state: 'review', price: undefined })], 15);
    expect(placed.map(({ marker, sprite }) => [marker.key, sprite.form])).toEqual([
      ['r', 'review'],
      ['l2', 'dot'],
      ['l1', 'badge'],
    ]);
    expect(placed[0].sprite).toEqual({ form: 'review' });
    const raised = raiseSelectedMarker(placed, 'r', nobody);
    expect(raised.map(({ sprite, scale }) => [sprite.form, scale])).toEqual([['review', EMPHASIS]]);
  });

  it('a home under review has no price and uses no space of prices', () => {
    const review = flat(2, off(20, 5, 15), { state: 'review', price: undefined });
    expect(forms([flat(1), review], 15)).toEqual({ l1: 'badge', l2: 'dot' });
  });

  it('M-11 two to four homes at one point are moved apart by order of id, for display only', () => {
    const positions = spreadListingsAtPoint([flat(30), flat(10), flat(20), flat(5, off(200, 0, 17))]);
    expect(positions.get(10)).toEqual(HERE);
    expect(positions.get(20)).toEqual({ lat: HERE.lat + NUDGE.lat, lng: HERE.lng + NUDGE.lng });
    expect(positions.get(30)).toEqual({ lat: HERE.lat + 2 * NUDGE.lat, lng: HERE.lng + 2 * NUDGE.lng });
    expect(positions.get(5)).toEqual(off(200, 0, 17));
    expect(NUDGE).toEqual({ lat: 0.000025, lng: 0.000005 });
  });

  it('U-50 if badges collide, selected wins, then saved, then newer, and the other one is a dot', () => {
    const near = [flat(1), flat(2, off(20, 5, 15)), flat(3, off(-20, -5, 15))];
    expect(forms(near, 15)).toEqual({ l1: 'dot', l2: 'dot', l3: 'badge' });
    expect(forms(near, 15, { ...nobody, saved: new Set([1]) })).toEqual({ l1: 'badge', l2: 'dot', l3: 'dot' });
    expect(forms(near, 15, { ...nobody, saved: new Set([1]), selected: 2 })).toEqual({
      l1: 'dot',
      l2: 'badge',
      l3: 'dot',
    });
  });

  it('U-50 a home keeps its price while newer ones come into view, until the whole zoom changes', () => {
    const placeNext = createMarkerPlacer();
    const next = (markers: MapMarker[], zoom: number, overlay = nobody) =>
      placeNext(markers, zoom, overlay).flatMap(({ marker, sprite }) => (sprite.form === 'badge' ? [marker.key] : []));
    const [older, newer] = [flat(1), flat(2, off(20, 5, 15))];
    expect(next([older], 15)).toEqual(['l1']);
    expect(next([older, newer], 15.9)).toEqual(['l1']);
    expect(next([older, newer], 15.2, { ...nobody, saved: new Set([2]) })).toEqual(['l2']);
    expect(next([older], 15)).toEqual(['l1']);
    expect(next([older, newer], 16)).toEqual(['l2']);
  });

  it('U-50 no two badges overlap, and every dot is below a badge with priority', () => {
    const claim = fc.record({
      x: fc.integer({ min: -300, max: 300 }),
      y: fc.integer({ min: -200, max: 200 }),
      saved: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(claim, { maxLength: 80 }), (claims) => {
        const all = claims.map(({ x, y, saved }, id) => ({
          id,
          position: off(x, y, 15),
          saved,
          selected: false,
          kept: false,
        }));
        const winners = chooseBadges(all, [], 15.4);
        const gap = (a: number, b: number) => [
          Math.abs(claims[a].x - claims[b].x),
          Math.abs(claims[a].y - claims[b].y),
        ];
        for (const { id, saved } of all) {
          const over = [...winners].filter((other) => {
            const [dx, dy] = gap(id, other);
            return other !== id && dx < BADGE.width + 2.01 && dy < BADGE.height + 2.01;
          });
          if (winners.has(id)) {
            expect(over.filter((other) => gap(id, other)[0] < BADGE.width && gap(id, other)[1] < BADGE.height)).toEqual(
              [],
            );
          } else
            expect(
              over.some(
                (other) => Number(claims[other].saved) > Number(saved) || (claims[other].saved === saved && other > id),
              ),
            ).toBe(true);
        }
      }),
    );
  });

  it('U-53 a marker shows its states, and the selected one is 1.25 times as large and on top', () => {
    const placed = place(
      [
        flat(1),
        flat(2, off(100, 0, 17), { state: 'stale', cut: true }),
        flat(3, off(200, 0, 17), { state: 'review', price: undefined }),
      ],
      17,
      { saved: new Set([2]), seen: new Set([3]), contacted: new Set([2]), selected: 1 },
    );
    expect(placed.at(-1)).toMatchObject({ marker: { id: 1 }, scale: 1.25, sprite: { selected: true, saved: false } });
    const byId = new Map(placed.map((one) => [one.marker.key, one.sprite]));
    expect(byId.get('l2')).toMatchObject({ saved: true, seen: false, contacted: true, cut: true, state: 'stale' });
    expect(byId.get('l3')).toMatchObject({ seen: true, contacted: false, state: 'review' });
  });

  it('U-52 a cluster is 32, 40 or 48 px for counts below 10, below 100 and above, with a short number', () => {
    const sizes = [9, 10, 99, 100].map(
      (count) => place([{ kind: 'cluster', key: 'c', position: HERE, count }], 12)[0].sprite,
    );
    expect(sizes).toMatchObject([{ size: 32 }, { size: 40 }, { size: 40 }, { size: 48 }]);
    expect([7, 128, 999, 1000, 1234, 1290, 9999, 15_400].map(formatShortCount)).toEqual([
      '7',
      '128',
      '999',
      '1k',
      '1.2k',
      '1.2k',
      '9.9k',
      '15k',
    ]);
  });

  it('U-48 a dot responds within 22 px of its point, and not beyond', () => {
    const camera = { ...HERE, zoom: 11 };
    const placed = place([flat(1)], 11);
    const hit = (x: number, y: number) =>
      findMarkerAtPixel(placed, { x: 500 + x, y: 400 + y }, camera, SIZE)?.marker.key;
    for (const [x, y] of [
      [0, 0],
      [22, 0],
      [-22, 22],
      [0, -22],
    ])
      expect(hit(x, y)).toBe('l1');
    for (const [x, y] of [
      [22.5, 0],
      [0, -23],
      [40, 40],
    ])
      expect(hit(x, y)).toBeUndefined();
  });

  it('between two dots the nearer one responds, and a direct hit on a drawing takes precedence', () => {
    const camera = { ...HERE, zoom: 11 };
    const dots = place([flat(1), flat(2, off(30, 0, 11))], 11);
    expect(findMarkerAtPixel(dots, { x: 512, y: 400 }, camera, SIZE)?.marker.key).toBe('l1');
    expect(findMarkerAtPixel(dots, { x: 519, y: 400 }, camera, SIZE)?.marker.key).toBe('l2');
    const crowd = place([{ kind: 'cluster', key: 'c', position: HERE, count: 500 }, flat(2, off(30, 0, 11))], 11);
    expect(findMarkerAtPixel(crowd, { x: 520, y: 400 }, camera, SIZE)?.marker.key).toBe('c');
  });

  it('a price responds on its whole badge', () => {
    const camera = { ...HERE, zoom: 17 };
    const placed = place([flat(1)], 17);
    const hit = (x: number) => findMarkerAtPixel(placed, { x: 500 + x, y: 400 }, camera, SIZE)?.marker.key;
    expect([hit(-36), hit(36), hit(37)]).toEqual(['l1', 'l1', undefined]);
  });

  it('unprojecting reverses projecting', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 9, max: 21 }),
        (x, y, zoom) => {
          const back = positionToPixel(pixelToPosition({ x, y }, { ...HERE, zoom }, SIZE), { ...HERE, zoom }, SIZE);
          expect(back.x).toBeCloseTo(x, 4);
          expect(back.y).toBeCloseTo(y, 4);
        },
      ),
    );
  });
});
