import {
  createListingNumber,
  FACETS,
  type ListerId,
  type ListingId,
  listAttributePhrases,
  listingIdFromNumber,
  matchesFacetValue,
  meetsFacetCondition,
  type PhotoId,
  type Place,
  type PlaceId,
  parseFilter,
} from '@naksha/events/kernel';
import { sampleAttributeValues, sampleFacetQueries } from '@naksha/events/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListingDocument } from '../listing/listing-document.ts';
import { type ListingSearch, MAX_SUGGESTIONS } from '../search/listing-search.port.ts';
import { SAMPLE_LISTER_IDS } from './sample-lister-ids.ts';
import { SEARCH_LISTINGS, SEARCH_PLACES, sampleSearchListing } from './search-town.ts';

export type SearchStand = {
  search: ListingSearch;
  /** `body`: null deletes the listing. */
  write(id: string, body: ListingDocument | null): Promise<void>;
  close(): Promise<void>;
};

const SUGGESTED: [typed: string, first: string[]][] = [
  ['khar', ['kharar']],
  ['kharad', ['kharar']],
  ['Khrar', ['kharar']],
  ['mulanpur', ['new-chandigarh']],
  ['MULLANP', ['new-chandigarh']],
  ['mulanp', ['new-chandigarh']],
  ['sas nagar', ['mohali']],
  ['खरड़', ['kharar']],
  ['ख', ['kharar']],
  ['ਚੰਡੀਗੜ੍ਹ', ['chandigarh']],
  ['ਚੰਡੀ', ['chandigarh']],
  ['sector 7 chandigarh', ['chandigarh-sector-7']],
  ['7 sector', ['chandigarh-sector-7']],
  ['phase 7', ['mohali-phase-7']],
  ['sunris', ['mohali-sunrise-towers', 'Sunrise view flat']],
  ['penthouse', ['Sunlit penthouse with terrace']],
  ['penthuose', ['Sunlit penthouse with terrace']],
  ['2bhk gurd', ['2BHK near the gurdwara']],
  ['cafe', ['Café corner house']],
];

const MEANT: [typed: string, meant: string | undefined][] = [
  ['kharad', 'Kharar'],
  ['2 bhk in mulanpur', '2 bhk in Mullanpur'],
  ['sunlit penthuose', 'sunlit penthouse'],
  ['sunlit penthouse', undefined],
  ['kharar', undefined],
  ['sector 71', undefined],
  ['xyzzyquux', undefined],
  ['suny enclave', undefined],
  ['4 bhk in mulanpur', undefined],
  ['kothi in mulanpur', undefined],
  ['penthuose in kharar', 'penthouse in kharar'],
  ['sunlit bungalo', 'sunlit Bungalow'],
];

const FACET_HOMES = [
  {},
  ...FACETS.flatMap((facet) => sampleAttributeValues(facet).map((value) => ({ [facet.name]: value }))),
].map((values, k) => withAttributes(1000 + k, values));

function withAttributes(number: number, values: Readonly<Record<string, unknown>>): ListingDocument {
  const of = (review: string) =>
    Object.fromEntries(FACETS.filter((facet) => facet.review === review).map(({ name }) => [name, values[name]]));
  const home = sampleSearchListing(number, 'Lantern house', of('material'));
  return { ...home, free: { ...home.free, ...of('free') } };
}

const postedOn = (day: string): ListingId =>
  listingIdFromNumber(createListingNumber(Date.parse(`${day}T12:00:00+05:30`), 1));
const area = { value: 1000, unit: 'sqft', sqft: 1000 } as const;
const HARBOR_HOMES = [
  sampleSearchListing(
    70,
    'Harbor house on the ground floor',
    { area, photos: ['0123456789abcdef' as PhotoId] },
    { id: postedOn('2026-11-20'), price: 5_000_000, cut: { from: 6_000_000, on: '2026-11-21T00:00:00.000Z' } },
  ),
  sampleSearchListing(
    71,
    'Harbor house upstairs',
    { area: { value: 1100, unit: 'sqft', sqft: 1100 } },
    { id: postedOn('2026-11-19'), price: 4_000_000 },
  ),
].map(
  (home, k) =>
    ({
      ...home,
      free: { ...home.free, amenities: k === 0 ? ['lift', 'gym'] : ['lift'], rooms: k === 0 ? ['poojaRoom'] : [] },
    }) as ListingDocument,
);

