import type { QueryLinkGroups } from '@naksha/events/wire/query-links';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import Footer from '../../app/footer.tsx';
import { queryClient } from '../../shared/api/query-client.ts';
import { queryLinksQuery } from '../../shared/api/query-links.ts';
import { truncateTitle } from '../../shared/format/cut-text.ts';
import PopularSearchesPage from './popular-searches-page.tsx';

const LONG = 'Flats, kothis and plots beside the lake, with a view';
const groups = (count: number): QueryLinkGroups =>
  Object.fromEntries(
    Array.from({ length: count }, (_, k) => [
      k === 0 ? LONG : `Group ${k + 1}`,
      [{ slug: `link-${k + 1}`, title: `Link ${k + 1}` }],
    ]),
  );

beforeEach(() => void vi.stubGlobal('location', { pathname: '/' }));
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const render = (page: React.ReactNode, links: QueryLinkGroups) => {
  queryClient.setQueryData(queryLinksQuery.queryKey, links);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/">{page}</Router>
    </QueryClientProvider>,
  );
};
const carousel = (html: string) => /data-testid="link-carousel".*?<\/section>/s.exec(html)?.[0];
const titles = (html = '') => [...html.matchAll(/<h[23] class="pb-1[^>]*>([^<]*)</g)].map(([, title]) => title);

describe('popular searches', () => {
  it('L-14 show four groups per slide at the end of pages, except on their own page and if there are none', () => {
    const shown = carousel(render(<Footer route="Landing" />, groups(6)));
    expect(titles(shown)).toEqual([truncateTitle(LONG), 'Group 2', 'Group 3', 'Group 4']);
    expect(shown).toContain('aria-label="More popular searches"');
    expect(titles(carousel(render(<Footer route="Home" />, groups(2))))).toHaveLength(2);
    expect(carousel(render(<Footer route="PopularSearches" />, groups(6)))).toBeUndefined();
    expect(carousel(render(<Footer route="Landing" />, {}))).toBeUndefined();
  });

  it('L-15 shorten a group’s title at 50 letters, with the full title as a tooltip', () => {
    expect(LONG.length).toBeGreaterThan(50);
    for (const html of [
      render(<PopularSearchesPage />, groups(2)),
      carousel(render(<Footer route="Home" />, groups(2))),
    ])
      expect(html).toMatch(new RegExp(`title="${LONG}">Flats, kothis and plots beside the lake, with a\\.\\.\\.<`));
    expect(truncateTitle(`${'x'.repeat(50)} y`)).toBe(`${'x'.repeat(50)}...`);
    expect(truncateTitle('x'.repeat(50))).toBe('x'.repeat(50));
    expect([...new Intl.Segmenter().segment(truncateTitle('कि'.repeat(51)))]).toHaveLength(53);
  });

  it('L-16 link to the page of each slug, by groups', () => {
    const html = render(<PopularSearchesPage />, {
      Flats: [
        { slug: 'a', title: 'A' },
        { slug: 'b-2', title: 'B' },
      ],
    });
    expect([...html.matchAll(/<a href="(\/search\/[^"]*)"[^>]*>([^<]*)</g)].map(([, to, text]) => [to, text])).toEqual([
      ['/search/a', 'A'],
      ['/search/b-2', 'B'],
    ]);
  });
});
