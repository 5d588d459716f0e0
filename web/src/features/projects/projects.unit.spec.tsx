import { findPageByPath } from '@naksha/events/contracts';
import { type ListingId, PROJECT_TYPES, type ProjectType } from '@naksha/events/kernel';
import type { MasterDataItem } from '@naksha/events/wire/master-data';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Route, Router } from 'wouter';
import { READING_PAGE_COMPONENTS, type ReadingPageName } from '../../app/reading-page-components.ts';
import { citiesKey } from '../../shared/api/cities.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { sampleCities } from '../../shared/places/testing/sample-cities.ts';
import { verifiedFlat } from '../listing/testing/verified-flat.ts';
import FeaturedProjectsPage, { ProjectLists } from './featured-projects-page.tsx';
import ProjectCarousel, { ProjectSlide } from './project-carousel.tsx';
import ProjectPage from './project-page.tsx';
import { homesOfProjectQuery, projectQuery, projectsQuery } from './projects-query.ts';
import { homesNearProjectQuery } from './related-properties.tsx';

afterEach(() => queryClient.clear());

const project = (name: string, type: ProjectType = 'Society', more: Partial<MasterDataItem> = {}): MasterDataItem => {
  const id = name.toLowerCase().replace(/ /g, '-');
  return {
    ...{ id, slug: id, name, names: { en: name }, type },
    ...{ city: 'mohali', locality: 'Sector 70', is_featured: true, logo: null, cover_image: null },
    ...more,
  };
};
const render = (part: React.ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/">{part}</Router>
    </QueryClientProvider>,
  );
const listed = (html: string) => [...html.matchAll(/href="\/project\/([^"]*)"/g)].map(([, slug]) => slug);
const featured = (count: number) => Array.from({ length: count }, (_, k) => project(`Estate ${k + 1}`));
const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, k) => `estate-${from + k}`);

describe('featured projects', () => {
  it('L-21 the residential filter shows societies, plots and kothis, the commercial one plots and projects', () => {
    const all = PROJECT_TYPES.map((type) => project(type, type));
    const shown = (filter: 'all' | 'residential' | 'commercial') =>
      listed(render(<ProjectLists projects={all} filter={filter} />));
    expect(shown('residential')).toEqual(['society', 'residential-plot-project', 'kothi-project']);
    expect(shown('commercial')).toEqual(['commercial-plot-project', 'commercial-project']);
    expect(shown('all')).toHaveLength(PROJECT_TYPES.length);
  });

  it('R-09 have a list with a URL, and each has its own page', async () => {
    const load = async (path: string) => {
      const { name, params } = findPageByPath(path) ?? {};
      const { default: page } = await READING_PAGE_COMPONENTS[name as ReadingPageName]();
      return { page, params };
    };
    expect(await load('/featured-projects')).toEqual({ page: FeaturedProjectsPage, params: {} });
    expect(await load('/project/mohali-green-towers')).toEqual({
      page: ProjectPage,
      params: { slug: 'mohali-green-towers' },
    });
  });

  it('that are demo projects are marked, and others are not', () => {
    const card = (demo?: true) => render(<ProjectLists projects={[project('A', 'Society', { demo })]} filter="all" />);
    expect(card(true)).toContain('>Demo<');
    expect(card()).not.toContain('Demo');
  });

  it('come before the others, which have a separate heading', () => {
    const html = render(
      <ProjectLists projects={[project('A'), project('B', 'Society', { is_featured: false })]} filter="all" />,
    );
    expect(html).toMatch(/project\/a".*More projects.*project\/b"/s);
  });

  it('L-17 a card has a cover or drawing, the city on it, the name, any logo, and the locality', () => {
    queryClient.setQueryData(citiesKey, sampleCities);
    const card = (more: Partial<MasterDataItem> = {}) =>
      render(<ProjectLists projects={[project('Green Towers', 'Society', more)]} filter="all" />);
    expect(card()).toMatch(/<svg.*<\/svg>.*>Mohali<.*>Green Towers<.*>Society<.*>Sector 70</s);
    expect(card()).not.toContain('<img');
    const pictured = card({ cover_image: '/cover.webp', logo: '/logo.webp' });
    expect(pictured).toMatch(/<img src="\/cover.webp".*>Mohali<.*<img src="\/logo.webp".*>Green Towers</s);
    expect(pictured).not.toContain('<svg');
    expect(card({ locality: null })).not.toContain('Sector 70');
  });

  it('show a message if there are none', () => {
    queryClient.setQueryData(projectsQuery.queryKey, []);
    expect(render(<FeaturedProjectsPage />)).toContain('There are no projects here yet.');
  });
});

