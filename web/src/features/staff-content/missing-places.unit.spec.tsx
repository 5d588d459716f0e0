// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { citiesKey } from '../../shared/api/cities.ts';
import { missingQuery } from './content-calls.ts';
import { MissingPlaces } from './missing-places.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('does not open the form of a missing place before its city is known', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const position = { lat: 30.7, lng: 76.7 };
  queries.setQueryData(missingQuery.queryKey, [{ locality: 'Royal Enclave', city: 'Mohali', position, listings: [] }]);
  render(
    <QueryClientProvider client={queries}>
      <MissingPlaces />
    </QueryClientProvider>,
  );
  expect(screen.queryByRole('button', { name: 'Create a place' })).toBeNull();
  act(() => void queries.setQueryData(citiesKey, [{ id: 'mohali', name: 'Mohali', position, localities: [] }]));
  const make = await screen.findByRole('button', { name: 'Create a place' });
  act(() => make.click());
  expect(await screen.findByText(/^ID: mohali-royal-enclave\./)).toBeTruthy();
});
