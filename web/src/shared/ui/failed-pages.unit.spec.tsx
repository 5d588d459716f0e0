import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Route, Router } from 'wouter';
import { LatestListings } from '../../features/landing/latest.tsx';
import LeadsPage from '../../features/leads/leads-page.tsx';
import ListingPage from '../../features/listing/listing-page.tsx';
import { verifiedFlat } from '../../features/listing/testing/verified-flat.ts';
import OwnListingsPage from '../../features/own-listings/own-listings-page.tsx';
import { ApiProblem } from '../api/api-problem.ts';

function renderFailed(page: ComponentType, error: Error, loaded?: object): string {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const render = () =>
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <Router ssrPath="/flat/some-flat">
          <Route path="/:type/:slug" component={page} />
        </Router>
      </QueryClientProvider>,
    );
  render();
  for (const query of client.getQueryCache().getAll())
    query.setState({ status: 'error', error, fetchStatus: 'idle', data: loaded });
  return render();
}

it.each([
  ['latest', LatestListings],
  ['listing', ListingPage],
  ['own listings', OwnListingsPage],
  ['leads', LeadsPage],
])('X-19 %s shows that it could not be loaded and offers Retry, without a skeleton', (_, page) => {
  for (const error of [new ApiProblem(502, 'unreadable', ''), new ApiProblem(0, 'network', '')]) {
    const html = renderFailed(page, error);
    expect(html).toMatch(/<button[^>]*>(Try again|Retry)</);
    expect(html).not.toContain('skeleton');
  }
});

const LEAD = {
  ...{ id: 'lead', status: 'new', buyer: { first_name: 'Vikram' }, contacted_at: '2026-11-20T06:00:00Z' },
  listing: verifiedFlat,
};

it.each([
  { name: 'the newest', page: LatestListings, loaded: { listings: [verifiedFlat] }, kept: 'Flat by the park' },
  { name: 'a listing', page: ListingPage, loaded: verifiedFlat, kept: 'Flat by the park' },
  {
    ...{ name: 'own listings', page: OwnListingsPage, kept: 'Flat by the park' },
    loaded: {
      pages: [
        {
          listings: [{ ...verifiedFlat, reasons: [], leads: 0, views: 0, saves: 0 }],
          counts: { all: 1 },
          cursor: null,
        },
      ],
      pageParams: [null],
    },
  },
  {
    ...{ name: 'leads', page: LeadsPage, kept: 'Vikram is interested' },
    loaded: { leads: [LEAD], counts: { new: 1 } },
  },
])('X-15 $name: data loaded before a failure remain, with Retry; data never loaded are empty', (shown) => {
  const lost = new ApiProblem(0, 'network', '');
  const html = renderFailed(shown.page, lost, shown.loaded);
  expect(html).toContain(shown.kept);
  expect(html).toMatch(/<button[^>]*>Try again</);
  expect(renderFailed(shown.page, lost)).not.toMatch(/<li[ >]/);
});
