import {
  DEFAULT_SORT,
  formatCanonicalHomeQuery,
  type MapFilter,
  type NumberRange,
  type PlaceId,
  parseFilter,
  SUBTYPES_WITH_BEDROOMS,
  toCanonicalFilterParameters,
  WITHIN_KM,
  WITHIN_MINUTES,
} from '@naksha/events/kernel';
import type { WiderSearch } from '@naksha/events/wire/suggestions';

/** The least that finds a home is used. */
const WIDENED_BY = [0.1, 0.25, 0.5];
export const MAX_WIDER = 4;

/** Around a locality whose homes do not match: its neighbours. */
const AROUND_KM = [2, 3, 5];

type CountHomes = (filter: MapFilter) => Promise<number>;
type Found = WiderSearch & { filter: MapFilter };

/**
 * For a filter that finds nothing: the same with its price, area, locality or distance widened, and with one parameter left out, or
 * two if one is not enough, as far as homes are found so. Widened ones come first, since they keep all that was asked for; then those
 * with the fewest homes, which are nearest. A type goes with its subtype, and a parameter that needs another is not asked without it.
 */
export async function findWiderSearchesWithHomes(
  filter: MapFilter,
  countHomes: CountHomes,
  isLocality: (id: PlaceId) => boolean,
): Promise<Found[]> {
  const all = [widenPrice(filter), widenSize(filter), widenPlace(filter, isLocality), widenWithin(filter)];
  const widened: Found[] = [];
  for (const steps of all)
    for (const step of steps) {
      const total = await countHomes(step.filter);
      if (total === 0) continue;
      widened.push({ ...toWider(step), isWidened: true, total });
      break;
    }
  const parameters = [...new Set(toCanonicalFilterParameters(filter).map(([name]) => name))].filter(
    (name) => name !== 'property_type' || !filter.subtype,
  );
  const found = [...widened, ...(await dropEach(filter, parameters, countHomes))];
  if (found.length > 0) return found.slice(0, MAX_WIDER);
  const some = parameters.slice(0, MAX_PAIRED);
  const pairs = some.flatMap((one, k) => some.slice(k + 1).map((other) => `${one},${other}`));
  return (await dropEach(filter, pairs, countHomes)).slice(0, MAX_WIDER);
}
/** 15 pairs. */
const MAX_PAIRED = 6;

/** @param parameters each one parameter, or several separated by commas */
async function dropEach(filter: MapFilter, parameters: readonly string[], countHomes: CountHomes): Promise<Found[]> {
  const dropped: Found[] = [];
  for (const parameter of parameters) {
    const left = parameter.split(',').reduce(dropParameter, filter);
    const total = Object.keys(left).length > 0 ? await countHomes(left) : 0;
    if (total > 0) dropped.push({ ...toWider({ parameter, filter: left }), isWidened: false, total });
  }
  return dropped.sort((a, b) => a.total - b.total);
}

type Step = { parameter: string; filter: MapFilter };
const toWider = ({ parameter, filter }: Step) => ({
  parameter,
  filter,
  query: formatCanonicalHomeQuery({ filter, sort: DEFAULT_SORT }),
});

/** Through the grammar of addresses, so that there is no second list of names. */
function dropParameter(filter: MapFilter, parameter: string): MapFilter {
  const isDropped = (name: string) =>
    name === parameter || (parameter === 'property_subtype' && name === 'property_type');
  const left: Record<string, string[]> = {};
  for (const [name, value] of toCanonicalFilterParameters(filter))
    if (!isDropped(name)) left[name] = [...(left[name] ?? []), value];
  const parsed = parseFilter(left).filter;
  // Which area means "no upper limit" depends on the dropped subtype.
  const dropped = { ...parsed, ...(parsed.area && { area: filter.area }) };
  // Without its bedrooms, a search for "2 bhk" is for a home, not for an office.
  const isForHome =
    Object.keys(dropped).length > 0 && parameter.startsWith('bedroom') && !filter.subtype && !filter.kinds;
  return isForHome ? { ...dropped, kinds: [...SUBTYPES_WITH_BEDROOMS] } : dropped;
}

/** Homes around the locality instead of in it. */
function widenPlace({ place = [], ...filter }: MapFilter, isLocality: (id: PlaceId) => boolean): Step[] {
  const [of, ...others] = place;
  if (!of || others.length > 0 || filter.within || !isLocality(of)) return [];
  return AROUND_KM.map((km) => ({ parameter: 'place', filter: { ...filter, within: { of, km } } }));
}

function widenWithin(filter: MapFilter): Step[] {
  const { within } = filter;
  if (!within) return [];
  const wider =
    'km' in within
      ? WITHIN_KM.filter((km) => km > within.km).map((km) => ({ ...within, km }))
      : WITHIN_MINUTES.filter((minutes) => minutes > within.minutes).map((minutes) => ({ ...within, minutes }));
  return wider.map((one) => ({ parameter: 'within', filter: { ...filter, within: one } }));
}

function widenPrice(filter: MapFilter): Step[] {
  const { price } = filter;
  if (!price) return [];
  return WIDENED_BY.map((share) => ({ parameter: 'price_range', filter: { ...filter, price: widen(price, share) } }));
}

const widen = ({ min, max }: NumberRange, share: number): NumberRange => ({
  min: Math.floor(min * (1 - share)),
  ...(max !== undefined && { max: Math.ceil(max * (1 + share)) }),
});

function widenSize(filter: MapFilter): Step[] {
  const { size } = filter;
  if (!size) return [];
  const round = (value: number) => Math.round(value * 100) / 100;
  return WIDENED_BY.map((share) => ({
    parameter: 'size',
    filter: {
      ...filter,
      size: {
        ...(size.min !== undefined && { min: round(size.min * (1 - share)) }),
        ...(size.max !== undefined && { max: round(size.max * (1 + share)) }),
        unit: size.unit,
      },
    },
  }));
}
