import {
  DEFAULT_SORT,
  type MapFilter,
  parseFilter,
  printFilter,
  printHomeView,
  type Range,
} from '@naksha/events/kernel';
import type { WiderSearch } from '@naksha/events/wire/suggestions';

/** Shares by which a price or an area is widened, the least that finds a home. */
const WIDENED_BY = [0.1, 0.25, 0.5];
export const MAX_WIDER = 4;

type CountHomes = (filter: MapFilter) => number;
type Found = WiderSearch & { filter: MapFilter };

/**
 * For a filter that finds nothing: the same with its price or area widened, and with one parameter left out, as far as homes are
 * found so. Widened ones come first, since they keep all that was asked for; then those with the fewest homes, which are nearest.
 * A type goes with its subtype, and a parameter that needs another is not asked without it.
 */
export function findWider(filter: MapFilter, countHomes: CountHomes): Found[] {
  const widened = [widenPrice(filter), widenSize(filter)].flatMap((steps) => {
    for (const step of steps) {
      const total = countHomes(step.filter);
      if (total > 0) return [{ ...toWider(step), isWidened: true, total }];
    }
    return [];
  });
  const parameters = [...new Set(printFilter(filter).map(([name]) => name))].filter(
    (name) => name !== 'property_type' || !filter.subtype,
  );
  const dropped = parameters.flatMap((parameter) => {
    const left = dropParameter(filter, parameter);
    const total = Object.keys(left).length > 0 ? countHomes(left) : 0;
    return total > 0 ? [{ ...toWider({ parameter, filter: left }), isWidened: false, total }] : [];
  });
  return [...widened, ...dropped.sort((a, b) => a.total - b.total)].slice(0, MAX_WIDER);
}

type Step = { parameter: string; filter: MapFilter };
const toWider = ({ parameter, filter }: Step) => ({
  parameter,
  filter,
  query: printHomeView({ filter, sort: DEFAULT_SORT }),
});

/** Parameters go through the grammar of addresses, so that none has a second list of names. */
function dropParameter(filter: MapFilter, parameter: string): MapFilter {
  const isDropped = (name: string) =>
    name === parameter || (parameter === 'property_subtype' && name === 'property_type');
  const left: Record<string, string[]> = {};
  for (const [name, value] of printFilter(filter)) if (!isDropped(name)) left[name] = [...(left[name] ?? []), value];
  return parseFilter(left).filter;
}

function widenPrice(filter: MapFilter): Step[] {
  const { price } = filter;
  if (!price) return [];
  return WIDENED_BY.map((share) => ({ parameter: 'price_range', filter: { ...filter, price: widen(price, share) } }));
}

const widen = ({ min, max }: Range, share: number): Range => ({
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
