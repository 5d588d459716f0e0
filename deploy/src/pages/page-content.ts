import {
  buildHomesFeedLink,
  composeBlogHead,
  composeBlogListHead,
  composeFaqHead,
  composeListingHead,
  composeProjectHead,
  composeQueryLinkHead,
  describeUnreadParameter,
  type HeadContext,
  type ListingWords,
  type Locale,
  type PageHead,
  type PageName,
  Problem,
  type TitledListing,
  translateGeneratedTitle,
} from '@naksha/events/contracts';
import {
  formatCanonicalHomeQuery,
  formatTranslatedPlace,
  listUnreadFilterParameters,
  parseHomeView,
  parseQueryString,
  repairMalformedQuery,
} from '@naksha/events/kernel';
import { renderMarkdownToSafeHtml } from '@naksha/events/markdown/html';
import type { PlainKey } from '@naksha/events/messages';
import { createTranslate } from '@naksha/events/messages/translate-in';
import type { Blog, BlogCard } from '@naksha/events/wire/blogs';
import type { City } from '@naksha/events/wire/cities';
import type { FaqItem } from '@naksha/events/wire/faqs';
import type { FirstPaint } from '@naksha/events/wire/first-paint';
import type { MasterDataItem } from '@naksha/events/wire/master-data';
import type { Property } from '@naksha/events/wire/property';
import type { QueryLink, QueryLinkGroups } from '@naksha/events/wire/query-links';
import { escapeHtml } from './escape.ts';
import type { PageData } from './shell.ts';

/** Path and parameters are decoded. */
export type PageRequest = { locale: Locale; path: string; params: Readonly<Record<string, string>>; search: string };
export type PageContent =
  | { head?: (context: HeadContext) => PageHead; feed?: PageHead['feed']; data?: PageData; withoutScripts?: string }
  /** Decoded. */
  | { movedTo: string }
  | { status: 404 | 410; title: PlainKey };

export type PageQueries = {
  /** @param search /home's query string without the question mark */
  firstPaint(search: string): Promise<FirstPaint | undefined>;
  /** As visible to everybody. @throws Problem 404 if it is not public, 410 if it was deleted */
  listing(slug: string): Promise<Property>;
  /** With place names in every language. */
  cities(): readonly City[];
  queryLinks(locale: Locale): QueryLinkGroups;
  /** @throws Problem 404 */
  queryLink(slug: string, locale: Locale): QueryLink;
  /** @throws Problem 404 */
  project(slug: string): MasterDataItem;
  blogs(): BlogCard[];
  /** @throws Problem 404 */
  blog(slug: string): Blog;
  faqs(locale: Locale): FaqItem[];
};

type Fill = (asked: PageRequest, questions: PageQueries) => Promise<PageContent>;

export const PAGE_CONTENT: Readonly<Partial<Record<PageName, Fill>>> = {
  Landing: async ({ locale }, { firstPaint, queryLinks, faqs }) => ({
    feed: buildHomesFeedLink({ filter: {} }, locale),
    data: {
      ...withFirstPaint(await firstPaint('')),
      'query-links': queryLinks(locale),
      faqs: faqs(locale),
    },
  }),
  Home: async ({ locale, search }, { firstPaint, cities }) => ({
    feed: feedUrlOf(search, locale, cities()),
    data: withFirstPaint(await firstPaint(search)),
    withoutScripts: renderIgnoredFiltersHtml(locale, search),
  }),
  SingleProperty: showListing,
  PopularSearches: async ({ locale }, { queryLinks }) => ({ data: { 'query-links': queryLinks(locale) } }),
  QueryProperties: showQueryLink,
  FeaturedProjectsView: showProject,
  Faq: async ({ locale }, { faqs }) => {
    const shown = faqs(locale);
    return { head: (context) => composeFaqHead(shown, context), data: { faqs: shown } };
  },
  Blogs: async (_, { blogs }) => {
    const shown = blogs();
    return { head: (context) => composeBlogListHead(shown, context), data: { blogs: shown } };
  },
  BlogsDetail: showBlog,
};