it('L-22 a project page shows its details, the homes in and around it, and a call-back form', async () => {
  const one = project('Green Towers');
  const where = { city_name: 'Mohali', position: { lat: 30.7, lng: 76.71 }, zoom: 15, radius_m: 150, homes: 1 };
  queryClient.setQueryData(projectQuery(one.slug).queryKey, { ...one, ...where });
  const counts = { total: 1, under_review: 0, cursor: null };
  queryClient.setQueryData(homesOfProjectQuery(one.slug).queryKey, { code: 200, property: [verifiedFlat], ...counts });
  const near = { ...verifiedFlat, id: '7zzzzzzzzzz' as ListingId, slug: 'near-it-7zzzzzzzzzz', project: 'Other' };
  const whole = { ...one, ...where };
  queryClient.setQueryData(homesNearProjectQuery(whole).queryKey, { listings: [verifiedFlat, near], ...counts });
  const stream = await renderToReadableStream(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/project/green-towers">
        <Route path="/project/:slug">
          <ProjectPage />
        </Route>
      </Router>
    </QueryClientProvider>,
  );
  await stream.allReady;
  const html = (await new Response(stream).text()).replace(/<!--.*?-->/g, '');
  expect(html).toMatch(/<h1[^>]*>Green Towers<.*Society.*Sector 70, Mohali.*1 property on the market/s);
  expect(html).toMatch(/href="\/home\?[^"]*place=green-towers[^"]*"[^>]*>Show on the map</);
  const hrefs = (part: string) => [...part.matchAll(/href="\/flat\/([^"]*)"/g)].map(([, slug]) => slug);
  const [own, related] = html.split('For sale in Green Towers<')[1].split('Related properties<');
  expect([hrefs(own), hrefs(related)]).toEqual([[verifiedFlat.slug], [near.slug]]);
  expect(html).toMatch(/Request a call about Green Towers.*name="mobile_phone"/s);
});

describe('the carousel at the end of Home', () => {
  const slide = (count: number, at: number) =>
    render(<ProjectSlide projects={featured(count)} slide={at} onStep={() => undefined} />);

  it('H-33 shows the first five, then the next five, and no more', () => {
    expect(listed(slide(12, 0))).toEqual(ids(1, 5));
    expect(listed(slide(12, 1))).toEqual(ids(6, 10));
    expect(slide(12, 1)).toMatch(/aria-label="Next projects" disabled/);
    expect(listed(slide(7, 1))).toEqual(ids(6, 7));
    expect(slide(5, 0)).not.toContain('Previous projects');
  });

  it('H-34 links to all of them', () => {
    expect(slide(1, 0)).toMatch(/<a href="\/featured-projects"[^>]*>Explore Projects</);
  });

  it('contains only featured projects, and is hidden without any', () => {
    queryClient.setQueryData(projectsQuery.queryKey, [project('A', 'Society', { is_featured: false }), ...featured(1)]);
    expect(listed(render(<ProjectCarousel />))).toEqual(['estate-1']);
    queryClient.setQueryData(projectsQuery.queryKey, [project('A', 'Society', { is_featured: false })]);
    expect(render(<ProjectCarousel />)).toBe('');
  });
});
