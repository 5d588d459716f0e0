import type { PageName } from '@naksha/events/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { Header } from './header.tsx';

const render = (route: PageName) =>
  renderToStaticMarkup(
    <Router ssrPath="/somewhere">
      <Header route={route} />
    </Router>,
  );
const readLogoLink = (route: PageName) => /<a href="([^"]*)"[^>]*><svg/.exec(render(route))?.[1];

it('H-01 the logo leads to Landing from Home, and to Home from everywhere else', () => {
  expect(readLogoLink('Home')).toBe('/');
  for (const route of ['Landing', 'AddProperty', 'SingleProperty', 'Listing', 'NotFound'] as const)
    expect(readLogoLink(route), route).toBe('/home');
});

it('H-04 the links give their place to the filters where the page is a map', () => {
  for (const route of ['Home', 'QueryProperties'] as const) expect(render(route), route).not.toContain('<nav');
  expect(render('Landing')).toMatch(/<nav.*Buy.*Sell.*<\/nav>/s);
});
