import { toListingId } from '@naksha/events/kernel';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Route, Router } from 'wouter';
import { Latest } from '../../features/landing/latest.tsx';
import LeadsPage from '../../features/leads/leads-page.tsx';
import ListingPage from '../../features/listing/listing-page.tsx';
import OwnListingsPage from '../../features/own-listings/own-listings-page.tsx';
import { ApiProblem } from '../api/api-problem.ts';

/** A page for which every call has ended in this. @param loaded what it had been answered before */
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
  ['latest', Latest],
  ['listing', ListingPage],
  ['own listings', OwnListingsPage],
  ['leads', LeadsPage],
])('X-19 %s says that it could not be loaded and offers another try, without a skeleton', (_, page) => {
  for (const error of [new ApiProblem(502, 'unreadable', ''), new ApiProblem(0, 'network', '')]) {
    const html = renderFailed(page, error);
    expect(html).toMatch(/<button[^>]*>(Try again|Retry)</);
    expect(html).not.toContain('skeleton');
  }
});

it('X-15 what was loaded before a call failed stays, with another try; what never was is empty', () => {
  const lost = new ApiProblem(0, 'network', '');
  const listing = { id: toListingId(7), slug: 'corner-flat', title: 'Corner flat', property_subtype: 'flat' };
  const lead = {
    id: 'lead',
    status: 'new',
    buyer: { first_name: 'Vikram' },
    contacted_at: '2026-11-20T06:00:00Z',
    listing,
  };
  const kept = renderFailed(LeadsPage, lost, { leads: [lead], counts: { new: 1 } });
  expect(kept).toContain('Vikram is interested');
  expect(kept).toMatch(/<button[^>]*>Try again</);
  const never = renderFailed(LeadsPage, lost);
  expect(never).toMatch(/<ul[^>]*><\/ul>/);
});
