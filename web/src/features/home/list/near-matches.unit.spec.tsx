import { listingIdFromNumber, type MapFilter } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import type { NearMatches as Answer } from '@naksha/events/wire/suggestions';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import type { SearchNote } from '../../../shared/places/search-note.ts';
import SearchNotes from '../filters/search-notes.tsx';
import { NearMatches, nearMatchesQuery } from './near-matches.tsx';

const listing = {
  ...{
    id: listingIdFromNumber(7),
    slug: `sunlit-flat-${listingIdFromNumber(7)}`,
    title: 'Sunlit flat',
    state: 'verified',
    demo: false,
  },
  ...{ property_type: 'residential', property_subtype: 'flat', expected_price: 5_500_000, bedrooms: 3 },
  ...{ area: { value: 1450, unit: 'sqft', sqft: 1450 }, position: { lat: 30.7, lng: 76.7 } },
  ...{ locality: 'Sector 70', city: 'Mohali', cover_image: null, posted_on: '2026-11-01', lister: 'agent' },
} as ListingCard;

function draw(filter: MapFilter, near: Answer): string {
  const client = new QueryClient();
  client.setQueryData(nearMatchesQuery(filter).queryKey, near);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/home">
        <NearMatches filter={filter} cities={[]} places={{ outlines: [], unknown: [] }} onFilter={() => undefined} />
      </Router>
    </QueryClientProvider>,
  );
}

it('F-46 shows the number of homes without one filter or with a wider price, and what each near match lacks', () => {
  const html = draw(
    { bedroom: 3, lister: 'owner', price: { min: 0, max: 50 } },
    {
      wider: [
        { parameter: 'price_range', isWidened: true, query: 'bedroom=3&lister=owner&price_range=0,55', total: 1 },
        { parameter: 'lister', isWidened: false, query: 'bedroom=3&price_range=0,50', total: 14 },
      ],
      listings: [{ listing, misses: 'lister' }],
    },
  );
  expect(html).toContain('1 home with “Up to ₹55 Lac”');
  expect(html).toContain('14 homes if you remove “Owner only”');
  expect(html).toContain('Doesn’t match: Owner only');
  expect(html.match(/data-listing=/g)).toHaveLength(1);
});

it('F-46 shows nothing if no wider filter finds a home', () => {
  expect(draw({ bedroom: 3 }, { wider: [], listings: [] })).toBe('');
});

function drawNotes(note: SearchNote): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <SearchNotes note={note} onFilter={() => undefined} />
    </QueryClientProvider>,
  );
}

it('offers the meanings of a search: an area or a price, and places with one name', () => {
  const place = (city: string) =>
    ({ type: 'locality', name: 'Sector 7', slug: `${city}-sector-7`, city, position: { lat: 30, lng: 76 } }) as const;
  const html = drawNotes({
    ...{ typed: 'plot under 200 sector 7', isShown: true, before: {}, filter: '', ignored: [], corrections: [] },
    choices: [
      {
        typed: 'under 200',
        options: [
          { query: 'kinds=residential-plot&price_range=0,200' },
          { query: 'kinds=residential-plot&size=,200,sqyd' },
        ],
      },
      {
        typed: 'sector 7',
        options: ['Chandigarh', 'Panchkula'].map((city) => ({ query: `place=${city}-sector-7`, place: place(city) })),
      },
    ],
  });
  const buttons = [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text]) => text);
  expect(html).toContain('aria-label="What does “under 200” mean?"');
  expect(buttons).toEqual(['Up to ₹2 Cr', 'Up to 200 gaj', 'Sector 7, Chandigarh', 'Sector 7, Panchkula']);
});

it('F-45 F-44 shows which words were dropped or corrected, with a way to undo it', () => {
  const note = {
    ...{ typed: 'cheap zirakpr', isShown: true, before: {}, filter: '', ignored: ['cheap'] },
    corrections: [{ typed: 'zirakpr', meant: 'Zirakpur' }],
    choices: [],
  };
  const html = drawNotes(note);
  expect(html).toContain('Ignored: cheap');
  expect(html).toContain('Showing results for Zirakpur.');
  expect(html).toContain('Search for “cheap zirakpr” instead');
});
