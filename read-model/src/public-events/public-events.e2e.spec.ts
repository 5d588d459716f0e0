import type { DomainEvent } from '@naksha/events/contracts';
import type { PlaceId } from '@naksha/events/kernel';
import { PUBLIC_EVENT_TYPES, type PublicEvent, publicEvent } from '@naksha/events/public-events';
import { samplePosted, samplePriceChange } from '@naksha/events/testing';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  nameSampleInterestStream,
  nameSampleListingStream,
  sampleListingId,
  sampleMaterialFacts,
  sampleViewed,
  verified,
} from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';
import { FEED_LIMITS } from './feed-settings.ts';
import { PublicFeed } from './public-feed.ts';

const [ALL, MOHALI, CHANDIGARH] = ['npt_all', 'npt_mohali', 'npt_chandigarh'];
const [FEW, BUSY, ENDING] = ['npt_few', 'npt_busy', 'npt_ending'];
const HOMES = 600;

let world: ReadModelWorld;
let app: ReadModelApp;
const posted = (city: string): DomainEvent =>
  samplePosted({ facts: sampleMaterialFacts({ placeIds: { city: city as PlaceId } }) });
const happen = (number: number, ...events: DomainEvent[]) => world.happened(nameSampleListingStream(number), ...events);
beforeAll(async () => {
  world = await ReadModelWorld.open();
  for (const [token, types, place] of [
    [ALL, PUBLIC_EVENT_TYPES, '*'],
    [MOHALI, PUBLIC_EVENT_TYPES, 'mohali'],
    [CHANDIGARH, PUBLIC_EVENT_TYPES, 'chandigarh'],
    [FEW, ['ListingVerified', 'ListingSold'], '*'],
    [BUSY, PUBLIC_EVENT_TYPES, '*'],
    [ENDING, PUBLIC_EVENT_TYPES, '*'],
  ] as const)
    world.partners.set(token, { id: token, types, place });
  app = await world.startApp();
  await happen(1, posted('mohali'), verified, samplePriceChange(4_500_000, 4_200_000));
  await happen(2, posted('chandigarh'), verified, { type: 'ListingSold', data: { by: 'owner' } });
  await happen(3, posted('mohali'));
  await happen(4, posted('mohali'), verified, { type: 'ListingDeleted', data: { by: 'owner' } });
  for (let buyer = 10; buyer < 40; buyer++)
    await world.happened(nameSampleInterestStream(1, buyer), sampleViewed(1, buyer));
  await world.drain();
});
afterAll(() => world.close());

const ask = (query = '', token = ALL, headers: Record<string, string> = {}) =>
  app.get(`/api/events${query}`, { headers: { authorization: `Bearer ${token}`, ...headers } });
async function page(query = '', token = ALL): Promise<{ events: PublicEvent[]; next: string }> {
  const answer = await ask(query, token);
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  const events = text.split('\n').filter(Boolean);
  return { events: events.map((line) => JSON.parse(line)), next: answer.headers.get('naksha-next') ?? '' };
}
const names = (events: readonly PublicEvent[]) =>
  events.map(({ subject, type }) => `${subject} ${type.split('.')[2]}`).sort();
const of = (number: number, type: string) => `${sampleListingId(number)} ${type}`;
const EVERYTHING = [
  ...[of(1, 'ListingVerified'), of(1, 'ListingPriceChanged')],
  ...[of(2, 'ListingVerified'), of(2, 'ListingSold'), of(4, 'ListingDeleted')],
].sort();

async function* listen(query: string, token: string, lastEventId = '') {
  const headers = { accept: 'text/event-stream', 'last-event-id': lastEventId };
  const answer = await ask(query, token, headers);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  for await (const { id = '', data } of answer
    .body!.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream()))
    yield { id, event: JSON.parse(data) as PublicEvent };
}

