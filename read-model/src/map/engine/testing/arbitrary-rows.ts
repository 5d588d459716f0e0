import {
  type Amenity,
  type AnyFacetValue,
  type AttributeValueDefinition,
  type AttributeValues,
  createListingNumber,
  FACETS,
  type Facet,
  LISTER_FILTERS,
  type ListerId,
  listAttributeIndexTerms,
  listIndexTermsOfText,
  listingIdFromNumber,
  listListingIndexTerms,
  type MapFilter,
  MORE,
  type NumberBounds,
  type NumberRange,
  type PlaceId,
  type PlaceReach,
  type Position,
  PROPERTY_TYPES,
  pickIndexedNumbers,
  ROOM_FLAGS,
  requireNumberBounds,
  SUBTYPES,
  type TileAddress,
  TRAVEL_MODES,
  unprojectFromUnitSquare,
} from '@naksha/events/kernel';
import fc from 'fast-check';
import type { MapRow } from '../rows/map-row.ts';
import { unitsOfPosition } from './map-oracle.ts';

const WORDS = listIndexTermsOfText('Flat in Sector 70, Mohali, park view, phase 7');
const PLACES = ['mohali', 'mohali-sector-70', 'mohali-flat'] as PlaceId[];
/** Dense enough that rows share points, cell borders and pixels. */
const degrees = (from: number, span: number) =>
  fc.oneof(
    fc.integer({ min: 0, max: 6 }).map((k) => from + (span * k) / 6),
    fc.integer({ min: 0, max: 2000 }).map((k) => from + (span * k) / 2000),
  );
export const anyPosition = fc.oneof(
  fc.record({ lng: degrees(76.5, 0.55), lat: degrees(30.5, 0.45) }),
  fc.record({ lng: degrees(76.7, 0.02), lat: degrees(30.7, 0.02) }),
  fc.constant({ lng: 76.71, lat: 30.71 }),
);

const LAKH = 100_000;
/** Days within the range of IDs, and IDs around midnight in India. */
const POSTED_SINCE = ['2025-02-01', '2025-03-15'];
const anyIdAroundMidnight = fc
  .tuple(fc.constantFrom(...POSTED_SINCE), fc.integer({ min: -3, max: 3 }), fc.nat(4095))
  .map(([day, ms, tail]) => createListingNumber(Date.parse(`${day}T00:00:00+05:30`) + ms, tail));
const AMENITIES: Amenity[] = ['lift', 'powerBackup', 'park'];
const LISTER_IDS = ['0123456789abcdef', 'fedcba9876543210'] as ListerId[];
const anyListing = fc.record({
  amenities: fc.subarray(AMENITIES),
  rooms: fc.subarray([...ROOM_FLAGS]),
  photos: fc.constantFrom([], ['photo']),
  isReduced: fc.boolean(),
  offered: fc.oneof(
    fc.constantFrom({ lister: 'owner' as const }, { lister: 'relative' as const }),
    fc.record({
      lister: fc.constantFrom('agent' as const, 'builder' as const),
      listerId: fc.constantFrom(...LISTER_IDS),
    }),
  ),
});
const anyAttributes: fc.Arbitrary<AttributeValues> = fc.record(
  Object.fromEntries(FACETS.map(({ name, value }) => [name, anyValue(value)])),
  { requiredKeys: [] },
);

function anyValue(value: AttributeValueDefinition): fc.Arbitrary<string | number> {
  if ('options' in value) return fc.constantFrom(...value.options);
  return value.type === 'number' ? anyNumber(value) : fc.constantFrom('ready', '2027-12');
}

/** Often one of few values, so that range ends coincide with rows' values. */
function anyNumber({ min, max }: NumberBounds): fc.Arbitrary<number> {
  const few = fc.integer({ min, max: Math.min(min + 6, max) });
  return fc.oneof(fc.constantFrom(min, max), few, fc.integer({ min, max }));
}

