import { DEFAULT_SORT, formatCanonicalHomeQuery, type HomeView } from '../../kernel/print-home-view.ts';
import type { Locale } from './languages.ts';
import type { PageHead } from './page-head.ts';

export const HOMES_FEED = '/feeds/homes.xml';
const CITY_FEEDS = '/feeds/cities/';
export const CITY_FEED = `${CITY_FEEDS}:city(^[a-z0-9-]+$).xml`;

export function buildHomesFeedLink(
  { filter, city }: Pick<HomeView, 'filter' | 'city'>,
  locale: Locale,
): PageHead['feed'] {
  const query = formatCanonicalHomeQuery({ filter, sort: DEFAULT_SORT });
  const path = city && !query ? `${CITY_FEEDS}${city}.xml` : HOMES_FEED;
  const parameters = [query, locale === 'en' ? '' : `lang=${locale}`].filter(Boolean).join('&');
  return { type: 'application/atom+xml', href: parameters ? `${path}?${parameters}` : path };
}
