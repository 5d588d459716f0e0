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

/** A page for which every call has ended in this. */
function renderFailed(page: ComponentType, error: Error): string {
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
  for (const query of client.getQueryCache().getAll()) query.setState({ status: 'error', error, fetchStatus: 'idle' });
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