/** Filters in the URL that could not be read, as HTML; '' if there are none. */
export function renderIgnoredFiltersHtml(locale: Locale, search: string): string {
  const t = createTranslate(locale);
  const asked = listUnreadFilterParameters(search).map((one) => describeUnreadParameter(one, t));
  return asked.length > 0 ? `<p>${escapeHtml(t('home.unread', { asked: asked.join(', ') }))}</p>` : '';
}

const withFirstPaint = (firstPaint: FirstPaint | undefined): PageData =>
  firstPaint ? { 'first-paint': firstPaint } : {};

function feedUrlOf(search: string, locale: Locale, cities: readonly City[]): PageHead['feed'] {
  const { filter, city, at } = parseHomeView(search);
  if (at) return undefined;
  return buildHomesFeedLink({ filter, city: cities.find(({ id }) => id === city)?.id }, locale);
}

async function showListing({ path, params }: PageRequest, { listing, cities }: PageQueries): Promise<PageContent> {
  const property = await absentIfNotFound(() => listing(params.slug));
  if ('status' in property) return property;
  const current = `/${property.property_subtype}/${property.slug}`;
  if (current !== path) return { movedTo: current };
  return {
    head: (context) => composeListingHead(property, translateListingTexts(property, cities(), context), context),
  };
}

const english = createTranslate('en');

export function translateListingTexts(
  home: TitledListing,
  cities: readonly City[],
  { locale, t }: HeadContext,
): ListingWords {
  const place = formatTranslatedPlace(locale, cities, home);
  const state = cities.find(({ name }) => name === home.city)?.state;
  return { place, state, title: locale === 'en' ? home.title : translateGeneratedTitle(home, { t, english, place }) };
}

async function showQueryLink({ locale, params, search }: PageRequest, asked: PageQueries): Promise<PageContent> {
  const link = await absentIfNotFound(() => asked.queryLink(params.slug, locale));
  if ('status' in link) return link;
  const { camera, sort } = parseHomeView(search);
  const own = parseHomeView(link.query);
  const view = {
    filter: own.filter,
    sort: parseQueryString(repairMalformedQuery(search)).sort ? sort : own.sort,
    camera: camera ?? link.camera ?? undefined,
    city: link.city ?? undefined,
  };
  const firstPaint = await asked.firstPaint(formatCanonicalHomeQuery(view));
  return {
    head: (context) => composeQueryLinkHead(link, context),
    data: { ...withFirstPaint(firstPaint), 'query-link': link },
  };
}

async function showProject({ params }: PageRequest, { project }: PageQueries): Promise<PageContent> {
  const found = await absentIfNotFound(() => project(params.slug));
  return 'status' in found ? found : { head: (context) => composeProjectHead(found, context) };
}

async function showBlog({ params }: PageRequest, { blog }: PageQueries): Promise<PageContent> {
  const found = await absentIfNotFound(() => blog(params.slug));
  if ('status' in found) return found;
  return {
    head: (context) => composeBlogHead(found, context),
    data: { blog: found },
    withoutScripts: renderArticle(found),
  };
}

type Absent = Extract<PageContent, { status: number }>;

async function absentIfNotFound<T extends object>(ask: () => Promise<T> | T): Promise<T | Absent> {
  try {
    return await ask();
  } catch (error) {
    const status = error instanceof Problem && error.status;
    if (status === 410) return { status, title: 'listing.head.gone' };
    if (status === 404) return { status, title: 'app.notFound.head' };
    throw error;
  }
}

function renderArticle({ title, author, category, posted_on, language, text }: Blog): string {
  const by = [author, category].map(escapeHtml).join(' · ');
  const day = `<time datetime="${escapeHtml(posted_on)}">${escapeHtml(posted_on)}</time>`;
  return `<article lang="${language}"><h1>${escapeHtml(title)}</h1><p>${by} · ${day}</p>${renderMarkdownToSafeHtml(text)}</article>`;
}
