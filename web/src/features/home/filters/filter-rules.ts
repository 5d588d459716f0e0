import {
  areaSliderLimit,
  FILTER_PARAMETERS,
  type FilterParameterName,
  type FilterParameterValue,
  type ListerFilter,
  MAX_CHIPS,
  type MapFilter,
  type NumberRange,
  type PlaceId,
  type Position,
  type PropertyType,
  removeContradictionsAndIdleRanges,
  SUBTYPES,
  SUBTYPES_OF,
  type Subtype,
  truncateChipText,
} from '@naksha/events/kernel';

export type FilterChange =
  | { choose: 'type'; value: PropertyType | 'all' }
  | { choose: 'subtype'; value: Subtype | 'all' }
  | { choose: 'bedroom'; value: number | 'any' }
  | { choose: 'lister'; value: ListerFilter | 'any' }
  | { choose: 'parameter'; name: FilterParameterName; value: FilterParameterValue | undefined; goesOn?: boolean }
  | { choose: 'price' | 'area'; value: NumberRange | undefined; goesOn?: boolean }
  | { choose: 'poly'; value: readonly Position[] | undefined }
  | { add: string }
  | { remove: string }
  | { addPlace: PlaceId }
  | { removePlace: PlaceId }
  | { become: MapFilter }
  | { clear: 'chips' | 'more' | 'sheet' | 'chosen' | 'everything' };

/** Requirements F-14 to F-18. Pure. */
export function changeFilter(filter: MapFilter, change: FilterChange): MapFilter {
  if ('choose' in change) return removeContradictionsAndIdleRanges(inOneUnit(filter, chosen(filter, change)));
  if ('add' in change) return withOne(filter, 'search', truncateChipText(change.add.replace(/\s+/g, ' ')));
  if ('addPlace' in change) return withOne(filter, 'place', change.addPlace);
  if ('remove' in change) return withoutOne(filter, 'search', change.remove);
  if ('become' in change) return change.become;
  if ('removePlace' in change) return withoutOne(filter, 'place', change.removePlace);
  switch (change.clear) {
    case 'chips':
      return without(filter, 'search', 'place');
    case 'more':
      return without(filter, 'price', 'area', 'bedroom', 'bedrooms');
    // Without city and chips (docs/decisions/search.md) and the drawn area.
    case 'sheet':
      return without(filter, 'propertyType', 'subtype', 'bedroom', 'lister', 'price', 'area', ...PARAMETER_NAMES);
    // Places and words are chips of the search box.
    case 'chosen':
      return without(
        filter,
        'propertyType',
        'subtype',
        'bedroom',
        'lister',
        'price',
        'area',
        'poly',
        ...PARAMETER_NAMES,
      );
    case 'everything':
      return {};
  }
}

function chosen(filter: MapFilter, change: Extract<FilterChange, { choose: string }>): MapFilter {
  switch (change.choose) {
    case 'type': {
      const rest = without(filter, 'propertyType', 'subtype');
      if (change.value === 'all') return without(rest, 'bedroom', 'bedrooms');
      const typed = { ...rest, propertyType: change.value };
      return change.value === 'commercial' ? without(typed, 'bedroom', 'bedrooms') : typed;
    }
    case 'subtype':
      return change.value === 'all' ? without(filter, 'subtype') : { ...filter, subtype: change.value };
    case 'bedroom':
      return change.value === 'any'
        ? without(filter, 'bedroom', 'bedrooms')
        : { ...without(filter, 'bedrooms'), bedroom: change.value };
    case 'parameter': {
      // Exact counts and a minimum of bedrooms exclude each other.
      const rest = change.name === 'bedrooms' ? without(filter, 'bedroom') : filter;
      return change.value === undefined ? without(rest, change.name) : { ...rest, [change.name]: change.value };
    }
    case 'lister':
      return change.value === 'any' ? without(filter, 'lister') : { ...filter, lister: change.value };
    case 'price':
    case 'area':
    case 'poly':
      return change.value === undefined ? without(filter, change.choose) : { ...filter, [change.choose]: change.value };
  }
}

/** An area range is cleared when the subtype's unit changes. */
const inOneUnit = (before: MapFilter, after: MapFilter): MapFilter =>
  areaSliderLimit(before.subtype).max === areaSliderLimit(after.subtype).max ? after : without(after, 'area');

export const listAllowedSubtypes = ({ propertyType }: MapFilter): readonly Subtype[] =>
  propertyType ? SUBTYPES_OF[propertyType] : SUBTYPES;

const PARAMETER_NAMES = FILTER_PARAMETERS.map(({ name }) => name);

/** Requirement H-10. */
export const hasFiltersBehindMoreButton = (filter: MapFilter): boolean =>
  filter.subtype !== undefined || hasPropertyDetailFilters(filter);

export const hasPropertyDetailFilters = (filter: MapFilter): boolean =>
  Boolean(filter.price ?? filter.area ?? filter.bedroom ?? filter.lister) ||
  PARAMETER_NAMES.some((name) => filter[name] !== undefined);

export const hasFiltersBesidesPlaceAndWords = (filter: MapFilter): boolean =>
  !isFilterEmpty(without(filter, 'place', 'search'));

export const isFilterEmpty = (filter: MapFilter): boolean => Object.keys(filter).length === 0;

function withOne(filter: MapFilter, key: 'search' | 'place', one: string): MapFilter {
  const list: readonly string[] = filter[key] ?? [];
  const known = list.some((other) => other.toLowerCase() === one.toLowerCase());
  return one === '' || known || hasMaxChips(filter) ? filter : { ...filter, [key]: [...list, one] };
}

/** Requirement F-01. */
export const hasMaxChips = ({ search = [], place = [] }: MapFilter): boolean =>
  search.length + place.length >= MAX_CHIPS;

function withoutOne(filter: MapFilter, key: 'search' | 'place', one: string): MapFilter {
  const left = filter[key]?.filter((other) => other !== one);
  return left?.length ? { ...filter, [key]: left } : without(filter, key);
}

function without(filter: MapFilter, ...keys: (keyof MapFilter)[]): MapFilter {
  const next = { ...filter };
  for (const key of keys) delete next[key];
  return next;
}
