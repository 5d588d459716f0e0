import { PAGES, type PageName } from '@naksha/events/contracts';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import HeaderFilters from '../features/home/filters/header-filters.tsx';
import { Header } from './header.tsx';

async function render(route: PageName): Promise<string> {
  const stream = await renderToReadableStream(
    <Router ssrPath="/somewhere">
      <Header route={route} />
    </Router>,
  );
  await stream.allReady;
  return new Response(stream).text();
}
const readLogoLink = async (route: PageName) => /<a href="([^"]*)"[^>]*><svg/.exec(await render(route))?.[1];
const readLinks = async (route: PageName) =>
  [...(/<nav.*<\/nav>/s.exec(await render(route))?.[0] ?? '').matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, to, inner]) => `${inner.replace(/<[^>]+>/g, ' ').trim()} ${to}`,
  );

it('H-01 the logo leads from Home to Landing, and from every other page to Home', async () => {
  expect(await readLogoLink('Home')).toBe('/');
  for (const route of ['Landing', 'AddProperty', 'SingleProperty', 'Listing', 'NotFound'] as const)
    expect(await readLogoLink(route), route).toBe('/home');
});

it('H-02 the links lead to existing pages, in the order of the specification', async () => {
  expect((await readLinks('Landing')).slice(0, 7)).toEqual([
    'Buy /home',
    'Sell /add',
    'About Us /about-us',
    'Featured Projects /featured-projects',
    'Popular Searches /popular-searches',
    'Blog /blogs',
    'Contact Us /contact',
  ]);
});

it('H-04 the filters replace the links on map pages', async () => {
  for (const route of ['Home', 'QueryProperties'] as const) expect(await render(route), route).not.toContain('<nav');
  expect(await render('Landing')).toMatch(/<nav.*Buy.*Sell.*<\/nav>/s);
});

it('a phone’s header has menu and logo, but not the menu for pointers', async () => {
  for (const route of ['Landing', 'Contact', 'Listing'] as const) {
    expect(await render(route), route).toContain('aria-label="Menu"');
    expect(await render(route), route).toContain('max-sm:hidden"><button type="button" aria-label="Your account"');
  }
});

it('H-08 the property-type filter is in the header of a map page from 1024 px, and in no other header', async () => {
  const filters = renderToStaticMarkup(<HeaderFilters filter={{}} bbox={undefined} onChange={() => undefined} />);
  expect(filters).toMatch(/<div class="hidden [^"]*lg:flex[^"]*"><select aria-label="Property type"/);
  expect(filters.split('aria-label="Property type"')).toHaveLength(2);
  for (const route of Object.keys(PAGES) as PageName[]) expect(await render(route), route).not.toContain('<select');
});
