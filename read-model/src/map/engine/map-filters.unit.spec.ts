import {
  distanceInMeters,
  listIndexTermsOfText,
  listingIdFromNumber,
  type MapFilter,
  type PlaceId,
  type PlaceReach,
  type Position,
  parseFilter,
  TRICITY_REGION,
} from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { createMapEngine } from './map-engine.ts';
import type { MapRow } from './rows/map-row.ts';
import { tileAtPosition } from './testing/arbitrary-rows.ts';
import { decodeTile } from './testing/decode-tile.ts';
import { PLACE, sampleFlatRow } from './testing/sample-flat.ts';

let next = 1;
const home = (more: Partial<MapRow> = {}): MapRow => sampleFlatRow(next++, { words: ['flat'], ...more });

function found(rows: readonly MapRow[], query: Record<string, string | string[]>): MapRow[] {
  const { filter, errors } = parseFilter(query);
  expect(errors).toEqual([]);
  const engine = createMapEngine({ region: TRICITY_REGION });
  engine.load(rows.slice(0, rows.length / 2));
  engine.apply(rows.slice(rows.length / 2).map((upsert) => ({ upsert })));
  const { ids, total } = engine.list({ filter, sort: 'newest', limit: 100 });
  expect(engine.count(filter)).toEqual({ total: ids.length, underReview: 0 });
  expect(total).toBe(ids.length);
  for (const z of [12, 17]) expect(shownIn(engine.tile(tileAtPosition(z, PLACE), filter))).toBe(ids.length);
  return rows.filter(({ id }) => ids.includes(id));
}
const shownIn = (tile: Uint8Array): number => {
  const { clusters = [], stacks = [], listings = [] } = decodeTile(tile);
  return [...clusters, ...stacks].reduce((sum, { properties }) => sum + Number(properties.count), listings.length);
};

const LAKH = 100_000;

