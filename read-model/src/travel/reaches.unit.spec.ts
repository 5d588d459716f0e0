import {
  type BBox,
  distanceInMeters,
  Gazetteer,
  type Landmark,
  type PlaceId,
  type PlaceReach,
  type Position,
} from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { sampleCity } from '../testing/sample-places.ts';
import { Reaches } from './reaches.ts';
import { RoutedReaches } from './routed-reaches.ts';
import { type Router, RouterUnavailable } from './router.port.ts';
import { StreetGraph } from './street-graph.ts';

const MALL = { lat: 30.705, lng: 76.801 };
const mall: Landmark = { id: 'mall' as PlaceId, kind: 'mall', names: { en: 'Mall' }, aka: [], position: MALL };
const gazetteer = new Gazetteer([sampleCity('Mohali', { lat: 30.7, lng: 76.7 })], [mall]);
const north = (km: number): Position => ({ lat: MALL.lat + km / 111.195, lng: MALL.lng });
const streets = new StreetGraph([{ class: 'residential', isOneWay: false, points: [north(0), north(20)] }]);
const reaches = new Reaches({ gazetteer }, streets);
const within = (text: { km: number } | { minutes: number }, of = 'mall'): PlaceReach =>
  'km' in text ? { of: of as PlaceId, ...text } : { of: of as PlaceId, ...text, by: 'car' };

it('a distance is a straight line from a landmark or the center of a place', () => {
  expect([1.9, 2.1].map((km) => reaches.find(within({ km: 2 }))(north(km)))).toEqual([true, false]);
  expect(reaches.find(within({ km: 2 }, 'mohali'))({ lat: 30.71, lng: 76.7 })).toBe(true);
  expect(reaches.find(within({ km: 2 }, 'nowhere'))(MALL)).toBe(false);
});

it('a travel time follows the streets: at 25 km/h, a kilometer takes 2.4 minutes', () => {
  const reach = reaches.find(within({ minutes: 24 }));
  expect([9.9, 10.1].map((km) => reach(north(km)))).toEqual([true, false]);
  expect(reaches.find(within({ minutes: 24 }, 'nowhere'))(MALL)).toBe(false);
});

it('without streets, no home is within a travel time, and there is no outline', () => {
  const walker = new Reaches({ gazetteer });
  expect(walker.find(within({ minutes: 60 }))(MALL)).toBe(false);
  expect(walker.outline(MALL, within({ minutes: 60 }))).toEqual([]);
});

it('draws a circle for a distance and the reached streets for a time', () => {
  const [circle] = reaches.outline(MALL, within({ km: 2 }));
  expect(circle).toHaveLength(64);
  expect(Math.max(...circle.map(([, lat]) => lat))).toBeCloseTo(north(2).lat, 4);
  const [area] = reaches.outline(MALL, within({ minutes: 24 }));
  expect(Math.max(...area.map(([, lat]) => lat))).toBeCloseTo(north(10).lat, 2);
});

it('caches results, and drops the least recently used of more than 64', () => {
  const first = reaches.outline(MALL, within({ minutes: 10 }));
  expect(reaches.outline(MALL, within({ minutes: 10 }))).toBe(first);
  for (let minutes = 1; minutes <= 60; minutes++) reaches.outline(north(1), within({ minutes }));
  expect(reaches.outline(MALL, within({ minutes: 10 }))).toBe(first);
  for (let minutes = 1; minutes <= 60; minutes++) reaches.outline(north(2), within({ minutes }));
  for (let minutes = 1; minutes <= 10; minutes++) reaches.outline(north(3), within({ minutes }));
  expect(reaches.outline(MALL, within({ minutes: 10 }))).not.toBe(first);
});

it('reports which streets are known near the place', () => {
  expect(reaches.describe(MALL, within({ minutes: 24 }))).toEqual({ streets: 'all', router: 'off' });
  expect(reaches.describe(north(30), within({ minutes: 24 }))).toEqual({ streets: 'none', router: 'off' });
  expect(new Reaches({ gazetteer }).describe(MALL, within({ km: 2 }))).toEqual({ streets: 'all', router: 'off' });
  const main = new StreetGraph([{ class: 'main', isOneWay: false, points: [north(0), north(20)] }]);
  expect(new Reaches({ gazetteer }, main).describe(MALL, within({ minutes: 24 })).streets).toBe('main');
  expect([north(3), north(30)].map((at) => reaches.hasStreets(within({ minutes: 24 }), at))).toEqual([true, false]);
});

