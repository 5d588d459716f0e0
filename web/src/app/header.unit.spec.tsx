import { PAGES, type PageName } from '@naksha/events/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { Header } from './header.tsx';
import { isMapPage } from './map-pages.ts';

const render = (route: PageName) =>
  renderToStaticMarkup(
    <Router ssrPath="/somewhere">
      <Header route={route} />
    </Router>,
  );
const readLogoLink = (route: PageName) => /<a href="([^"]*)"[^>]*><svg/.exec(render(route))?.[1];
/** Words and address of each link, without the logo's. */
const readLinks = (route: PageName) =>
  [...(/<nav.*<\/nav>/s.exec(render(route))?.[0] ?? '').matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, to, inner]) => `${inner.replace(/<[^>]+>/g, ' ').trim()} ${to}`,
  );

it('H-01 the logo leads to Landing from Home, and to Home from everywhere else', () => {
  expect(readLogoLink('Home')).toBe('/');
  for (const route of ['Landing', 'AddProperty', 'SingleProperty', 'Listing', 'NotFound'] as const)
    expect(readLogoLink(route), route).toBe('/home');
});

it('the links lead to what there is, in the order of the specification', () => {
  expect(readLinks('Landing').slice(0, 6)).toEqual([
    'Buy /home',
    'Sell /add',
    'About Us /about-us',
    'Featured Projects /featured-projects',
    'Popular Searches /popular-searches',
    'Contact Us /contact',
  ]);
});

it('two tabs are free on every page with links: to find, and to post but where one posts', () => {
  const find = 'Find Property FREE /home';
  const post = 'Post Property FREE /add';
  for (const route of (Object.keys(PAGES) as PageName[]).filter((name) => !isMapPage(name))) {
    expect(readLinks(route).includes(find), route).toBe(true);
    expect(readLinks(route).includes(post), route).toBe(route !== 'AddProperty');
  }
});

it('H-04 the links give their place to the filters where the page is a map', () => {
  for (const route of ['Home', 'QueryProperties'] as const) expect(render(route), route).not.toContain('<nav');
  expect(render('Landing')).toMatch(/<nav.*Buy.*Sell.*<\/nav>/s);
});

it('a phone’s header has the menu and the logo, and Landing’s the person too', () => {
  for (const route of ['Landing', 'Contact', 'Listing'] as const) {
    expect(render(route), route).toContain('aria-label="Menu"');
    // The menu that opens below a pointer is none of a phone's.
    expect(render(route), route).toContain('max-sm:hidden"><button type="button" aria-label="Your account"');
    const phones = /<button type="button" aria-label="Your account" class="[^"]*sm:hidden"/.test(render(route));
    expect(phones, route).toBe(route === 'Landing');
  }
});
