// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { queryClient } from '../../shared/api/query-client.ts';
import ListingPage from './listing-page.tsx';
import { verifiedFlat } from './testing/verified-flat.ts';
import { propertyKey } from './use-property.ts';

const lost = vi.hoisted(() => () => Promise.reject(new TypeError('Failed to fetch')));
vi.mock('./surroundings-map.tsx', lost);
vi.mock('./around-listing.tsx', lost);

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('without a connection a listing whose later parts were not loaded yet stands without them', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal('IntersectionObserver', AlwaysNear);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const { slug } = verifiedFlat;
  queryClient.setQueryData(propertyKey(slug, 'out'), { ...verifiedFlat, mine: false });
  const { hook } = memoryLocation({ path: `/flat/${slug}` });
  render(
    <QueryClientProvider client={queryClient}>
      <Router hook={hook}>
        <Route path="/:type/:slug" component={ListingPage} />
      </Router>
    </QueryClientProvider>,
  );
  const lostParts = () => told.mock.calls.filter(([words]) => words === 'a part of the page failed');
  await vi.waitFor(() => expect(lostParts()).toHaveLength(2));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(verifiedFlat.title);
  expect(screen.getByText('Where it is')).toBeTruthy();
  expect(document.querySelector('.skeleton')).toBeNull();
});

class AlwaysNear {
  constructor(private readonly tell: (seen: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}
