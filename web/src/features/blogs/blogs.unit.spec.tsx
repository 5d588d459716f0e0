import { findPageByPath } from '@naksha/events/contracts';
import type { Blog, BlogCard as Card } from '@naksha/events/wire/blogs';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { READING_PAGE_COMPONENTS, type ReadingPageName } from '../../app/reading-page-components.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import ArticleText from './article-text.tsx';
import BlogPage from './blog-page.tsx';
import BlogsPage from './blogs-page.tsx';
import { blogQuery, blogsQuery } from './blogs-query.ts';
import BlogsSection from './blogs-section.tsx';

const LONG = 'What to look at before you buy land outside the planned sectors of the city';
const EXCERPT = `${'Khewat, khasra, hissa, intkal. '.repeat(6)}end`;
const CUT = `${'Khewat, khasra, hissa, intkal. '.repeat(4)}Khewat, khasra, hissa`;
const blog = (slug: string, changes: Partial<Card> = {}): Card => ({
  ...{ slug, title: `Article ${slug}`, cover_image: '/blog-covers/units.svg', author: 'Naksha editorial' },
  ...{ category: 'Paperwork', posted_on: '2024-03-05', excerpt: EXCERPT, excerpts: `<p>${EXCERPT}</p>` },
  language: 'en',
  ...changes,
});

beforeEach(() => void vi.stubGlobal('location', { pathname: '/', href: 'http://x/' }));
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});
const render = (page: React.ReactNode, path = '/') =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath={path}>{page}</Router>
    </QueryClientProvider>,
  );
const cards = (html: string) => [...html.matchAll(/<a [^>]*href="(\/blogs\/[a-z]+)"[^>]*>(.*?)<\/a>/gs)];
const withFive = () =>
  queryClient.setQueryData(blogsQuery.queryKey, [
    blog('a', { title: LONG }),
    ...['b', 'c', 'd', 'e'].map((s) => blog(s)),
  ]);

describe('the articles on the landing page', () => {
  beforeEach(withFive);
  const html = () => render(<BlogsSection />);

  it('L-09 are the first three, side by side on a desktop and below each other on a phone', () => {
    expect(cards(html()).map(([, href]) => href)).toEqual(['/blogs/a', '/blogs/b', '/blogs/c']);
    const list = /<ul data-testid="blog-cards" class="([^"]*)"/.exec(html())?.[1].split(' ');
    expect(list).toEqual(expect.arrayContaining(['flex', 'overflow-x-auto', 'snap-x', 'lg:grid', 'lg:grid-cols-3']));
    expect(html()).toContain('aria-label="Next article"');
  });

  it('L-10 L-19 each show cover, author, day, category, title cut at 50 letters and excerpt cut at 150, and link to the article', () => {
    const [, href, inner] = cards(html())[0];
    expect(href).toBe('/blogs/a');
    expect(inner).toContain('<img src="/blog-covers/units.svg"');
    for (const part of [
      'Naksha editorial',
      '5 March 2024',
      'Paperwork',
      '>What to look at before you buy land outside the...<',
      `>${CUT}...<`,
    ])
      expect(inner).toContain(part);
    expect(inner).not.toContain('max-lg:hidden');
  });

  it('L-11 link to all articles with “More Articles”', () => {
    expect(html()).toMatch(/<a href="\/blogs"[^>]*>More Articles<\/a>/);
  });

  it('are hidden if none is published', () => {
    queryClient.setQueryData(blogsQuery.queryKey, []);
    expect(html()).toBe('');
  });
});

describe('the page of all articles', () => {
  it('R-13 L-18 shows each with cover, author, category and shortened title, and the excerpt only on desktop', () => {
    withFive();
    const found = cards(render(<BlogsPage />));
    expect(found.map(([, href]) => href)).toEqual(['a', 'b', 'c', 'd', 'e'].map((slug) => `/blogs/${slug}`));
    const [, , inner] = found[0];
    for (const part of [
      '/blog-covers/units.svg',
      'Naksha editorial',
      'Paperwork',
      '>What to look at before you buy land outside the...<',
    ])
      expect(inner).toContain(part);
    expect(inner).toMatch(new RegExp(`class="[^"]*max-lg:hidden[^"]*">${CUT}\\.\\.\\.<`));
  });
});

const whole: Blog = {
  ...blog('marla'),
  text: '## Two marlas\n\nOne is *larger*.',
  changed_on: '2026-11-20T06:00:00.000Z',
};
const page = () => render(<Route path="/blogs/:slug" component={BlogPage} />, '/blogs/marla');

it('R-13 the list and each article have their own URLs', async () => {
  const load = async (path: string) => {
    const { name, params } = findPageByPath(path) ?? {};
    const { default: component } = await READING_PAGE_COMPONENTS[name as ReadingPageName]();
    return { component, params };
  };
  expect(await load('/blogs')).toEqual({ component: BlogsPage, params: {} });
  expect(await load('/blogs/marla')).toEqual({ component: BlogPage, params: { slug: 'marla' } });
});

describe('an article page', () => {
  it('R-13 shows the article with that URL', () => {
    queryClient.setQueryData(blogQuery('marla').queryKey, whole);
    expect(page()).toMatch(/<h1[^>]*>Article marla<\/h1>.*Naksha editorial.*Paperwork.*5 March 2024/s);
    expect(page()).not.toContain('This article is in');
  });

  it('names its language if it differs from the page’s', () => {
    queryClient.setQueryData(blogQuery('marla').queryKey, { ...whole, language: 'pa' });
    expect(page()).toContain('This article is in Punjabi.');
    expect(page()).toContain('<h1 lang="pa"');
  });
});

describe('the text of an article', () => {
  const text = (markdown: string) => render(<ArticleText text={markdown} language="en" />);

  it('contains headings, lists, tables and links', () => {
    const html = text(
      '## Units\n\n- one\n- [map](/home)\n- [rules](https://rera.punjab.gov.in)\n\n| a | b |\n| - | -: |\n| 1 | 2 |',
    );
    expect(html).toMatch(/<h2[^>]*>Units<\/h2>.*<li>one<\/li>.*<a href="\/home"/s);
    expect(html).toMatch(/<a href="https:\/\/rera.punjab.gov.in" target="_blank" rel="noopener noreferrer"/);
    expect(html).toMatch(/<td align="right"[^>]*>2<\/td>/);
  });

  it('L-24 contains no code, whatever its source', () => {
    const html = text(
      '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) <b onclick="x()">b</b>\n\n![p](javascript:x)',
    );
    expect(html).not.toMatch(/<script|onerror|onclick|javascript:|<img|<b /);
  });
});
