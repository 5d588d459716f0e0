// @vitest-environment happy-dom
import { PAGES, type PageName } from '@naksha/events/contracts';
import type { MasterDataItem } from '@naksha/events/wire/master-data';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { projectsQuery } from '../features/projects/projects-query.ts';
import { queryLinksQuery } from '../shared/api/query-links.ts';
import Footer from './footer.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const green: MasterDataItem = {
  ...{ id: 'green-towers', slug: 'green-towers', name: 'Green Towers', names: { en: 'Green Towers' } },
  ...{ type: 'Society', city: 'mohali', locality: null, is_featured: true, logo: null, cover_image: null },
};

async function readCarousel(route: PageName, width: number, projects: MasterDataItem[]): Promise<string[]> {
  const matches = (query: string) =>
    width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0) &&
    width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...{ matches: matches(query), addEventListener: () => undefined, removeEventListener: () => undefined },
  }));
  vi.stubGlobal('fetch', async (path: string) => Response.json({ path }, { status: 404 }));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(projectsQuery.queryKey, projects);
  queries.setQueryData(queryLinksQuery.queryKey, {});
  await import('../features/projects/project-carousel.tsx');
  const { container } = await act(async () =>
    render(
      <QueryClientProvider client={queries}>
        <Footer route={route} />
      </QueryClientProvider>,
    ),
  );
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const shown = ['Green Towers', 'Explore Projects'].filter((words) => container.textContent.includes(words));
  cleanup();
  return shown;
}

it('H-35 the project carousel and its button are only on desktop Home, if there are featured projects', async () => {
  expect(await readCarousel('Home', 1024, [green])).toEqual(['Green Towers', 'Explore Projects']);
  expect(await readCarousel('Home', 1024, [])).toEqual([]);
  expect(await readCarousel('Home', 1024, [{ ...green, is_featured: false }])).toEqual([]);
  expect(await readCarousel('Home', 360, [green])).toEqual([]);
  for (const route of (Object.keys(PAGES) as PageName[]).filter((name) => name !== 'Home'))
    expect(await readCarousel(route, 1440, [green]), route).toEqual([]);
});
