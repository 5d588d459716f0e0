import { findPageByPath } from '@naksha/events/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToReadableStream } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { queryClient } from '../shared/api/query-client.ts';
import { queryLinksQuery } from '../shared/api/query-links.ts';
import { CurrentPage } from './pages.tsx';

beforeAll(() => {
  vi.stubGlobal('location', { pathname: '/', search: '', href: 'https://naksha.example/' });
  const link = { slug: '2bhk-flats-for-sale-in-mohali', title: '2BHK flats for sale in Mohali' };
  queryClient.setQueryData(queryLinksQuery.queryKey, { Flats: [link] });
});
afterAll(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function visit(path: string): Promise<string> {
  const stream = await renderToReadableStream(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath={path} ssrSearch="">
        <CurrentPage name={findPageByPath(path)?.name} />
      </Router>
    </QueryClientProvider>,
  );
  await stream.allReady;
  return new Response(stream).text();
}
const readHeading = async (path: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(await visit(path))?.[1].replace(/<[^>]+>/g, '');

it('R-07 contact, login, popular searches and plans each show their content', async () => {
  expect(await readHeading('/contact')).toBe('Contact us');
  expect(await visit('/contact')).toMatch(/<textarea[^>]*name="message"/);
  expect(await visit('/login')).toContain('type="tel"');
  expect(await readHeading('/popular-searches')).toBe('Popular searches');
  expect(await visit('/popular-searches')).toContain('href="/search/2bhk-flats-for-sale-in-mohali"');
  expect(await readHeading('/plans')).toBe('Assisted plans');
});

it('R-11 the static pages: privacy, questions, disclaimer, terms, about us, and features', async () => {
  const headings = {
    '/privacy-policy': 'Privacy Policy',
    '/faq': 'Frequently asked questions',
    '/disclaimer': 'Disclaimer',
    '/terms-and-conditions': 'Terms and Conditions',
    '/about-us': 'About us',
    '/feature': 'What you can do here',
  };
  for (const [path, heading] of Object.entries(headings)) expect(await readHeading(path), path).toBe(heading);
});
