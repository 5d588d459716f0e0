import type { Position } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { computeIsochrone } from './isochrone.ts';
import { decodeStreetSegments, encodeStreetSegments, type StreetClass, type StreetSegment } from './street-file.ts';
import { StreetGraph } from './street-graph.ts';
import { TravelTimes } from './travel-times.ts';

/** In kilometres from a point on the equator, where a degree is as long in both directions. */
const at = (east: number, north: number): Position => ({ lat: north / 111.195, lng: east / 111.195 });
const street = (name: StreetClass, points: [number, number][], isOneWay = false): StreetSegment => ({
  ...{ class: name, isOneWay },
  points: points.map(([east, north]) => at(east, north)),
});
const STREETS = [
  street('secondary', [
    [0, 0],
    [4, 0],
  ]),
  street('residential', [
    [4, 0],
    [4, 2],
  ]),
  street('path', [
    [0, 0],
    [4, 2],
  ]),
  street(
    'tertiary',
    [
      [4, 2],
      [4, 4],
    ],
    true,
  ),
  street('residential', [
    [4, 4],
    [9, 4],
    [9, 2],
    [4, 2],
  ]),
  street('main', [
    [0, 0],
    [-6, 0],
  ]),
];
const graph = new StreetGraph(STREETS);
const minutes = (times: TravelTimes, from: Position): number | undefined => {
  const time = times.from(from);
  return time && Math.round((time.seconds / 60) * 10) / 10;
};

describe('a travel time', () => {
  it('is that of the fastest route on the streets at the speed of their classes', () => {
    const byCar = new TravelTimes(graph, at(0, 0), 'car');
    expect(minutes(byCar, at(2, 0))).toBe(3);
    expect(minutes(byCar, at(4, 2))).toBe(10.8);
    expect(minutes(byCar, at(-3, 0))).toBe(6);
  });

  it('on foot includes paths, at one speed', () => {
    const onFoot = new TravelTimes(graph, at(0, 0), 'foot');
    expect(minutes(onFoot, at(4, 2))).toBe(55.9);
    expect(minutes(onFoot, at(4, 4))).toBeUndefined();
  });

  it('is directed to the place: against a one-way street it is a detour', () => {
    expect(minutes(new TravelTimes(graph, at(4, 4), 'car'), at(4, 2))).toBe(3.4);
    expect(minutes(new TravelTimes(graph, at(4, 2), 'car'), at(4, 4))).toBe(28.8);
    expect(minutes(new TravelTimes(graph, at(4, 2.5), 'car'), at(4, 3.5))).toBe(30.5);
    expect(minutes(new TravelTimes(graph, at(4, 3.5), 'two-wheeler'), at(4, 2.5))).toBe(1.7);
  });

  it('adds the way from the home to the street, and is unknown if no street is near', () => {
    const byCar = new TravelTimes(graph, at(0, 0), 'car');
    expect(minutes(byCar, at(2, -0.25))).toBe(4);
    expect(minutes(byCar, at(2, -5))).toBeUndefined();
    expect(new TravelTimes(graph, at(50, 50), 'car').from(at(2, 0))).toBeUndefined();
  });

  it('is approximate only if the pack has only main roads, or no near street', () => {
    const byCar = new TravelTimes(graph, at(0, 0), 'car');
    expect([at(2, 0), at(-3, 0), at(2, -0.5)].map((from) => byCar.from(from)?.isAbout)).toEqual([false, true, true]);
  });
});

it('does not start on streets without a connection', () => {
  const island = street('service', [
    [2, 0.05],
    [2.01, 0.05],
  ]);
  const long = street(
    'secondary',
    Array.from({ length: 50 }, (_, k) => [k, 0]),
  );
  const byCar = new TravelTimes(new StreetGraph([long, island]), at(0, 0), 'car');
  expect(minutes(byCar, at(2, 0.05))).toBe(3.2);
});

it('does not start on a one-way street without a way out, except on foot', () => {
  const long = street(
    'secondary',
    Array.from({ length: 50 }, (_, k) => [k, 0]),
  );
  const exit = street(
    'tertiary',
    [
      [2, 0],
      [2, 0.05],
    ],
    true,
  );
  const streets = new StreetGraph([long, exit]);
  expect(minutes(new TravelTimes(streets, at(2, 0.05), 'car'), at(1, 0))).toBe(1.7);
  expect(minutes(new TravelTimes(streets, at(2, 0.05), 'foot'), at(1, 0))).toBe(13.1);
});

it('an isochrone contains the reached streets, and no others', () => {
  const [outline, ...holes] = computeIsochrone(graph, new TravelTimes(graph, at(0, 0), 'car'), 6 * 60);
  const east = Math.max(...outline.map(([lng]) => lng)) * 111.195;
  const west = Math.min(...outline.map(([lng]) => lng)) * 111.195;
  expect(holes).toEqual([]);
  expect([Math.round(east), Math.round(west)]).toEqual([4, -3]);
  expect(computeIsochrone(graph, new TravelTimes(graph, at(50, 50), 'car'), 600)).toEqual([]);
});

it('a block of streets around a gap is an outline counterclockwise and a gap clockwise', () => {
  const block = new StreetGraph([
    street('residential', [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ]),
  ]);
  const rings = computeIsochrone(block, new TravelTimes(block, at(0, 0), 'car'), 15 * 60);
  expect(rings).toHaveLength(2);
  expect(rings.every((ring) => ring.length === 4)).toBe(true);
  // North of its southern side an area is on the left, a gap on the right.
  const eastward = rings.map((ring) => {
    const south = Math.min(...ring.map(([, lat]) => lat));
    const k = ring.findIndex(([, lat], at) => lat === south && ring[(at + 1) % ring.length][1] === south);
    return ring[(k + 1) % ring.length][0] > ring[k][0];
  });
  expect(eastward).toEqual([true, false]);
});

it('streets are read from the file as they were written, to the meter', () => {
  const bytes = encodeStreetSegments(STREETS);
  expect(encodeStreetSegments(decodeStreetSegments(bytes))).toEqual(bytes);
  expect(decodeStreetSegments(bytes).map(({ class: name, isOneWay }) => [name, isOneWay])).toEqual(
    STREETS.map(({ class: name, isOneWay }) => [name, isOneWay]),
  );
  expect(() => decodeStreetSegments(new TextEncoder().encode('{"type":"FeatureCollection"}'))).toThrow(
    'npm run region',
  );
});