describe('the partner feed', () => {
  it('returns public changes as lines of CloudEvents to token holders, with the start of the next page', async () => {
    const answer = await ask();
    expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const { events, next } = await page();
    for (const event of events) expect(publicEvent.strict().parse(event)).toEqual(event);
    expect(names(events)).toEqual(EVERYTHING);
    expect(events[0].source).toBe(await world.side.store.source());
    expect(await page(`?after=${next}`)).toEqual({ events: [], next });
  });

  it('rejects a missing token, a user’s token and an unknown one', async () => {
    const answers = [await app.get('/api/events'), await ask('', '3'), await ask('', 'npt_nobody')];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'sign_in_first' });
    }
  });

  it('filters by type and place, within the rights of the token', async () => {
    const tell = async (query: string, token: string) => names((await page(query, token)).events);
    const down = of(4, 'ListingDeleted');
    expect(await tell('?types=ListingPriceChanged', MOHALI)).toEqual([of(1, 'ListingPriceChanged'), down].sort());
    expect(await tell('?place=chandigarh', ALL)).toEqual([of(2, 'ListingSold'), of(2, 'ListingVerified'), down].sort());
    expect(await tell('', MOHALI)).toEqual(EVERYTHING.filter((one) => !one.startsWith(sampleListingId(2))));
    expect(await tell('', CHANDIGARH)).toEqual([of(2, 'ListingSold'), of(2, 'ListingVerified')]);
    expect(await tell('', FEW)).toEqual(EVERYTHING.filter((one) => /Verified|Sold/.test(one) || one === down));
  });

  it('reports a removed home for every filter, so that filtering by place does not reveal where it was', async () => {
    const asked = [
      '?place=mohali',
      '?place=chandigarh',
      '?types=ListingSold',
      '?place=chandigarh&types=ListingVerified',
    ];
    for (const query of asked) expect(names((await page(query)).events), query).toContain(of(4, 'ListingDeleted'));
  });

  it('rejects errors with the field and the reason', async () => {
    const { next } = await page();
    const refused = async (query: string, token = ALL) => {
      const answer = await ask(query, token);
      const { errors } = (await answer.json()) as { errors?: { field: string; reason: string }[] };
      return [answer.status, errors?.[0].field, errors?.[0].reason];
    };
    const says = (text: string) => expect.stringContaining(text);
    expect(await refused('?types=ListingEaten')).toEqual([
      422,
      'types',
      says('has "ListingEaten", which is not one of'),
    ]);
    expect(await refused('?types=ListingPosted')).toEqual([422, 'types', says('which is not one of')]);
    expect(await refused('?types=ListingDeleted', FEW)).toEqual([
      422,
      'types',
      says('your token allows ListingVerified'),
    ]);
    expect(await refused('?place=atlantis')).toEqual([422, 'place', says('is not a known place')]);
    expect(await refused('?place=chandigarh', MOHALI)).toEqual([422, 'place', says('is outside mohali')]);
    for (const field of ['after', 'types', 'place'])
      expect(await refused(`?${field}=`)).toEqual([422, field, says('is empty')]);
    expect(await refused('?after=7:12')).toEqual([422, 'after', says('Naksha-Next')]);
    const other = `${next[0] === '0' ? '1' : '0'}${next.slice(1)}`;
    expect(await refused(`?after=${other}`)).toEqual([422, 'after', says('another event log')]);
    const ahead = next.replace(/\d+$/, (seq) => String(Number(seq) + 1));
    expect(await refused(`?after=${ahead}`)).toEqual([422, 'after', says('is ahead')]);
    expect(await refused('?type=ListingSold')).toEqual([422, 'type', says('after, types, place')]);
    expect(await refused('?place=mohali&place=kharar')).toEqual([422, 'place', says('only once')]);
  });

  it('limits requests per minute with one token', async () => {
    const statuses = [];
    for (let k = 0; k <= FEED_LIMITS.requestsAMinute; k++) statuses.push((await ask('?after=now', BUSY)).status);
    expect(statuses).toEqual([...Array(FEED_LIMITS.requestsAMinute).fill(200), 429]);
    expect((await ask()).status).toBe(200);
  });

  it('continues as a stream from a given position, and can be resumed after any event', async () => {
    const { next } = await page();
    const stream = listen(`?after=${next}`, MOHALI);
    const first = stream.next();
    await happen(5, posted('mohali'), verified);
    await happen(6, posted('chandigarh'), verified);
    expect((await first).value).toMatchObject({ event: { subject: sampleListingId(5), data: { price: 4_500_000 } } });
    const second = stream.next();
    await happen(5, samplePriceChange(4_500_000, 4_300_000));
    const { id, event } = (await second).value!;
    expect(event.data.price_before).toBe(4_500_000);
    await stream.return();

    const all = (await page('', MOHALI)).events;
    const again = listen('', MOHALI);
    const ids = [];
    for (let k = 0; k < all.length; k++) ids.push((await again.next()).value!.id);
    await again.return();
    for (const [k, from] of ids.entries()) {
      expect((await page(`?after=${from}`, MOHALI)).events, `after ${k}`).toEqual(all.slice(k + 1));
      if (k === all.length - 1) continue;
      const resumed = listen('?after=now', MOHALI, from);
      expect((await resumed.next()).value?.event).toEqual(all[k + 1]);
      await resumed.return();
    }
    expect((await page(`?after=${id}`, MOHALI)).events).toEqual([]);
  });

  it('closes open streams of a revoked token at once, and those about to open', async () => {
    const feed = app.nest.get(PublicFeed);
    const open = listen('?after=now', ENDING);
    const next = open.next();
    await expect.poll(() => feed.partners.has(ENDING)).toBe(true);
    feed.endPartner(ENDING);
    expect(await next).toEqual({ done: true, value: undefined });
    expect(feed.partners.has(ENDING)).toBe(false);
    expect((await listen('', ENDING).next()).done).toBe(true);
  });

  it('limits the streams of a partner', async () => {
    const feed = app.nest.get(PublicFeed);
    const streams = Array.from({ length: FEED_LIMITS.streamsOfPartner }, () => listen('', FEW));
    for (const stream of streams) await stream.next();
    const refused = await ask('', FEW, { accept: 'text/event-stream' });
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([429, 'too_many_streams']);
    for (const stream of streams) await stream.return();
    await expect.poll(() => feed.partners.has(FEW)).toBe(false);
  });

  it('returns the same in pages as at once, whatever hidden events are between', async () => {
    for (let number = 0; number < HOMES; number += 50)
      await Promise.all(Array.from({ length: 50 }, (_, k) => happen(1000 + number + k, posted('mohali'), verified)));
    const pages: PublicEvent[][] = [];
    for (let query = ''; ; ) {
      const { events, next } = await page(query, MOHALI);
      pages.push(events);
      if (query === `?after=${next}`) break;
      query = `?after=${next}`;
    }
    expect(pages.length).toBeGreaterThan(2);
    // Pages may end earlier because of their time limit.
    expect(Math.max(...pages.map((events) => events.length))).toBeLessThanOrEqual(500);
    const ids = pages.flat().map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([HOMES + 5, HOMES + 5]);
  });
});
