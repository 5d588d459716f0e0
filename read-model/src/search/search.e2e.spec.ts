import type { PlaceId } from '@naksha/events/kernel';
import { samplePosted } from '@naksha/events/testing';
import type { DidYouMean, NearMatches, SearchPage, Suggestion, Suggestions } from '@naksha/events/wire/suggestions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  nameSampleListingStream,
  sampleListingId,
  sampleMaterialFacts,
  verified,
} from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';
import { tilePathAtPosition } from '../testing/read-tile.ts';
import type { ListingSearch } from './listing-search.port.ts';

let world: ReadModelWorld;
let app: ReadModelApp;

beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
  const inMohali = samplePosted({ facts: sampleMaterialFacts({ placeIds: { city: 'mohali' as PlaceId } }) });
  await world.happened(nameSampleListingStream(1), inMohali, verified);
  await world.happened(nameSampleListingStream(2), samplePosted());
  await world.drain();
});
afterAll(() => world.close());

describe('search over HTTP', () => {
  it('suggests places and properties, the same for everyone', async () => {
    const { suggestions } = await app.json<Suggestions>('/api/suggestions?q=sectr%2070&city=mohali');
    expect(suggestions[0]).toMatchObject({
      type: 'locality',
      name: 'Sector 70',
      slug: 'mohali-sector-70',
      city: 'Mohali',
    });
    const { headers } = await app.get('/api/suggestions?q=sector');
    expect(headers.get('cache-control')).toContain('s-maxage=1');
  });

  it('suggests a verified property by its title, and none under review', async () => {
    const { suggestions } = await app.json<Suggestions>('/api/suggestions?q=bedrooms%20park');
    expect(suggestions).toEqual([
      expect.objectContaining({ type: 'property', name: 'Three bedrooms by the park', city: 'Mohali' }),
    ]);
    const page = await app.get(`/api/property/${suggestions[0].slug}`);
    expect(page.status).toBe(200);
  });

  const read = async (query: string) => (await app.json<Suggestions>(`/api/suggestions?q=${query}`)).reading;

  it('F-44 returns the meaning of a text, and the places that it names', async () => {
    expect(await read('3%20bhk%20mohali')).toEqual({
      places: [expect.objectContaining({ type: 'city', slug: 'mohali', city: 'Mohali', zoom: 15 })],
      query: 'bedrooms=3&place=mohali',
      ignored: [],
      corrections: [],
      choices: [],
    });
    expect((await read('kothi%20under%20200'))?.choices).toEqual([
      {
        typed: 'under 200',
        options: [
          { query: 'price_range=0,200&property_subtype=kothi&property_type=residential' },
          { query: 'property_subtype=kothi&property_type=residential&size=,200,sqyd' },
        ],
      },
    ]);
    expect(await read('sector%207&city=chandigarh')).toMatchObject({ query: 'place=chandigarh-sector-7' });
    expect(await read('mohlai')).toMatchObject({
      query: 'place=mohali',
      corrections: [{ typed: 'mohlai', meant: 'Mohali' }],
    });
    expect(await read('sunlit')).toBeNull();
  });

  it('drops words that no home contains, and keeps those of a home', async () => {
    expect(await read('cheap%20sunlit%20flat')).toMatchObject({ ignored: ['cheap', 'sunlit'] });
    expect(await read('flat%20bedrooms%20park')).toMatchObject({ ignored: [] });
  });

  it('lists exactly the homes of the filter in a text; parameters override the text', async () => {
    const search = (query: string) => app.json<SearchPage>(`/api/search?q=${query}`);
    const page = await search('3%20bhk%20flat');
    expect(page).toMatchObject({
      total: 1,
      reading: { query: 'bedrooms=3&property_subtype=flat&property_type=residential' },
      facets: { property_subtype: { flat: 1 }, bedrooms: { 3: 1 }, city: { mohali: 1 } },
      near: null,
    });
    expect(page.listings[0].listing).toMatchObject({ title: 'Three bedrooms by the park' });
    expect(await search('3%20bhk%20flat&bedrooms=4')).toMatchObject({ total: 0 });
  });

  it('suggests alternatives for an empty result, and never a home under review', async () => {
    const page = await app.json<SearchPage>('/api/search?q=4%20bhk%20flat');
    expect(page).toMatchObject({ total: 0, listings: [] });
    const { near } = page;
    expect(near?.wider).toEqual([
      { parameter: 'bedrooms', isWidened: false, query: 'property_subtype=flat&property_type=residential', total: 1 },
    ]);
    expect(near?.listings).toMatchObject([{ misses: 'bedrooms', listing: { title: 'Three bedrooms by the park' } }]);
    const query = '/api/map/near-matches?bedrooms=4&property_subtype=flat&property_type=residential';
    expect(await app.json<NearMatches>(query)).toEqual(near);
  });

  it('offers suggested searches with their number of homes, also for an unfinished word', async () => {
    const { searches } = await app.json<Suggestions>('/api/suggestions?q=3bhk%20moh');
    expect(searches).toMatchObject([{ query: 'bedrooms=3&place=mohali', total: 1, places: [{ slug: 'mohali' }] }]);
    expect((await app.json<Suggestions>('/api/suggestions?q=m')).searches).not.toEqual([]);
  });

  it('returns a probable correction, or that nothing is near', async () => {
    const meant = async (q: string) => (await app.json<DidYouMean>(`/api/did-you-mean?q=${q}`)).did_you_mean;
    expect(await meant('mohlai')).toBe('Mohali');
    expect(await meant('mohali')).toBeNull();
  });

  it('ranks matches of the words, with facets', async () => {
    const page = await app.json<SearchPage>('/api/search?q=park&property_subtype=flat');
    expect(page).toMatchObject({ total: 1, facets: { property_subtype: { flat: 1 } } });
    expect(page.listings[0].title_html).toBe('Three bedrooms by the <mark>park</mark>');
    expect((await app.json<SearchPage>('/api/search?q=park&property_subtype=kothi')).total).toBe(0);
    expect((await app.json<SearchPage>('/api/search?q=park&bedrooms=3')).total).toBe(1);
    expect((await app.json<SearchPage>('/api/search?q=park&bedrooms=4')).total).toBe(0);
  });

  it('D-106 serves suggestions, "did you mean" and ranked text with facets, and does not affect map or list', async () => {
    const asked: string[] = [];
    const facets = { property_subtype: { office: 7 }, bedrooms: {}, city: {} };
    const position = { lat: 30.7, lng: 76.7 };
    const made: Suggestion = {
      type: 'city',
      name: 'Elsewhere',
      slug: 'elsewhere',
      city: 'Elsewhere',
      position,
    };
    const answer = async <T>(call: string, made: T): Promise<T> => {
      asked.push(call);
      return made;
    };
    const none = { listings: [], total: 7, more: false, facets, corrected: null };
    const lying: ListingSearch = {
      suggest: (text) => answer(`suggest ${text}`, [made]),
      didYouMean: (text) => answer(`meant ${text}`, 'elsewhere'),
      search: (text) => answer(`search ${text}`, none),
    };
    const misled = await world.startApp({ chooseSearch: () => lying });
    await world.drain();
    expect(await misled.json('/api/suggestions?q=park')).toEqual({ suggestions: [made], searches: [], reading: null });
    expect(await misled.json('/api/did-you-mean?q=park')).toEqual({ did_you_mean: 'elsewhere' });
    expect(await misled.json('/api/search?q=park')).toMatchObject({ total: 7, facets });
    expect(asked.splice(0)).toEqual(['suggest park', 'meant park', 'search park']);
    for (const path of [
      '/api/listings?bbox=76.6,30.6,76.8,30.8&search=park',
      '/api/map/count?search=park',
      '/api/map/nearest?search=park&at=30.7,76.7',
      `/api/map/${tilePathAtPosition({ lat: 30.7046, lng: 76.7179 }, 14)}.mvt?search=park`,
      `/api/listings/cards?ids=${sampleListingId(1)}`,
    ]) {
      const [told, right] = await Promise.all([misled.get(path), app.get(path)]);
      const [a, b] = await Promise.all([told, right].map(async (one) => Buffer.from(await one.arrayBuffer())));
      expect([right.status, told.status], path).toEqual([200, 200]);
      expect(b.length, path).toBeGreaterThan(0);
      expect(a.equals(b), path).toBe(true);
    }
    expect(asked).toEqual([]);
  });

  it.each([
    ['/api/suggestions', 'q'],
    ['/api/suggestions?q=a&q=b', 'q'],
    [`/api/suggestions?q=${'a'.repeat(81)}`, 'q'],
    ['/api/suggestions?q=a&city=New%20Chandigarh', 'city'],
    ['/api/did-you-mean?q=', 'q'],
    ['/api/search?q=park&bedroom=many', 'bedroom'],
    ['/api/search?q=park&furnishing=partly', 'furnishing'],
    ['/api/search?q=park&poly=1,2;3,4;5,6', 'poly'],
    ['/api/search?q=park&search=corner', 'search'],
  ])('rejects %s, naming %s', async (path, field) => {
    const response = await app.get(path);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ field, reason: expect.any(String) }] });
  });
});
