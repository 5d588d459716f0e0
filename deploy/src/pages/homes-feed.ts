import { createHash } from 'node:crypto';
import {
  buildHomesFeedLink,
  CITY_FEED,
  type HeadContext,
  HOMES_FEED,
  invalidFieldsProblem,
  LOCALES,
  type Locale,
  PAGES,
  Problem,
  summarizeListing,
  toLocalizedAbsoluteUrl,
} from '@naksha/events/contracts';
import {
  type Clock,
  DEFAULT_SORT,
  formatCanonicalHomeQuery,
  isPlaceId,
  type MapFilter,
  parseFilter,
  parseQueryString,
  translateName,
} from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { matchesEtag, type NewHome } from '@naksha/read-model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Feed } from 'feed';
import { createEmbedHeadContext } from './embed.ts';
import { escapeHtml } from './escape.ts';
import { translateListingTexts } from './page-content.ts';
import type { PagesDeps } from './pages.ts';

const ENTRIES = 30;

export type HomesFeedDeps = Pick<PagesDeps, 'configs' | 'origin'> & {
  cities: () => readonly City[];
  newest: (filter: MapFilter, limit: number) => Promise<NewHome[]>;
  clock: Clock;
};
/** A feed's subject: `page` is the path of the map that shows it. */
type Subject = { filter: MapFilter; title: string; page: string; self: string };
type Queried = { lang?: unknown };

/** Atom (RFC 4287), for a city or for a filter in the map's URL format. */
export function serveHomesFeeds(server: FastifyInstance, deps: HomesFeedDeps): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, subject: Subject, context: HeadContext) => {
    const homes = await deps.newest(subject.filter, ENTRIES);
    const print = (updated: Date) => printFeed(subject, homes, deps.cities(), context, updated);
    const lastChange = new Date(Math.max(0, ...homes.map(({ changedAt }) => Date.parse(changedAt))));
    // An empty feed has the current date, which must not change its ETag.
    const etag = `W/"${createHash('sha256').update(print(lastChange)).digest('base64url').slice(0, 22)}"`;
    reply.headers({ etag, 'cache-control': 'public, max-age=300' });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const feed = print(homes.length > 0 ? lastChange : deps.clock.now());
    return reply.type('application/atom+xml; charset=utf-8').send(feed);
  };
  server.get<{ Querystring: Queried }>(HOMES_FEED, async (request, reply) => {
    const { filter, errors } = parseFilter(parseQueryString(new URL(request.url, 'http://feed').search));
    if (errors.length > 0) throw invalidFieldsProblem(errors);
    const context = createEmbedHeadContext(readLanguage(request.query), deps);
    const query = formatCanonicalHomeQuery({ filter, sort: DEFAULT_SORT });
    const subject = {
      filter,
      title: context.t(query ? 'feeds.search' : 'feeds.all'),
      page: query ? `${PAGES.Home.path}?${query}` : PAGES.Home.path,
      self: buildHomesFeedLink({ filter }, context.locale)?.href ?? HOMES_FEED,
    };
    return send(request, reply, subject, context);
  });
  server.get<{ Params: { city: string }; Querystring: Queried }>(CITY_FEED, async (request, reply) => {
    const city = deps.cities().find(({ id }) => id === request.params.city);
    if (!city || !isPlaceId(city.id)) throw new Problem(404, 'no_such_city', 'City not found.');
    const context = createEmbedHeadContext(readLanguage(request.query), deps);
    const subject = {
      filter: { place: [city.id] },
      title: context.t('feeds.city', { city: translateName(context.locale, city) }),
      page: `${PAGES.Home.path}?city=${city.id}`,
      self: buildHomesFeedLink({ filter: {}, city: city.id }, context.locale)?.href ?? HOMES_FEED,
    };
    return send(request, reply, subject, context);
  });
}

const readLanguage = ({ lang }: Queried): Locale => LOCALES.find((one) => one === lang) ?? 'en';

/** Byte-identical while homes and date are the same. */
function printFeed(
  { title, page, self }: Subject,
  homes: readonly NewHome[],
  cities: readonly City[],
  context: HeadContext,
  updated: Date,
): string {
  const { t, brand, locale, address } = context;
  const origin = address?.origin ?? '';
  const addressOf = (path: string) => toLocalizedAbsoluteUrl({ origin, path }, locale);
  const feed = new Feed({
    title: t('app.head.suffix', { title, brand }),
    id: origin + self,
    link: addressOf(page),
    feedLinks: { atom: origin + self },
    copyright: brand,
    author: { name: brand },
    updated,
  });
  for (const { card, changedAt } of homes) {
    const words = translateListingTexts(card, cities, context);
    feed.addItem({
      // Titles, kinds and therefore URLs of homes change.
      id: `urn:naksha:listing:${card.id}`,
      // Feed readers interpret both as HTML.
      title: escapeHtml(words.title),
      link: addressOf(`/${card.property_subtype}/${card.slug}`),
      description: escapeHtml(summarizeListing(card, words, t)),
      published: new Date(card.posted_on),
      date: new Date(changedAt),
    });
  }
  return feed.atom1();
}