const anyFacetValue = ({ facet, value }: Facet): fc.Arbitrary<AnyFacetValue> => {
  const options = 'options' in value ? value.options : [];
  const counts = options.map(Number).filter((count) => count > 0 && count !== MORE);
  switch (facet.by) {
    case 'flag':
      return fc.constant(true as const);
    case 'anyOf':
      return fc.subarray([...options], { minLength: 1 });
    case 'atLeast':
      return fc.constantFrom(...counts);
    case 'exactly':
      return fc.record(
        { exact: fc.subarray(counts, { minLength: 1 }), from: fc.constantFrom(...counts) },
        { requiredKeys: ['exact'] },
      );
    case 'readyBy':
      return fc.constantFrom('ready', '2026-12', '2027-12');
    case 'range':
      return anyRange(requireNumberBounds(value));
  }
};

const anyRange = (bounds: NumberBounds): fc.Arbitrary<NumberRange> =>
  fc
    .tuple(anyNumber(bounds), fc.option(anyNumber(bounds), { nil: undefined }))
    .map(([a, b]) => (b === undefined ? { min: a } : { min: Math.min(a, b), max: Math.max(a, b) }));

const rowAt = (position: fc.Arbitrary<Position>): fc.Arbitrary<MapRow> =>
  fc
    .record({
      id: fc.oneof(fc.integer({ min: 1, max: 2 ** 45 }), anyIdAroundMidnight),
      position,
      propertyType: fc.constantFrom(...PROPERTY_TYPES),
      subtype: fc.constantFrom(...SUBTYPES),
      bedrooms: fc.constantFrom(0, 1, 2, 3, 8, 9, 99),
      price: fc.oneof(
        fc.constantFrom(0, 30 * LAKH, 30 * LAKH - 1, 30 * LAKH + 1, 500 * LAKH, 500 * LAKH + 1),
        fc.integer({ min: 1, max: 999_999_999 }),
      ),
      area: fc.oneof(fc.constantFrom(0, 200, 201, 4000, 4001), fc.integer({ min: 1, max: 5000 })),
      sqft: fc.integer({ min: 1, max: 5_000_000 }).map((hundredths) => hundredths / 100),
      state: fc.constantFrom('under_review', 'verified', 'verified', 'stale'),
      cut: fc.constantFrom(0, 0, 50, 120),
      demo: fc.boolean(),
      stated: anyAttributes,
      extras: anyListing,
      places: fc.subarray(PLACES),
      words: fc.subarray(WORDS),
      ownId: fc.boolean(),
    })
    .map(({ ownId, stated, extras: { offered, ...extras }, ...row }) => ({
      ...row,
      byOwner: offered.lister === 'owner',
      attributes: [...listAttributeIndexTerms(stated), ...listListingIndexTerms({ ...extras, ...offered })],
      numbers: pickIndexedNumbers(stated),
      words: ownId ? [...row.words, listingIdFromNumber(row.id)] : row.words,
    }));

const arbitraryRows = (row: fc.Arbitrary<MapRow>, maxLength: number) =>
  fc.uniqueArray(row, { maxLength, selector: ({ id }) => id, size: 'max' });

export const anyRow = rowAt(anyPosition);
export const anyRows = (maxLength: number) => arbitraryRows(anyRow, maxLength);

/** At most two tiles away, often on cell borders or on the same pixel. */
export const arbitraryTileWithRows = (
  zooms: { min: number; max: number },
  maxLength: number,
): fc.Arbitrary<{ tile: TileAddress; rows: MapRow[] }> =>
  fc.integer(zooms).chain((z) => {
    const tile = tileAtPosition(z, { lng: 76.72, lat: 30.72 });
    const pixel = fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: -700, max: 1200 }) },
      { weight: 2, arbitrary: fc.integer({ min: -60, max: 200 }) },
      { weight: 1, arbitrary: fc.integer({ min: -10, max: 18 }).map((cell) => cell * 64) },
      { weight: 1, arbitrary: fc.constantFrom(-1, 0, 100, 511, 512) },
    );
    const position = fc
      .tuple(pixel, pixel)
      .map(([px, py]) =>
        unprojectFromUnitSquare({ x: (tile.x + (px + 0.25) / 512) / 2 ** z, y: (tile.y + (py + 0.25) / 512) / 2 ** z }),
      );
    return arbitraryRows(rowAt(position), maxLength).map((rows) => ({ tile, rows }));
  });

