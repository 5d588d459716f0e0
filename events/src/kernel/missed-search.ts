import { FACETS, type NumberRange } from './attributes/facets.ts';
import type { PlaceId } from './ids.ts';
import { type MapFilter, PRICE_OPEN_ABOVE } from './map-filter.ts';
import { removeContradictionsAndIdleRanges } from './normalise-filter.ts';

const KEPT: readonly (keyof MapFilter)[] = [
  ...(['propertyType', 'subtype', 'kinds', 'bedroom', 'lister', 'amenities', 'rooms'] as const),
  ...FACETS.filter(({ facet }) => facet.by !== 'range').map(({ name }) => name),
];

/**
 * What is kept of a search that found no homes: values that the vocabulary of filters knows, with a rounded price. Typed words,
 * exact numbers, outlines, travel times and sellers are left out.
 * @returns undefined if nothing remains
 */
export function anonymizeMissedSearch(filter: MapFilter, isPlace: (id: PlaceId) => boolean): MapFilter | undefined {
  const place = filter.place?.filter(isPlace).toSorted();
  const { within } = filter;
  const reading = removeContradictionsAndIdleRanges({
    ...(Object.fromEntries(
      KEPT.filter((name) => filter[name] !== undefined).map((name) => [name, filter[name]]),
    ) as MapFilter),
    ...(place?.length && { place }),
    ...(within && 'km' in within && isPlace(within.of) && { within }),
    ...(filter.price && { price: roundPrice(filter.price) }),
  });
  return Object.keys(reading).length > 0 ? reading : undefined;
}

/** Outwards, to the steps of the price slider, and to whole crores beyond it. */
const roundPrice = ({ min, max }: NumberRange): NumberRange => ({
  min: roundBy(Math.floor, min),
  ...(max !== undefined && { max: roundBy(Math.ceil, max) }),
});

function roundBy(round: (value: number) => number, lakhs: number): number {
  const step = lakhs <= 100 ? 5 : lakhs <= PRICE_OPEN_ABOVE ? 10 : 100;
  return round(lakhs / step) * step;
}
