import { samplePosted } from '@naksha/events/testing';
import type { DidYouMean, SearchPage, Suggestions } from '@naksha/events/wire/suggestions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameSampleListingStream, verified } from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';

let world: ReadModelWorld;
let app: ReadModelApp;

beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
  await world.happened(nameSampleListingStream(1), samplePosted(), verified);
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

  it('suggests a property that was verified, by its title, and none that waits', async () => {
    const { suggestions } = await app.json<Suggestions>('/api/suggestions?q=bedrooms%20park');
    expect(suggestions).toEqual([
      expect.objectContaining({ type: 'property', name: 'Three bedrooms by the park', city: 'Mohali' }),
    ]);
    const page = await app.get(`/api/property/${suggestions[0].slug}`);
    expect(page.status).toBe(200);
  });

  it('says what was probably meant, or that nothing is near', async () => {
    const meant = async (q: string) => (await app.json<DidYouMean>(`/api/did-you-mean?q=${q}`)).did_you_mean;
    expect(await meant('mohlai')).toBe('Mohali');
    expect(await meant('mohali')).toBeNull();
  });

  it('ranks what has the words, with facets', async () => {
    const page = await app.json<SearchPage>('/api/search?q=park&property_subtype=flat');
    expect(page).toMatchObject({ total: 1, facets: { property_subtype: { flat: 1 } } });
    expect(page.listings[0].title_html).toBe('Three bedrooms by the <mark>park</mark>');
    expect((await app.json<SearchPage>('/api/search?q=park&property_subtype=kothi')).total).toBe(0);
  });

  it.each([
    ['/api/suggestions', 'q'],
    ['/api/suggestions?q=a&q=b', 'q'],
    [`/api/suggestions?q=${'a'.repeat(81)}`, 'q'],
    ['/api/suggestions?q=a&city=New%20Chandigarh', 'city'],
    ['/api/did-you-mean?q=', 'q'],
    ['/api/search?q=park&bedroom=many', 'bedroom'],
    ['/api/search?q=park&poly=1,2;3,4;5,6', 'poly'],
  ])('refuses %s, naming %s', async (path, field) => {
    const response = await app.get(path);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ field, reason: expect.any(String) }] });
  });
});
