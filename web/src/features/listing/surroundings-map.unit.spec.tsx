import type { PlaceReach } from '@naksha/events/kernel';
import type { ReachTime } from '@naksha/events/wire/reach';
import type { Surroundings } from '@naksha/events/wire/surroundings';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../shared/api/query-client.ts';
import { storeLastFilter } from '../../shared/filter/last-filter.ts';
import { reachQuery } from '../../shared/reach/reach-query.ts';
import { reachTimeQuery } from '../../shared/reach/reach-time-query.ts';
import { aroundListingQuery } from './around-query.ts';
import SurroundingsMap, { formatDistance, surroundingsQuery } from './surroundings-map.tsx';
import { verifiedFlat } from './testing/verified-flat.ts';

afterEach(() => {
  queryClient.clear();
  storeLastFilter({});
});

function show(surroundings: Surroundings, flat = verifiedFlat): string {
  queryClient.setQueryData(surroundingsQuery(verifiedFlat.position).queryKey, surroundings);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <SurroundingsMap property={flat} />
    </QueryClientProvider>,
  );
}
const near = { x: 250, y: 350, metres: 640 };

it('draws the base map, water above green and roads above both, with this home in the center', () => {
  const html = show({ paths: { 'wide-road': 'M0 0L9 9', green: 'M1 1L2 2Z', water: 'M3 3L4 4Z' }, near: [] });
  const order = ['M1 1L2 2Z', 'M3 3L4 4Z', 'M0 0L9 9', 'cx="500" cy="500"'].map((part) => html.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(html).not.toContain('What’s nearby');
});

it('shows the travel time by which homes were last filtered, also after Home is gone', () => {
  const byCar = { of: 'elante-mall', minutes: 25, by: 'car' } as PlaceReach;
  const name = 'Elante Mall';
  const place = { id: 'elante-mall', name, names: { en: name }, position: verifiedFlat.position, outline: [] };
  const known = { streets: 'all' as const, router: 'off' as const, localities: [] };
  const time: ReachTime = { minutes: 18, about: false };
  queryClient.setQueryData(reachQuery(byCar).queryKey, { ...place, ...known });
  queryClient.setQueryData(reachTimeQuery(byCar, verifiedFlat.position, 'off').queryKey, time);
  expect(show({ paths: {}, near: [] })).not.toContain('18 min');
  storeLastFilter({ within: byCar });
  expect(show({ paths: {}, near: [] })).toContain('18 min to Elante Mall');
});

it('lists nearby places, nearest first, and numbers those on the map', () => {
  const html = show({
    paths: {},
    near: [
      { kind: 'landmark', name: 'Rose Garden', ...near },
      { kind: 'station', name: 'Kharar', ...near, x: 1400, metres: 1_960 },
    ],
  });
  expect(html).toMatch(/Rose Garden <span[^>]*>640 m<.*Kharar railway station <span[^>]*>2 km</);
  expect(html).toContain('left:25%;top:25%');
  expect(html).toMatch(/<div class="relative"><svg .*<\/svg><span[^>]*left:25%;top:25%/s);
  expect(html.match(/left:/g)).toHaveLength(1);
});

it('omits the place that contains the home, and no number covers the home’s dot', () => {
  const flat = { ...verifiedFlat, project: 'Green Towers' };
  const html = show(
    {
      paths: {},
      near: [
        { kind: 'place', name: 'Green Towers', x: 500, y: 500, metres: 0 },
        { kind: 'landmark', name: 'Rose Garden', x: 510, y: 505, metres: 20 },
        { kind: 'landmark', name: 'Lake', ...near },
      ],
    },
    flat,
  );
  expect(html).not.toContain('Green Towers');
  const above = [...html.matchAll(/-translate-y-\[calc\(100%\+8px\)\]" style="left:([\d.]+)%[^>]*>(\d)</g)];
  expect(above.map(([, left, number]) => [left, number])).toEqual([['51', '1']]);
});

it('shows similar homes at their positions', () => {
  const { lat, lng } = verifiedFlat.position;
  const similar = [
    { ...verifiedFlat, id: 'one' as never, position: { lat: lat + 0.002, lng } },
    { ...verifiedFlat, id: 'two' as never, position: { lat: lat + 0.04, lng } },
  ];
  queryClient.setQueryData(aroundListingQuery(verifiedFlat.id, 'out').queryKey, { similar: similar.slice(1) });
  expect(show({ paths: {}, near: [] })).not.toContain('Similar homes');
  queryClient.setQueryData(aroundListingQuery(verifiedFlat.id, 'out').queryKey, { similar });
  expect(show({ paths: {}, near: [] })).toContain('Similar homes');
});

it.each([
  [4, '0 m'],
  [644, '640 m'],
  [994, '990 m'],
  [996, '1 km'],
  [1_449, '1.4 km'],
])('%i meters are shown as %s', (metres, shown) => {
  expect(formatDistance(metres)).toBe(shown);
});
