import { clamp } from '../clamp.ts';
import { FACETS, type Facet, type NumberBounds, requireNumberBounds } from './facets.ts';
import type { AttributeValues, Entry } from './listing-attributes.ts';

type NumberFacetName = Extract<Entry, { facet: { by: 'range' } }>['name'];
/** The map's index has a number column for it. */
export type NumberFacet = Facet & { name: NumberFacetName; value: NumberBounds };
export type AttributeNumbers = { readonly [Name in NumberFacetName]?: number };

/** In the order of the number columns. */
export const NUMBER_FACETS = FACETS.filter(({ facet }) => facet.by === 'range') as unknown as readonly NumberFacet[];

export const pickIndexedNumbers = (values: AttributeValues): AttributeNumbers =>
  Object.fromEntries(NUMBER_FACETS.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])));

export function bytesPerIndexedNumber({ value: { min, max } }: NumberFacet): 1 | 2 | 4 {
  const largest = max - min + 1;
  return largest < 2 ** 8 ? 1 : largest < 2 ** 16 ? 2 : 4;
}

/** 1 is the least value, 0 means none. */
export const encodeIndexedNumber = ({ value: { min, max } }: NumberFacet, given: number | undefined): number =>
  given === undefined || given < min || given > max ? 0 : given - min + 1;

export const decodeIndexedNumber = ({ value: { min } }: NumberFacet, encoded: number): number => encoded + min - 1;

/**
 * Ends beyond the bounds become the bounds, swapped ends are put in order, and a single number is the start: programs
 * leave a comma out that ends a link.
 */
export function repairRangeParameter({ value }: Facet, text: string): string {
  const match = /^(-?\d{1,15})?(?:,(-?\d{1,15})?)?$/.exec(text);
  if (!match || (match[1] ?? match[2]) === undefined) return text;
  const { min, max } = requireNumberBounds(value);
  const [a, b] = [clamp(Number(match[1] ?? min), min, max), clamp(Number(match[2] ?? max), min, max)];
  return `${Math.min(a, b)},${Math.max(a, b)}`;
}
