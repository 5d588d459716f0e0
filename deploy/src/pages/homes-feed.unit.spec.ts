import { CITY_FEED, HOMES_FEED } from '@naksha/events/contracts';
import type { MapFilter } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { NewHome } from '@naksha/read-model';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { sendProblem } from '../http/problem-filter.ts';
import { chooseRegion } from '../region/choose-region.ts';
import { serveHomesFeeds } from './homes-feed.ts';
import { buildPageConfigs } from './page-config.ts';

const config = parseConfig({});
const configs = buildPageConfigs(config, chooseRegion(config));
const cities = [
  { id: 'mohali', name: 'Mohali', names: { en: 'Mohali', hi: 'मोहाली' }, localities: [] },
] as unknown as City[];
const card = {
  ...{ id: '00000000001', slug: 'घर-00000000001', title: 'Flat <b>&"', property_subtype: 'flat', bedrooms: 3 },
  ...{
    expected_price: 8_500_000,
    area: { value: 1450, unit: 'sqft', sqft: 1450 },
    locality: 'Sector 70',
    city: 'Mohali',
  },
  posted_on: '2026-11-01T06:00:00.000Z',
};
const HOME = { card, changedAt: '2026-11-02T06:00:00.000Z' } as unknown as NewHome;

const NOW = new Date('2026-11-20T06:00:00.000Z');
let now: Date;
let homes: NewHome[];
const newest = vi.fn(async (_filter: MapFilter, _limit: number) => homes);
let server: FastifyInstance;
beforeEach(() => {
  newest.mockClear();
  [homes, now] = [[HOME], NOW];
  server = fastify();
  server.setErrorHandler(sendProblem);
  serveHomesFeeds(server, {
    ...{ configs, origin: () => 'https://naksha.example', cities: () => cities, newest },
    clock: { now: () => now },
  });
});
afterEach(() => server.close());

const cityFeed = CITY_FEED.replace(/:city\(.*\)/, 'mohali');

it('R-25 of a search lists each new home once, with its URL, facts and times, as Atom', async () => {
  const { statusCode, headers, body } = await server.inject(`${HOMES_FEED}?bedroom=2&place=mohali&utm=x`);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect(newest).toHaveBeenCalledExactlyOnceWith({ bedroom: 2, place: ['mohali'] }, 30);
  expect(body).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
  expect(body).toContain('<link rel="self" href="https://naksha.example/feeds/homes.xml?bedroom=2&amp;place=mohali"/>');
  expect(body).toContain('href="https://naksha.example/home?bedroom=2&amp;place=mohali"');
  expect(body.match(/<entry>/g)).toHaveLength(1);
  expect(body).toContain('<id>urn:naksha:listing:00000000001</id>');
  expect(body).toContain(`href="https://naksha.example/flat/${encodeURIComponent(card.slug)}"`);
  expect(body).toContain('<published>2026-11-01T06:00:00.000Z</published>');
  expect(body.match(/<updated>2026-11-02T06:00:00.000Z<\/updated>/g)).toHaveLength(2);
  expect(body).toContain('<title type="html"><![CDATA[Flat &lt;b&gt;&amp;&quot;]]></title>');
  expect(body).toMatch(/₹85,00,000 in Sector 70, Mohali\./);
});

it('R-25 of a city is in the language asked for', async () => {
  const { body } = await server.inject(`${cityFeed}?lang=hi`);
  expect(newest).toHaveBeenCalledExactlyOnceWith({ place: ['mohali'] }, 30);
  expect(body).toContain('<title>मोहाली में नए घर | Naksha</title>');
  expect(body).toContain(`href="https://naksha.example/hi/flat/${encodeURIComponent(card.slug)}"`);
});

it('returns the same bytes until a home changes, and 304 to clients that have them', async () => {
  const first = await server.inject(cityFeed);
  const etag = String(first.headers.etag);
  const again = await server.inject({ url: cityFeed, headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  expect(first.headers['cache-control']).toBe('public, max-age=300');
  now = new Date('2026-11-21T06:00:00.000Z');
  expect((await server.inject(cityFeed)).body).toBe(first.body);
});

it('without homes has the time of the request, and returns 304 to a client that knows it is empty', async () => {
  const { headers } = await server.inject(cityFeed);
  homes = [];
  const empty = await server.inject({ url: cityFeed, headers: { 'if-none-match': String(headers.etag) } });
  expect(empty.statusCode).toBe(200);
  expect(empty.body.match(/<updated>(.*?)<\/updated>/g)).toEqual([`<updated>${NOW.toISOString()}</updated>`]);
  now = new Date('2026-11-21T06:00:00.000Z');
  const again = await server.inject({ url: cityFeed, headers: { 'if-none-match': String(empty.headers.etag) } });
  expect([again.statusCode, again.headers.etag]).toEqual([304, empty.headers.etag]);
});

it.each([
  ['/feeds/cities/nowhere.xml', 404],
  [`${HOMES_FEED}?bedroom=many`, 422],
])('%s is rejected with %i', async (url, status) => {
  expect((await server.inject(url)).statusCode).toBe(status);
});