describe('with a router', () => {
  const bounds: BBox = [76.7, 30.6, 76.9, 30.9];
  /** Ten seconds a kilometre, as the crow flies. */
  const secondsTo: Router['secondsTo'] = async (target, _by, from) =>
    from.map((at) => distanceInMeters(at, target) / 100);
  const open = (router: Router, now = () => 0, maxWaitMs?: number) => {
    const changes: string[] = [];
    const routed = new RoutedReaches(router, { bounds, now, maxWaitMs, onChange: (state) => void changes.push(state) });
    return { reaches: new Reaches({ gazetteer }, streets, routed), changes };
  };
  const minute = within({ minutes: 1 });

  it('uses the router’s times, outline and filter once they are loaded, and our own before', async () => {
    const { reaches: routed } = open({ secondsTo });
    const before = routed.find(minute);
    expect([routed.describe(MALL, minute).router, before(north(5))]).toEqual(['away', false]);
    expect(routed.isRouted(minute)).toBe(false);
    await routed.prepare(minute);
    const after = routed.find(minute);
    expect(after).not.toBe(before);
    expect(routed.find(minute)).toBe(after);
    expect([5.9, 6.1].map((km) => after(north(km)))).toEqual([true, false]);
    expect(routed.timeTo(MALL, minute as never, north(3))?.seconds).toBeCloseTo(30, 0);
    expect(routed.describe(MALL, minute)).toEqual({ streets: 'all', router: 'asked' });
    expect([routed.isRouted(minute), routed.isRouted(within({ minutes: 2 }))]).toEqual([true, false]);
    const [area] = routed.outline(MALL, minute);
    expect(Math.max(...area.map(([, lat]) => lat))).toBeCloseTo(north(6).lat, 2);
  });

  it('uses our own times while the router is unavailable, and retries after half a minute', async () => {
    let [now, requests] = [0, 0];
    const router: Router = {
      secondsTo: async (...request) => {
        if (++requests === 1) throw new RouterUnavailable('Router is unreachable');
        return secondsTo(...request);
      },
    };
    const { reaches: routed, changes } = open(router, () => now);
    for (now of [0, 29_999]) await routed.prepare(minute);
    expect([requests, changes, routed.describe(MALL, minute).router]).toEqual([1, ['away'], 'away']);
    expect(routed.find(within({ minutes: 24 }))(north(9.9))).toBe(true);
    now = 30_000;
    await routed.prepare(minute);
    expect([requests, changes, routed.describe(MALL, minute).router]).toEqual([2, ['away', 'up'], 'asked']);
  });

  it('does not wait for a slow router, and uses its times once they are loaded', async () => {
    const response = Promise.withResolvers<void>();
    const slow: Router = {
      secondsTo: async (...request) => {
        await response.promise;
        return secondsTo(...request);
      },
    };
    const { reaches: routed, changes } = open(slow, undefined, 0);
    await routed.prepare(minute);
    expect([routed.describe(MALL, minute).router, changes]).toEqual(['away', []]);
    response.resolve();
    await expect.poll(() => routed.describe(MALL, minute).router).toBe('asked');
  });

  it('sends one request for the same place, none for a distance, and at most 2,500 points', async () => {
    const asked: number[] = [];
    const { reaches: routed } = open({
      secondsTo: async (target, by, from) => {
        asked.push(from.length);
        return secondsTo(target, by, from);
      },
    });
    const far = within({ minutes: 60 });
    await Promise.all([routed.prepare(far), routed.prepare(far), routed.prepare(within({ km: 2 }))]);
    await routed.prepare(far);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toBeGreaterThan(2_300);
    expect(asked[0]).toBeLessThanOrEqual(2_500);
  });
});
