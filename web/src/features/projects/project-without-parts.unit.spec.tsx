// @vitest-environment happy-dom
import type { ProjectDetails } from '@naksha/events/wire/master-data';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../shared/api/query-client.ts';
import { renderWithoutLazyParts } from '../../shared/testing/open-without-parts.tsx';
import ProjectPage from './project-page.tsx';
import { projectQuery } from './projects-query.ts';

vi.mock('../contact/project-callback.tsx', () => Promise.reject(new TypeError('Failed to fetch')));
vi.mock('../../shared/market/market-figures.tsx', () => Promise.reject(new TypeError('Failed to fetch')));
vi.mock('./related-properties.tsx', () => Promise.reject(new TypeError('Failed to fetch')));

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('offline, a project is shown without parts whose scripts are not loaded, and without their heading', async () => {
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
  const countLost = renderWithoutLazyParts('/project/:slug', '/project/green-towers', ProjectPage);
  await vi.waitFor(() => expect(countLost()).toBe(3));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Green Towers');
  expect(screen.queryByText('Asking prices here')).toBeNull();
});
