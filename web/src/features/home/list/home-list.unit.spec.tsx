// @vitest-environment happy-dom
import type { ListingId, MapFilter } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import type { ListingPage } from '@naksha/events/wire/listing-page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useMarkerSelection } from '../selection/use-selection.ts';
import type { MapMarker } from '../tiles/decode-tile.ts';
import { HomeList, type HomeListProps } from './home-list.tsx';
import type { ListPaneProps } from './list-pane.tsx';
import { useListings } from './use-listings.ts';

const drawn: (readonly ListingCard[] | undefined)[] = [];
vi.mock('./list-pane.tsx', () => ({
  ListPane: ({ listings }: ListPaneProps) => {
    drawn.push(listings);
    return null;
  },
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  drawn.length = 0;
});

const card = (id: string, price: number) => ({ id, expected_price: price, area: { value: 900, unit: 'sqft' } });
const pageOf = (...listings: object[]) =>
  ({ listings, total: listings.length, under_review: 0, cursor: null }) as unknown as ListingPage;
const marker = (id: number): MapMarker => ({
  kind: 'cluster',
  key: `c${id}`,
  position: { lat: 30.7, lng: 76.7 },
  count: id,
});

const CAMERA = { lat: 30.7, lng: 76.7, zoom: 13 };
const NOTHING = {
  camera: CAMERA,
  cities: [],
  link: undefined,
  active: true,
  marks: { saved: new Set(), seen: new Set(), contacted: new Set(), own: new Set(), dismissed: new Set() },
  notice: undefined,
  onNotice: undefined,
  onFilter: () => undefined,
  onSort: () => undefined,
  onCamera: () => undefined,
  places: { outlines: [], unknown: [] },
  unread: [],
  dismissUnread: () => undefined,
  setView: () => undefined,
  withFilters: false,
} satisfies Partial<HomeListProps>;
const FILTER: MapFilter = {};
const VIEW = { filter: FILTER, sort: 'newest' } as HomeListProps['view'];

type Given = { markers: readonly MapMarker[]; east?: number; painted?: ListingPage };
function Home({ markers, east = 77, painted }: Given) {
  const list = useListings('view', { filter: FILTER, sort: 'newest', bbox: [76, 30, east, 31] }, painted);
  const selection = useMarkerSelection({ markers, zoom: 13 }, list.listings);
  return <HomeList {...NOTHING} view={VIEW} bbox={undefined} list={list} selection={selection} />;
}

function open(given: Given) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const home = (next: Given) => (
    <QueryClientProvider client={client}>
      <Home {...next} />
    </QueryClientProvider>
  );
  const { rerender } = render(home(given));
  return {
    show: (next: Given) => rerender(home(next)),
    answered: () => vi.waitFor(() => expect(client.isFetching()).toBe(0)),
  };
}

it('the list is not rendered again for each arriving tile', async () => {
  vi.stubGlobal('fetch', async () => Response.json(pageOf(card('a', 1))));
  const { show, answered } = open({ markers: [] });
  await vi.waitFor(() => expect(drawn.at(-1)?.length).toBe(1));
  await answered();
  const before = drawn.length;
  for (let tiles = 1; tiles <= 12; tiles++) show({ markers: Array.from({ length: tiles }, (_, k) => marker(k)) });
  expect(drawn.length).toBe(before);
});

it('a card with the same data is the same object, from page or response; a changed one is another', async () => {
  let price = 1;
  vi.stubGlobal('fetch', async () => Response.json(pageOf(card('a', price), card('b', 2), card('c', 3))));
  const { show } = open({ markers: [], painted: pageOf(card('a', 1), card('b', 2)) });
  const [a, b] = drawn.at(-1)!;
  await vi.waitFor(() => expect(drawn.at(-1)?.length).toBe(3));
  expect([drawn.at(-1)?.[0] === a, drawn.at(-1)?.[1] === b]).toEqual([true, true]);
  price = 9;
  show({ markers: [], east: 78 });
  await vi.waitFor(() => expect(drawn.at(-1)?.[0].expected_price).toBe(9));
  expect(drawn.at(-1)?.[0].id).toBe('a' as ListingId);
  expect(drawn.at(-1)?.[1]).toBe(b);
});