const lakhs = (values: readonly number[]) =>
  fc
    .tuple(fc.constantFrom(...values), fc.option(fc.constantFrom(...values), { nil: undefined }))
    .map(([min, max]) => (max === undefined || max < min ? { min } : { min, max }));

const anyWithin: fc.Arbitrary<PlaceReach> = fc.oneof(
  fc.record({ of: fc.constantFrom(...PLACES), km: fc.constantFrom(0.1, 1, 5, 10) }),
  fc.record({
    ...{ of: fc.constantFrom(...PLACES), minutes: fc.constantFrom(1, 10, 25, 60) },
    by: fc.constantFrom(...TRAVEL_MODES),
  }),
);

export const anyFilter: fc.Arbitrary<MapFilter> = fc.record(
  {
    propertyType: fc.constantFrom(...PROPERTY_TYPES),
    subtype: fc.constantFrom(...SUBTYPES),
    bedroom: fc.integer({ min: 1, max: 8 }),
    lister: fc.constantFrom(...LISTER_FILTERS),
    ...Object.fromEntries(FACETS.map((facet) => [facet.name, anyFacetValue(facet)])),
    amenities: fc.subarray([...AMENITIES, 'gym' as const], { minLength: 1, maxLength: 2 }),
    rooms: fc.subarray([...ROOM_FLAGS], { minLength: 1, maxLength: 2 }),
    kinds: fc.subarray([...SUBTYPES], { minLength: 1, maxLength: 3 }),
    size: fc
      .tuple(lakhs([0, 3, 10, 2000, 40_000]), fc.constantFrom('sqft' as const, 'marla' as const))
      .map(([range, unit]) => ({ ...range, unit })),
    withPhotos: fc.constant(true as const),
    priceReduced: fc.constant(true as const),
    postedSince: fc.constantFrom(...POSTED_SINCE),
    notWords: fc.subarray(['sector 70', 'mohali', 'park view', '7', 'nowhere'], { minLength: 1, maxLength: 3 }),
    notListers: fc.subarray([...LISTER_IDS, '0000000000000000' as ListerId], { minLength: 1 }),
    pricePerArea: lakhs([0, 500, 4000, 100_000]),
    price: lakhs([0, 5, 30, 100, 500]),
    area: lakhs([0, 200, 1000, 4000]),
    place: fc.subarray([...PLACES, 'nowhere' as PlaceId], { maxLength: 3 }),
    search: fc.array(fc.constantFrom('Sector 70', '70', 'mohali', 'park view', 'PARK, mohali', 'sector 7', 'nowhere'), {
      maxLength: 3,
    }),
    poly: fc.array(fc.record({ lng: degrees(76.5, 0.55), lat: degrees(30.5, 0.45) }), {
      minLength: 3,
      maxLength: 8,
    }),
    within: anyWithin,
  },
  { requiredKeys: [] },
);

export const tileAtPosition = (z: number, position: { lat: number; lng: number }): TileAddress => {
  const { x, y } = unitsOfPosition(position);
  return { z, x: Math.floor(x / 2 ** (30 - z)), y: Math.floor(y / 2 ** (30 - z)) };
};
export const arbitraryTile = (zooms: { min: number; max: number }): fc.Arbitrary<TileAddress> =>
  fc
    .tuple(fc.integer(zooms), anyPosition, fc.integer({ min: -1, max: 1 }), fc.integer({ min: -1, max: 1 }))
    .map(([z, position, dx, dy]) => {
      const { x, y } = tileAtPosition(z, position);
      const clamp = (value: number) => Math.min(2 ** z - 1, Math.max(0, value));
      return { z, x: clamp(x + dx), y: clamp(y + dy) };
    });
