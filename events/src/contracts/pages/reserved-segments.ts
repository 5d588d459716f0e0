import { LOCALES } from './languages.ts';
import type { Page } from './page.ts';
import { PAGES } from './page-registry.ts';

/** Below /api: what there is, and what the specification names. */
const OF_API = [
  'alerts',
  'auth',
  'blog',
  'buyer',
  'contact',
  'did-you-mean',
  'docs',
  'duty-rates',
  'events',
  'faqs',
  'geocode',
  'imports',
  'leads',
  'listings',
  'live',
  'map',
  'market',
  'me',
  'openapi',
  'photos',
  'places',
  'price-what-if',
  'property',
  'query-links',
  'querylinks',
  'reports',
  'search',
  'searches',
  'staff',
  'suggestions',
];
/** Of the site itself, and of pages that the specification names. */
const OF_SITE = [
  'about-us',
  'analytics',
  'api',
  'assets',
  'blog-covers',
  'blogs',
  'calculators',
  'compare',
  'contact',
  'country',
  'disclaimer',
  'embed',
  'faq',
  'feature',
  'featured-projects',
  'feeds',
  'graphql',
  'health',
  'metrics',
  'oembed',
  'offline',
  'plans',
  'price-drops',
  'privacy-policy',
  'project',
  'terms-and-conditions',
];

/** First parts of addresses, which no query link may be called: `/api/{slug}/` would be two things, and so might a page. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = /* @__PURE__ */ listReserved();

function listReserved(): Set<string> {
  return new Set([...OF_API, ...OF_SITE, ...LOCALES, ...Object.values<Page>(PAGES).flatMap(listFirstSegments)]);
}

/** What the addresses of a page begin with. */
export function listFirstSegments({ path, aliases = [], segments = {} }: Page): readonly string[] {
  return [path, ...aliases].flatMap((one) => {
    const [, first] = one.split('/');
    return first.startsWith(':') ? (segments[first.slice(1)] ?? []) : first;
  });
}
