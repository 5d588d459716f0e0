import { repairMalformedQuery, VIEW_KEYS } from './address.ts';
import { countTypos } from './count-typos.ts';
import { FILTER_PARAMETERS } from './filter-parameters.ts';
import { parseHomeViewWithErrors } from './home-view.ts';
import { isPlaceId } from './ids.ts';
import { splitLowerCaseWords } from './words.ts';

export type UnreadParameter = { key: string; value: string };

const LISTED: ReadonlySet<string> = new Set(['place', 'search', 'search_query']);

/** Unrelated parameters, such as those of campaigns, are ignored. */
export function listUnreadFilterParameters(search: string): UnreadParameter[] {
  const {
    view: { filter, ...view },
    errors,
  } = parseHomeViewWithErrors(search);
  const given = [...new URLSearchParams(repairMalformedQuery(search))]
    .map(([key, value]): UnreadParameter => ({ key, value: value.trim() }))
    .filter(({ value }) => value !== '' && value !== 'all' && value !== 'any');
  let [places, chips] = [filter.place?.length ?? 0, filter.search?.length ?? 0];
  const isRead = ({ key, value }: UnreadParameter): boolean => {
    switch (key) {
      case 'property_type':
        return filter.propertyType === value;
      case 'property_subtype':
        return filter.subtype === value;
      case 'bedroom':
        return filter.bedroom !== undefined;
      case 'lister':
        return filter.lister === value;
      case 'price_range':
      case 'area_range':
        return !errors.some(({ field }) => field === key);
      case 'poly':
        return filter.poly !== undefined;
      case 'place':
        return isPlaceId(splitLowerCaseWords(value).join('-')) ? places-- > 0 : chips-- > 0;
      case 'search':
      case 'search_query':
        return chips-- > 0;
      case 'sort':
      case 'city':
      case 'at':
        return view[key] === value;
      default: {
        const parameter = FILTER_PARAMETERS.find(({ wire }) => wire === key);
        if (parameter) return filter[parameter.name] !== undefined;
        return VIEW_KEYS.includes(key) || !resemblesFilter(key);
      }
    }
  };
  // The first of a repeated key counts.
  const counts = (one: UnreadParameter): boolean =>
    !VIEW_KEYS.includes(one.key) ||
    LISTED.has(one.key) ||
    given.find(({ key }) => key === one.key)?.value === one.value;
  return given.filter((one) => !counts(one) || !isRead(one));
}

/** One or two typing errors in a longer key. */
const resemblesFilter = (key: string): boolean =>
  key.length <= 20 &&
  VIEW_KEYS.some((known) => known.length > 4 && countTypos(key.toLowerCase(), known) <= (known.length > 6 ? 2 : 1));
