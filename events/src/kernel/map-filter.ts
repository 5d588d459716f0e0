import { areaFilterUnit } from './area.ts';
import type { AttributeFilter, NumberRange } from './attributes/facets.ts';
import { MAX_CHIP_LENGTH } from './filter-limits.ts';
import { FILTER_PARAMETERS } from './filter-parameters.ts';
import type { Position } from './geo.ts';
import type { PlaceId } from './ids.ts';
import type { ListingFilters } from './listing-filters.ts';
import type { ListerFilter, PropertyType, Subtype } from './options.ts';

/** One grammar for the page's URL, the API and the engine. A missing field means "any". */
export type MapFilter = AttributeFilter &
  ListingFilters & {
    propertyType?: PropertyType;
    subtype?: Subtype;
    /** At least so many, 1 to 8. */
    bedroom?: number;
    lister?: ListerFilter;
    /** Lakhs of rupees. */
    price?: NumberRange;
    /** In `areaFilterUnit`. */
    area?: NumberRange;
    /** At most 3. */
    place?: readonly PlaceId[];
    /** As typed, at most 3: AND within one, OR between them. */
    search?: readonly string[];
    /** Closed, without the repeated last point: 3 to 50 vertices. */
    poly?: readonly Position[];
  };

export const FILTER_KEYS: readonly string[] = [
  ...['area_range', 'bedroom', 'lister', 'place', 'poly', 'price_range', 'property_subtype', 'property_type', 'search'],
  ...FILTER_PARAMETERS.map(({ wire }) => wire),
];
export const MAX_PLACES = 3;
export const MAX_BEDROOM_FILTER = 8;
export const MAX_VERTICES = 50;
/** Slider positions in lakhs: 0, 5 … 100, 110 … 500, 505; above 500 is open (docs/decisions/search.md). */
export const PRICE_OPEN_ABOVE = 500;
export const PRICE_MAX = 505;
/** Of price and area, in the units of their parameters. */
export const MAX_RANGE_END = 999_999;
/** `max`: the slider's largest closed value; one step further is open. */
export const areaSliderLimit = (subtype: Subtype | undefined): { max: number; step: number } =>
  subtype && areaFilterUnit(subtype) === 'sqyd' ? { max: 1000, step: 25 } : { max: 4000, step: 50 };

export { MAX_CHIP_LENGTH, MAX_CHIPS, MAX_EXCLUDED_LISTERS } from './filter-limits.ts';

/** Without splitting a character. */
export const truncateChipText = (text: string): string =>
  text
    .trim()
    .slice(0, MAX_CHIP_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