export function listingSearchContract(
  name: string,
  open: (places: readonly Place[], listings: readonly ListingDocument[]) => Promise<SearchStand>,
): void {
  describe(`${name} is a typo-tolerant search`, () => {
    let stand: SearchStand;
    beforeAll(async () => {
      stand = await open(SEARCH_PLACES, [...SEARCH_LISTINGS, ...FACET_HOMES, ...HARBOR_HOMES]);
    });
    afterAll(() => stand?.close());
    const suggest = (text: string, city?: string, limit = MAX_SUGGESTIONS) =>
      stand.search.suggest(text, { city: city as PlaceId | undefined, limit });
    const named = async (text: string, city?: string) =>
      (await suggest(text, city)).map(({ type, name, slug }) => (type === 'property' ? name : slug));

    it.each(SUGGESTED)('suggests for "%s" first %j', async (typed, first) => {
      expect((await named(typed)).slice(0, first.length)).toEqual(first);
    });

    it('suggests localities, then projects, then properties', async () => {
      expect((await suggest('sun')).map(({ type }) => type)).toEqual([
        'locality',
        'project',
        'property',
        'property',
        'property',
      ]);
    });

    it('does not confuse numbers, or numbers of different words', async () => {
      expect(await named('sector 7')).toEqual(['chandigarh-sector-7', 'Sunlit cottage']);
      expect(await named('sector 1')).toEqual([]);
      expect(await named('7 marla')).toEqual(['Kothi in Sector 17, 7 marla']);
      expect(await named('phase 17')).toEqual([]);
    });

    it('suggests matches in the selected city before others', async () => {
      expect((await named('sector 17', 'chandigarh'))[0]).toBe('chandigarh-sector-17');
      expect((await named('sector 17', 'mohali'))[0]).toBe('mohali-sector-17');
      // Matches by other names, such as Phase 7 of Sector 61, come later.
      expect((await named('sector', 'mohali')).slice(0, 3)).toEqual([
        'mohali-sector-70',
        'mohali-sector-17',
        'mohali-phase-7',
      ]);
      expect((await named('sunlit', 'chandigarh'))[0]).toBe('Sunlit cottage');
      expect((await named('sunlit', 'mohali'))[0]).toBe('Sunlit penthouse with terrace');
    });

    it('suggests at most 18, and at most the requested number', async () => {
      expect(await suggest('block')).toHaveLength(18);
      expect(await suggest('block', undefined, 5)).toHaveLength(5);
    });

    it('returns each with its type, and a property with the slug of its page', async () => {
      expect(await suggest('penthouse')).toEqual([
        {
          type: 'property',
          name: 'Sunlit penthouse with terrace',
          slug: expect.stringMatching(/^sunlit-penthouse-with-terrace-\w+$/),
          city: 'Mohali',
          position: expect.objectContaining({ lat: expect.any(Number) }),
          subtype: 'flat',
        },
      ]);
      expect((await suggest('खरड़'))[0]).toMatchObject({ type: 'city', name: 'Kharar', names: { hi: 'खरड़' } });
    });

    it('never suggests listings that are under review or sold, nor anything for no letters', async () => {
      for (const text of ['observatory', 'planetarium', '!', '<', "'", ':* | !']) expect(await named(text)).toEqual([]);
      expect((await stand.search.search('observatory', {}, 24)).total).toBe(0);
    });

    it.each(MEANT)('F-09 corrects "%s" to %s', async (typed, meant) => {
      expect(await stand.search.didYouMean(typed)).toBe(meant);
    });

    it('finds by words, best match first, with total counts and highlighted matches', async () => {
      const page = await stand.search.search('sunlit', {}, 1);
      expect(page).toMatchObject({ total: 2, more: false, corrected: null });
      expect(page.facets).toEqual({
        property_subtype: { flat: 1, kothi: 1 },
        bedrooms: { '3': 1, '4': 1 },
        city: { mohali: 1, chandigarh: 1 },
      });
      expect(page.listings).toHaveLength(1);
      expect(page.listings[0].title_html).toMatch(/^<mark>Sunlit<\/mark> /);
    });

    it('filters by type, bedrooms, price and place', async () => {
      const total = async (filter: Parameters<ListingSearch['search']>[1]) =>
        (await stand.search.search('sunlit', filter, 24)).total;
      expect(await total({ subtype: 'kothi' })).toBe(1);
      expect(await total({ propertyType: 'commercial' })).toBe(0);
      expect(await total({ bedroom: 4 })).toBe(1);
      expect(await total({ place: ['chandigarh-sector-7' as PlaceId] })).toBe(1);
      expect(await total({ lister: 'owner' })).toBe(1);
      expect(await total({ lister: 'agent' })).toBe(1);
      expect(await total({ lister: 'builder' })).toBe(0);
      const [owned, offered] = SEARCH_LISTINGS;
      expect(SAMPLE_LISTER_IDS.find(owned)).toBeUndefined();
      expect(await total({ notListers: [SAMPLE_LISTER_IDS.find(offered)!] })).toBe(1);
      expect(await total({ notListers: ['0123456789abcdef' as ListerId] })).toBe(2);
      expect(await total({ price: { min: 40, max: 50 } })).toBe(2);
      expect(await total({ price: { min: 50 } })).toBe(0);
    });

    it.each<{ query: Record<string, string>; found: string[] }>([
      { query: { amenities: 'lift' }, found: ['Harbor house on the ground floor', 'Harbor house upstairs'] },
      { query: { amenities: 'lift,gym' }, found: ['Harbor house on the ground floor'] },
      { query: { rooms: 'poojaRoom' }, found: ['Harbor house on the ground floor'] },
      { query: { kinds: 'flat,kothi' }, found: ['Harbor house on the ground floor', 'Harbor house upstairs'] },
      { query: { kinds: 'kothi,office' }, found: [] },
      { query: { size: '900,1000,sqft' }, found: ['Harbor house on the ground floor'] },
      { query: { size: ',100,sqyd' }, found: [] },
      { query: { with_photos: 'yes' }, found: ['Harbor house on the ground floor'] },
      { query: { price_reduced: 'yes' }, found: ['Harbor house on the ground floor'] },
      { query: { posted_since: '2026-11-20' }, found: ['Harbor house on the ground floor'] },
      { query: { price_per_area: '5000,5000' }, found: ['Harbor house on the ground floor'] },
      { query: { price_per_area: ',4999' }, found: ['Harbor house upstairs'] },
      { query: { not_words: 'ground floor' }, found: ['Harbor house upstairs'] },
      { query: { not_words: 'ground upstairs' }, found: ['Harbor house on the ground floor', 'Harbor house upstairs'] },
      { query: { not_words: 'floor,upstairs' }, found: [] },
    ])('filters by $query', async ({ query, found }) => {
      const { filter, errors } = parseFilter(query);
      expect(errors).toEqual([]);
      const { listings, total } = await stand.search.search('harbor', filter, 24);
      expect(listings.map(({ listing }) => listing.title).sort()).toEqual(found);
      expect(total).toBe(found.length);
    });

    it.each(FACETS.flatMap((facet) => sampleFacetQueries(facet).map((query) => ({ facet, query }))))(
      'filters by $facet.name for matching homes: $query',
      async ({ facet, query }) => {
        const { filter, errors } = parseFilter(query);
        expect(errors).toEqual([]);
        const expected = FACET_HOMES.filter(({ facts, free }) =>
          matchesFacetValue(facet, filter[facet.name]!, { ...facts, ...free }[facet.name]),
        );
        expect(expected.length).toBeGreaterThan(0);
        const { listings, total } = await stand.search.search('lantern', filter, FACET_HOMES.length);
        expect(total).toBe(expected.length);
        expect(listings.map(({ listing }) => listing.id).sort()).toEqual(expected.map(({ id }) => id).sort());
      },
    );

    it.each(listAttributePhrases().map(({ words, means }) => ({ phrase: words.join(' '), means })))(
      'finds homes with an attribute that "$phrase" describes',
      async ({ phrase, means }) => {
        const { name } = means.attribute;
        const expected = FACET_HOMES.filter(({ facts, free }) =>
          meetsFacetCondition(means, { ...facts, ...free }[name]),
        );
        expect(expected.length).toBeGreaterThan(0);
        const { listings, corrected } = await stand.search.search(`lantern ${phrase}`, {}, FACET_HOMES.length);
        const found = listings.map(({ listing }) => listing.id);
        expect(found).toEqual(expect.arrayContaining(expected.map(({ id }) => id)));
        // Other values can share words ("north-east facing", "east facing"), but homes without a value must not match.
        const silent = FACET_HOMES.filter(({ facts, free }) => ({ ...facts, ...free })[name] === undefined);
        expect(found).not.toContain(silent[0].id);
        expect(corrected).toBeNull();
      },
    );

    it('finds such a phrase in a title too, and corrects a misspelled word in it', async () => {
      const houseboat = sampleSearchListing(60, 'Furnished houseboat', { furnishing: undefined } as never);
      await stand.write(houseboat.id, houseboat);
      expect((await stand.search.search('furnished houseboat', {}, 24)).total).toBe(1);
      await stand.write(houseboat.id, null);
      expect(await stand.search.didYouMean('lantern unfurnishd')).toBe('lantern unfurnished');
    });

    it('uses a probable correction if the typed words find nothing, and says so', async () => {
      const page = await stand.search.search('penthuose', {}, 24);
      expect([page.total, page.corrected]).toEqual([1, 'penthouse']);
      const begun = await stand.search.search('penth', {}, 24);
      expect([begun.total, begun.corrected]).toEqual([1, null]);
    });

    it('escapes text written by an owner', async () => {
      const { listings } = await stand.search.search('bungalow', {}, 24);
      expect(listings.map(({ title_html }) => title_html)).toEqual([
        '&lt;b&gt;<mark>Bungalow</mark>&lt;/b&gt; &amp; &quot;garden&quot;',
      ]);
    });

    it('follows changes, and removes deleted listings', async () => {
      const houseboat = sampleSearchListing(50, 'Houseboat on the lake');
      await stand.write(houseboat.id, { ...houseboat, state: 'under_review' });
      expect(await named('houseboat')).toEqual([]);
      await stand.write(houseboat.id, houseboat);
      expect(await named('houseboat')).toEqual(['Houseboat on the lake']);
      await stand.write(houseboat.id, { ...houseboat, free: { ...houseboat.free, title: 'Lighthouse' } });
      expect([await named('houseboat'), await named('lighthouse')]).toEqual([[], ['Lighthouse']]);
      await stand.write(houseboat.id, null);
      expect(await named('lighthouse')).toEqual([]);
      expect((await stand.search.search('lighthouse', {}, 24)).total).toBe(0);
    });
  });
}
