import {
  firstListingNumberSince,
  type MapFilter,
  NUMBER_FACETS,
  type NumberRange,
  PROPERTY_TYPES,
  priceRangeInRupees,
  SUBTYPES,
  sizeRangeInSqftWithTolerance,
} from '@naksha/events/kernel';
import {
  BEDROOMS_SHIFT,
  type Columns,
  OWNER,
  readNumberAttributeOrZero,
  readStateCode,
  SUBTYPE_MASK,
  SUBTYPE_SHIFT,
  TYPE_MASK,
  UNDER_REVIEW,
} from '../base/columns.ts';

/** Everything except words and polygon. */
export type RowTest = {
  type: number | undefined;
  subtype: number | undefined;
  owner: boolean;
  facetMask: number;
  facetValue: number;
  bedrooms: number;
  minPrice: number;
  maxPrice: number;
  minArea: number;
  maxArea: number;
  numbers: readonly NumberTest[];
  /** Excludes homes under review: IDs grow with time. */
  minId: number | undefined;
  /** Rupees per square foot. */
  rate: { min: number; max: number } | undefined;
  /** Square feet. */
  size: { min: number; max: number } | undefined;
  /** One bit per requested subtype. */
  kinds: number | undefined;
  /** In units from the square's corner. */
  reach: ((x: number, y: number) => boolean) | undefined;
};

/** Encoded values, both ends included and nonzero. */
export type NumberTest = { column: number; least: number; most: number };

/** Homes under review have neither price nor area, and no range includes them. */
const MIN_VALUE = 1;

export function buildRowTest(filter: MapFilter, reach?: RowTest['reach']): RowTest {
  const type = filter.propertyType && PROPERTY_TYPES.indexOf(filter.propertyType);
  const subtype = filter.subtype && SUBTYPES.indexOf(filter.subtype);
  const owner = filter.lister === 'owner';
  const price = filter.price && priceRangeInRupees(filter.price);
  return {
    type,
    subtype,
    owner,
    facetMask: (type === undefined ? 0 : TYPE_MASK) | (subtype === undefined ? 0 : SUBTYPE_MASK) | (owner ? OWNER : 0),
    facetValue: (type ?? 0) | ((subtype ?? 0) << SUBTYPE_SHIFT) | (owner ? OWNER : 0),
    bedrooms: filter.bedroom ?? 0,
    minPrice: price ? Math.max(price.min, MIN_VALUE) : 0,
    maxPrice: price?.max ?? Number.POSITIVE_INFINITY,
    minArea: filter.area ? Math.max(filter.area.min, MIN_VALUE) : 0,
    maxArea: filter.area?.max ?? Number.POSITIVE_INFINITY,
    numbers: buildNumberTests(filter),
    minId: filter.postedSince === undefined ? undefined : firstListingNumberSince(filter.postedSince),
    rate: filter.pricePerArea && { max: Number.POSITIVE_INFINITY, ...filter.pricePerArea },
    size: filter.size && sizeRangeInSqftWithTolerance(filter.size),
    kinds: filter.kinds?.reduce((bits, kind) => bits | (1 << SUBTYPES.indexOf(kind)), 0),
    reach,
  };
}

const buildNumberTests = (filter: MapFilter): NumberTest[] =>
  NUMBER_FACETS.flatMap((facet, column) => {
    const range: NumberRange | undefined = filter[facet.name];
    if (!range) return [];
    const { min, max } = facet.value;
    return [{ column, least: Math.max(range.min - min + 1, MIN_VALUE), most: (range.max ?? max) - min + 1 }];
  });

export function passesRowTest(test: RowTest, columns: Columns, row: number): boolean {
  const facets = columns.facets[row];
  const price = columns.price[row];
  const area = columns.area[row];
  return (
    (facets & test.facetMask) === test.facetValue &&
    ((facets >>> BEDROOMS_SHIFT) & 127) >= test.bedrooms &&
    price >= test.minPrice &&
    price <= test.maxPrice &&
    area >= test.minArea &&
    area <= test.maxArea &&
    test.numbers.every(({ column, least, most }) => {
      const value = readNumberAttributeOrZero(columns, row, column);
      return value >= least && value <= most;
    }) &&
    passesUnindexedConditions(test, columns, row)
  );
}

export const hasUnindexedConditions = ({ minId, rate, size, kinds, reach }: RowTest): boolean =>
  [minId, rate, size, kinds, reach].some((condition) => condition !== undefined);

/** The posting time of homes under review is not disclosed. */
export const passesUnindexedConditions = (test: RowTest, columns: Columns, row: number): boolean =>
  passesColumns(test, columns, row) && (!test.reach || test.reach(columns.x[row], columns.y[row]));

function passesColumns({ minId, rate, size, kinds }: RowTest, columns: Columns, row: number): boolean {
  if (minId !== undefined && (columns.id[row] < minId || readStateCode(columns, row) === UNDER_REVIEW)) return false;
  if (kinds !== undefined && ((kinds >>> ((columns.facets[row] & SUBTYPE_MASK) >>> SUBTYPE_SHIFT)) & 1) === 0)
    return false;
  const sqft = columns.sqft[row];
  if (size && (readStateCode(columns, row) === UNDER_REVIEW || sqft < size.min || sqft > size.max)) return false;
  if (!rate) return true;
  const price = columns.price[row];
  return price >= Math.max(rate.min * sqft, MIN_VALUE) && price <= rate.max * sqft;
}