describe('A filter has the same result in list, count and tiles', () => {
  it('F-19 D-102 for prices in lakhs, both ends included to the rupee', () => {
    const prices = [30 * LAKH - 1, 30 * LAKH, 45 * LAKH, 60 * LAKH, 60 * LAKH + 1].map((price) => home({ price }));
    expect(found(prices, { price_range: '30,60' })).toEqual(prices.slice(1, 4));
  });

  it('for homes within reach, in base or delta, under review or not', () => {
    const near = [home(), home({ state: 'under_review', price: 0, area: 0 })];
    const far = home({ position: { lat: PLACE.lat + 0.02, lng: PLACE.lng } });
    const filter: MapFilter = { within: { of: 'mohali' as PlaceId, km: 2 } };
    const engine = createMapEngine({
      region: TRICITY_REGION,
      findReach: (within) => (position) => 'km' in within && distanceInMeters(position, PLACE) <= within.km * 1000,
    });
    engine.load([near[0], far]);
    engine.apply([{ upsert: near[1] }]);
    expect(engine.count(filter)).toEqual({ total: 1, underReview: 1 });
    engine.apply([{ upsert: { ...far, position: PLACE } }]);
    expect(engine.count(filter)).toEqual({ total: 2, underReview: 1 });
    expect(engine.count({ within: { of: 'mohali' as PlaceId, minutes: 10, by: 'car' } }).total).toBe(0);
  });

  it('for homes within reach computed in slices, with the earlier base and a later one', async () => {
    const filter: MapFilter = { within: { of: 'mohali' as PlaceId, minutes: 10, by: 'car' } };
    let tested = 0;
    const reach = ({ lat }: Position) => {
      tested++;
      return lat < PLACE.lat + 0.01;
    };
    const engine = createMapEngine({ region: TRICITY_REGION, findReach: () => reach });
    const homes = [home(), home(), home({ position: { lat: PLACE.lat + 0.02, lng: PLACE.lng } })];
    for (const rows of [homes.slice(1), homes]) {
      engine.load(rows);
      await engine.prepareReach(filter.within!);
      const before = tested;
      expect(engine.count(filter).total).toBe(rows.length - 1);
      expect(tested).toBe(before);
    }
    engine.apply([
      { upsert: { ...homes[0], price: homes[0].price + 1 } },
      { upsert: { ...homes[1], position: homes[2].position } },
    ]);
    expect(engine.count(filter).total).toBe(1);
  });

  it('for homes within reach of previously loaded landmarks', async () => {
    let loaded = false;
    const loadReach = async () => {
      loaded = true;
    };
    const engine = createMapEngine({ region: TRICITY_REGION, findReach: () => () => loaded, loadReach });
    engine.load([home()]);
    const within: PlaceReach = { of: 'mohali' as PlaceId, minutes: 10, by: 'car' };
    await engine.prepareReach(within);
    expect(engine.count({ within }).total).toBe(1);
  });

  it('for an unknown landmark, which finds nothing', () => {
    expect(found([home(), home()], { within: 'mohali,2km' })).toEqual([]);
  });

  it('for exact bounds between two rupees and beyond every price', () => {
    const engine = createMapEngine({ region: TRICITY_REGION });
    const prices = [30 * LAKH, 30 * LAKH + 1, 60 * LAKH, 60 * LAKH + 1, 999_999_999];
    engine.load(prices.map((price) => home({ price })));
    const count = (min: number, max?: number) => engine.count({ price: { min, max } }).total;
    expect(count(30.000005)).toBe(4);
    expect(count(0, 60.000005)).toBe(3);
    expect([count(40_000), count(0, 40_000)]).toEqual([0, 5]);
  });

  it('F-20 for 500 lakh as a limit, and for larger values as no limit', () => {
    const prices = [100, 499, 500, 501, 9000].map((lakhs) => home({ price: lakhs * LAKH }));
    expect(found(prices, { price_range: '200,500' })).toEqual(prices.slice(1, 3));
    expect(found(prices, { price_range: '200,505' })).toEqual(prices.slice(1));
    expect(found(prices, { price_range: '200,501' })).toEqual(prices.slice(1));
    expect(found(prices, { price_range: '501,,exact' })).toEqual(prices.slice(3));
    expect(found(prices, { price_range: '501,8999,exact' })).toEqual(prices.slice(3, 4));
  });

  it('F-21 D-102 for areas up to the open end of the slider: above 4000, and above 1000 for kothis and plots', () => {
    const flats = [1999, 2000, 4000, 4001, 30_000].map((area) => home({ area }));
    expect(found(flats, { area_range: '2000,4000', property_subtype: 'flat' })).toEqual(flats.slice(1, 3));
    expect(found(flats, { area_range: '2000,4001', property_subtype: 'flat' })).toEqual(flats.slice(1));
    const plots = [199, 200, 1000, 1001, 9000].map((area) => home({ area, subtype: 'residential-plot', bedrooms: 0 }));
    expect(found(plots, { area_range: '200,1000', property_subtype: 'residential-plot' })).toEqual(plots.slice(1, 3));
    expect(found(plots, { area_range: '200,1001', property_subtype: 'residential-plot' })).toEqual(plots.slice(1));
  });

  it('F-23 for any bedrooms, all types and all subtypes, which find everything', () => {
    const all = [
      home(),
      home({ subtype: 'kothi' }),
      home({ propertyType: 'commercial', subtype: 'office', bedrooms: 0 }),
    ];
    expect(found(all, { bedroom: 'any', property_type: 'all', property_subtype: 'all' })).toEqual(all);
  });

  it('F-24 for bedrooms at or above the value, with 99 above all, and exact ones first when recommended', () => {
    const homes = [1, 2, 3, 8, 9, 99, 0].map((bedrooms) => home({ bedrooms }));
    expect(found(homes, { bedroom: '2' }).map(({ bedrooms }) => bedrooms)).toEqual([2, 3, 8, 9, 99]);
    expect(found(homes, { bedroom: '8' }).map(({ bedrooms }) => bedrooms)).toEqual([8, 9, 99]);
    const engine = createMapEngine({ region: TRICITY_REGION });
    engine.load(homes);
    const bedroomsById = new Map(homes.map(({ id, bedrooms }) => [id, bedrooms]));
    const { ids } = engine.list({ filter: { bedroom: 2 }, sort: 'recommended', limit: 10 });
    expect(ids.map((id) => bedroomsById.get(id))).toEqual([2, 99, 9, 8, 3]);
  });

  it('F-25 for other, which means none of the six known subtypes of both types', () => {
    const others = [
      home({ subtype: 'other', bedrooms: 0 }),
      home({ propertyType: 'commercial', subtype: 'other', bedrooms: 0 }),
    ];
    const known = (['flat', 'kothi', 'residential-plot', 'commercial-plot', 'office', 'showroom'] as const).map(
      (subtype) => home({ subtype }),
    );
    expect(found([...others, ...known], { property_subtype: 'other' })).toEqual(others);
    expect(found([...others, ...known], { property_subtype: 'other', property_type: 'commercial' })).toEqual([
      others[1],
    ]);
  });

  it('F-26 for whole words in any case, all words of a chip and any of the chips; parts of words find nothing', () => {
    const titled = ['3 BHK flat in Sector-70, Mohali', 'Kothi, Sector 7 Panchkula', 'Plot at Mohali'].map((title) =>
      home({ words: listIndexTermsOfText(title) }),
    );
    expect(found(titled, { search: ['MOHALI sector'] })).toEqual([titled[0]]);
    expect(found(titled, { search: ['sector 7', 'plot'] })).toEqual([titled[1], titled[2]]);
    expect(found(titled, { search: ['moha'] })).toEqual([]);
    expect(found(titled, { search: ['sectors'] })).toEqual([]);
  });

  it('F-40 for listings in a city, locality or project by its id, and in any of several', () => {
    const places = (...ids: string[]) =>
      home({ places: ids as PlaceId[], words: listIndexTermsOfText('Sector 7, Mohali') });
    const rows = [
      places('mohali', 'mohali-sector-70', 'mohali-tdi'),
      places('mohali', 'mohali-phase-7'),
      places('kharar'),
    ];
    expect(found(rows, { place: 'mohali' })).toEqual(rows.slice(0, 2));
    expect(found(rows, { place: 'mohali-phase-7' })).toEqual([rows[1]]);
    expect(found(rows, { place: ['mohali-tdi', 'kharar'] })).toEqual([rows[0], rows[2]]);
    expect(found(rows, { place: 'kharar', search: ['sector 70', 'sector 7'] })).toEqual([rows[2]]);
    expect(found(rows, { place: 'kharar', search: ['sector 70'] })).toEqual([]);
    expect(found(rows, { place: 'nowhere' })).toEqual([]);
  });

  it('F-41 for a number with its adjacent word', () => {
    const titles = ['Kothi, Sector 7', 'Flat in Phase 7, Sector 61', '7 marla plot, Sector 21', '7 BHK, Sector 8'];
    const rows = titles.map((title) => home({ words: listIndexTermsOfText(title) }));
    expect(found(rows, { search: ['sector 7'] })).toEqual([rows[0]]);
    expect(found(rows, { search: ['7 marla'] })).toEqual([rows[2]]);
    expect(found(rows, { search: ['7bhk', 'phase 7'] })).toEqual([rows[1], rows[3]]);
    expect(found(rows, { search: ['7'] })).toEqual(rows);
  });

  it('F-26 for the id in a listing’s slug', () => {
    const ids = [next, next + 1];
    const [first] = [home({ words: ['flat', listingIdFromNumber(ids[0])] }), home({ words: ['flat'] })];
    for (const rows of [
      [first, home()],
      [home(), first],
    ])
      expect(found(rows, { search: [listingIdFromNumber(ids[0]).toUpperCase()] })).toEqual([first]);
    expect(found([first, home({ id: ids[1] })], { search: [listingIdFromNumber(ids[1])] })).toEqual([]);
  });

  it('F-27 for areas in the unit of each subtype, also in a mixed search', () => {
    const flatOf300Feet = home({ area: 300, sqft: 300 });
    const kothiOf300Yards = home({ subtype: 'kothi', area: 300, sqft: 2700 });
    const kothiOf301Feet = home({ subtype: 'kothi', area: 33, sqft: 301 });
    const rows = [flatOf300Feet, kothiOf300Yards, kothiOf301Feet];
    expect(found(rows, { area_range: '250,350' })).toEqual([flatOf300Feet, kothiOf300Yards]);
  });

  it('D-120 for a polygon including edges and vertices, up to 50 vertices', () => {
    const at = (lat: number, lng: number) => home({ position: { lat, lng } });
    const inside = [at(30.71, 76.71), at(30.7, 76.7), at(30.7, 76.71), at(30.72, 76.7), at(30.710001, 76.72)];
    const outside = [at(30.699999, 76.71), at(30.71, 76.699999), at(30.720001, 76.71), at(30.73, 76.73)];
    const square = '30.7,76.7;30.7,76.72;30.72,76.72;30.72,76.7';
    const { filter } = parseFilter({ poly: square });
    const engine = createMapEngine({ region: TRICITY_REGION });
    for (const rows of [[...inside, ...outside], []]) {
      engine.load(rows);
      if (rows.length === 0) engine.apply([...inside, ...outside].map((upsert) => ({ upsert })));
      const { ids } = engine.list({ filter, sort: 'newest', limit: 50 });
      expect(new Set(ids)).toEqual(new Set(inside.map(({ id }) => id)));
    }
    const vertices = (count: number) => Array.from({ length: count }, (_, k) => `${30 + k / 100},76.7`).join(';');
    expect(parseFilter({ poly: vertices(50) }).errors).toEqual([]);
    expect(parseFilter({ poly: vertices(51) }).errors).toEqual([
      { field: 'poly', reason: 'must have 3 to 50 vertices' },
    ]);
  });

  it('D-118 D-119 in the requested order', () => {
    const rows = [
      home({ bedrooms: 2, price: 50 * LAKH, sqft: 1000, cut: 0, state: 'stale' }),
      home({ bedrooms: 3, price: 20 * LAKH, sqft: 250, cut: 120 }),
      home({ bedrooms: 2, price: 40 * LAKH, sqft: 1000, cut: 30 }),
      home({ bedrooms: 2, price: 40 * LAKH, sqft: 2000, cut: 0 }),
      home({ bedrooms: 2, state: 'under_review' }),
    ];
    const [stale, three, older, newer] = rows.map(({ id }) => id);
    const engine = createMapEngine({ region: TRICITY_REGION });
    engine.load(rows);
    const order = (sort: Parameters<typeof engine.list>[0]['sort'], filter: MapFilter = {}) =>
      engine.list({ filter, sort, limit: 10 }).ids;
    expect(order('newest')).toEqual([newer, older, three, stale]);
    expect(order('price')).toEqual([three, newer, older, stale]);
    expect(order('price_per_area')).toEqual([newer, older, stale, three]);
    expect(order('price_cut')).toEqual([three, older, newer, stale]);
    expect(order('recommended')).toEqual([newer, older, three, stale]);
    expect(order('recommended', { bedroom: 2 })).toEqual([newer, older, three, stale]);
  });

  it('and rejects a cursor of another list', () => {
    const engine = createMapEngine({ region: TRICITY_REGION });
    engine.load([home(), home(), home()]);
    const page = { filter: {}, sort: 'newest', limit: 1 } as const;
    const cursor = engine.list(page).cursor!;
    expect(engine.list({ ...page, cursor }).ids).toHaveLength(1);
    for (const foreign of [
      { ...page, cursor: 'nonsense' },
      { ...page, cursor: '' },
      { ...page, cursor, sort: 'price' as const },
      { ...page, cursor, filter: { bedroom: 2 } },
      { ...page, cursor, bbox: [76, 30, 77, 31] as const },
    ])
      expect(() => engine.list(foreign)).toThrow(expect.objectContaining({ status: 422 }));
  });
});
