import { DEFAULT_SORT, type MapFilter } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { NearestListings } from '@naksha/events/wire/listing-page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { nearestHomesQuery } from '../queries/nearest-query.ts';
import { didYouMeanQuery } from './did-you-mean.tsx';
import EmptyList from './empty-list.tsx';

const [onFilter, setView, onZoomOut, onCamera] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
const places = { outlines: [], unknown: [] };
const camera = { lat: 30.7, lng: 76.7, zoom: 13 };
const at = { lat: 30.74, lng: 76.65 };
const cities: City[] = [
  {
    id: 'kharar',
    name: 'Kharar',
    position: at,
    default_zoom: 13,
    map_ploygon: [],
    credits: [],
    localities: [{ id: 'kharar-kharar', name: 'Kharar', city: 'Kharar', position: at }],
  },
];
const show = (filter: MapFilter) =>
  EmptyList({
    ...{ view: { filter, sort: DEFAULT_SORT }, bbox: undefined, filter, underReview: 0 },
    ...{ cities, camera, places, onCamera, onFilter, setView, onZoomOut },
  });
const draw = (filter: MapFilter, elsewhere?: NearestListings, meant: string | null = null) => {
  const client = new QueryClient();
  for (const chip of filter.search ?? [])
    client.setQueryData(didYouMeanQuery(chip).queryKey, { did_you_mean: chip === 'khrar' ? meant : null });
  if (elsewhere) client.setQueryData(nearestHomesQuery(filter, camera).queryKey, elsewhere);
  return renderToStaticMarkup(<QueryClientProvider client={client}>{show(filter)}</QueryClientProvider>);
};
const read = (filter: MapFilter) => {
  const html = draw(filter);
  return {
    reason: /<p[^>]*>([^<]+)</.exec(html)?.[1],
    buttons: [...html.matchAll(/<button[^>]*>([^<]+)</g)].map(([, words]) => words),
  };
};

type Node = ReactElement<{ children?: ReactNode; onClick?: () => void }>;
const listElements = (node: ReactNode): Node[] => {
  if (Array.isArray(node)) return node.flatMap(listElements);
  return isValidElement<Node['props']>(node) ? [node, ...listElements(node.props.children)] : [];
};
const press = (words: string) =>
  listElements(show({ bedroom: 3 }))
    .find(({ props }) => props.children === words)
    ?.props.onClick?.();

it('U-59 an empty result says why, and offers help', () => {
  const zoomOut = ['Zoom out'];
  const both = ['Clear filters', 'Zoom out'];
  expect(read({})).toEqual({ reason: 'No homes have been posted in this area yet.', buttons: zoomOut });
  expect(read({ bedroom: 3 })).toEqual({ reason: 'No homes in this view match these filters.', buttons: both });
  expect(read({ search: ['zzyzx'] })).toEqual({ reason: 'No homes here match zzyzx.', buttons: both });

  press('Clear filters');
  expect([onFilter.mock.calls, onZoomOut.mock.calls.length]).toEqual([[[{ clear: 'everything' }]], 0]);
  press('Zoom out');
  expect([onFilter.mock.calls.length, onZoomOut.mock.calls.length]).toEqual([1, 1]);
});

it('F-42 F-46 an empty result shows how many homes match elsewhere and where, or that none does and offers an alert', () => {
  const nearest = { bbox: [76.64, 30.73, 76.66, 30.75] as const, total: 5, under_review: 1 };
  const there = draw({ bedroom: 3 }, { total: 69, under_review: 2, nearest });
  expect(there).toContain('69 homes elsewhere match.');
  expect(there).toContain('Show the nearest 5 (Kharar)');
  const hidden = { ...nearest, total: 0 };
  const waiting = draw({ bedroom: 3 }, { total: 0, under_review: 1, nearest: hidden });
  expect(waiting).toContain('1 matching home elsewhere is under review.');
  const nowhere = draw({ bedroom: 3 }, { total: 0, under_review: 0, nearest: null });
  expect(nowhere).toContain('No homes match anywhere. Try fewer filters.');
  const offers = (html: string) => ['Zoom out', 'Tell me when there is one'].filter((words) => html.includes(words));
  expect([offers(there), offers(nowhere)]).toEqual([['Zoom out'], ['Tell me when there is one']]);
});

it('F-09 if words find nothing, a probable correction is shown below the two lines', () => {
  const html = draw({ search: ['khrar', 'corner'] }, undefined, 'Kharar');
  const [typed, enter, meant] = [
    'We could not find this: khrar, corner',
    'Press Enter to show matching suggestions',
    'Did you mean Kharar?',
  ].map((words) => html.indexOf(words));
  expect([typed > 0, enter > typed, meant > enter]).toEqual([true, true, true]);
  expect(draw({ search: ['khrar'] })).not.toContain('Did you mean');
});
