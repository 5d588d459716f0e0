import { LOCALES } from './languages.ts';
import type { Page } from './page.ts';
import { PAGES } from './page-registry.ts';

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
  'missed-searches',
  'price-what-if',
  'property',
  'query-links',
  'querylinks',
  'reach',
  'reports',
  'search',
  'searches',
  'staff',
  'suggestions',
];
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

/** Query links must not start with these: `/api/{slug}/` or a page would be ambiguous. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = /* @__PURE__ */ listReserved();

function listReserved(): Set<string> {
  return new Set([...OF_API, ...OF_SITE, ...LOCALES, ...Object.values<Page>(PAGES).flatMap(listFirstPathSegments)]);
}

export function listFirstPathSegments({ path, aliases = [], segments = {} }: Page): readonly string[] {
  return [path, ...aliases].flatMap((one) => {
    const [, first] = one.split('/');
    return first.startsWith(':') ? (segments[first.slice(1)] ?? []) : first;
  });
}
