// @vitest-environment happy-dom
import type { ProjectDetails } from '@naksha/events/wire/master-data';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { queryClient } from '../../shared/api/query-client.ts';
import ProjectPage from './project-page.tsx';
import { projectQuery } from './projects-query.ts';

const lost = vi.hoisted(() => () => Promise.reject(new TypeError('Failed to fetch')));
vi.mock('../contact/project-callback.tsx', lost);
vi.mock('../../shared/market/market-figures.tsx', lost);
vi.mock('./related-properties.tsx', lost);

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('without a connection a project whose later parts were not loaded yet stands without them, and without their heading', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const project: ProjectDetails['property'] = {
    ...{
      id: 'green-towers',
      slug: 'green-towers',
      name: 'Green Towers',
      names: { en: 'Green Towers' },
      type: 'Society',
    },
    ...{ city: 'mohali', locality: 'Sector 70', is_featured: true, logo: null, cover_image: null },
    ...{ city_name: 'Mohali', position: { lat: 30.7, lng: 76.71 }, zoom: 15, radius_m: 150, homes: 1 },
  };
  queryClient.setQueryData(projectQuery(project.slug).queryKey, project);
  const { hook } = memoryLocation({ path: '/project/green-towers' });
  render(
    <QueryClientProvider client={queryClient}>
      <Router hook={hook}>
        <Route path="/project/:slug" component={ProjectPage} />
      </Router>
    </QueryClientProvider>,
  );
  const lostParts = () => told.mock.calls.filter(([words]) => words === 'a part of the page failed');
  await vi.waitFor(() => expect(lostParts()).toHaveLength(3));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Green Towers');
  expect(screen.queryByText('What homes ask for here')).toBeNull();
});
