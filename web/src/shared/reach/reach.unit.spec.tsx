import type { PlaceReach } from '@naksha/events/kernel';
import type { ReachTime, RouterState } from '@naksha/events/wire/reach';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeToAtom } from './close-to.ts';
import { reachQuery } from './reach-query.ts';
import { describeReachTime, FilterReachTimeText } from './reach-text.tsx';
import { reachTimeQuery } from './reach-time-query.ts';
import { outlineToShapesWithGaps } from './reached-shapes.ts';
import { describeReach } from './within-words.ts';

const byCar = { of: 'elante-mall', minutes: 25, by: 'car' } as PlaceReach;
const at = { lat: 30.7, lng: 76.7 };
afterEach(() => vi.unstubAllGlobals());

it('shows the reach with the name of the landmark, or with its id', () => {
  expect(describeReach(byCar, 'Elante Mall')).toBe('Within 25 min by car of Elante Mall');
  expect(describeReach({ ...byCar, by: 'two-wheeler' } as PlaceReach)).toBe(
    'Within 25 min by two-wheeler of Elante Mall',
  );
  expect(describeReach({ of: byCar.of, km: 2 })).toBe('Within 2 km of Elante Mall');
});

it('shows the distance of a home, with "about" if only main roads are known', () => {
  expect(describeReachTime({ minutes: 18, about: false }, 'IT Park')).toBe('18 min to IT Park');
  expect(describeReachTime({ minutes: 18, about: true }, 'IT Park')).toBe('About 18 min to IT Park');
  expect(describeReachTime({ km: 1.5 }, 'IT Park')).toBe('1.5 km to IT Park');
  expect(describeReachTime({ streets: 'none' }, 'IT Park')).toBe('Travel time to IT Park unknown');
});

it('shows it only while homes are filtered by it', () => {
  const client = new QueryClient();
  const name = 'Elante Mall';
  const area = { id: 'elante-mall', name, names: { en: name }, position: at, outline: [] };
  const known = { streets: 'all' as const, router: 'off' as const, localities: [] };
  client.setQueryData(reachQuery(byCar).queryKey, { ...area, ...known });
  const time: ReachTime = { minutes: 18, about: false };
  client.setQueryData(reachTimeQuery(byCar, at, 'off').queryKey, time);
  const draw = (closeTo: string) => {
    const store = createStore();
    store.set(closeToAtom, closeTo);
    return renderToStaticMarkup(
      <Provider store={store}>
        <QueryClientProvider client={client}>
          <FilterReachTimeText at={at} />
        </QueryClientProvider>
      </Provider>,
    );
  };
  expect(draw('elante-mall,25min,car')).toContain('18 min to Elante Mall');
  expect(draw('')).toBe('');
});

it('loads the time of a home again once the router answers, and not before the area is known', async () => {
  let minutes = 18;
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async () => Response.json({ times: [{ minutes, about: false }] }));
  const client = new QueryClient();
  const load = (router: RouterState) => client.fetchQuery(reachTimeQuery(byCar, at, router));
  expect(await load('away')).toMatchObject({ minutes: 18 });
  minutes = 21;
  expect(await load('asked')).toMatchObject({ minutes: 21 });
  expect(reachTimeQuery(byCar, at, undefined).enabled).toBe(false);
});

describe('an area that can be reached', () => {
  const square = (from: number, to: number): [number, number][] => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ];
  const positions = (ring: [number, number][]) => ring.map(([lng, lat]) => ({ lat, lng }));

  it('leaves its gaps out, and what is reached in a gap is an area of its own', () => {
    const [outer, gap, island, hole] = [square(0, 9), square(1, 8), square(2, 7), square(3, 6)];
    const gaps = [gap.toReversed(), hole.toReversed()];
    expect(outlineToShapesWithGaps([outer, gaps[1], gaps[0], island])).toEqual([
      { ring: positions(island), gaps: [positions(gaps[1])], approximate: false },
      { ring: positions(outer), gaps: [positions(gaps[0])], approximate: false },
    ]);
  });

  it('may touch its gap at a corner', () => {
    const touching = [
      [0, 0],
      [3, 2],
      [2, 3],
    ].toReversed() as [number, number][];
    expect(outlineToShapesWithGaps([square(0, 9), touching])).toMatchObject([{ gaps: [positions(touching)] }]);
  });
});

it('requests homes that are shown together in one request of at most 60 points', async () => {
  const asked: number[] = [];
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (url: string) => {
    const points = new URL(url, 'http://localhost').searchParams.get('at')!.split(';');
    asked.push(points.length);
    return Response.json({ times: points.map((point) => ({ km: Number(point.split(',')[0]) })) });
  });
  const client = new QueryClient();
  const load = (lat: number) => client.fetchQuery(reachTimeQuery(byCar, { lat, lng: 76 }, 'off'));
  const times = await Promise.all(Array.from({ length: 61 }, (_, lat) => load(lat)));
  expect(asked).toEqual([60, 1]);
  expect(times[60]).toEqual({ km: 60 });
});
