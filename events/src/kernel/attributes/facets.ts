import { MORE } from '../property-kinds.ts';
import {
  type Attribute,
  type AttributeFacet,
  type AttributeValueDefinition,
  isReadyOrPossessionMonth,
  type ValueOf,
} from './define-attribute.ts';
import { ATTRIBUTES, type AttributeName, type AttributeValues, type Entry } from './listing-attributes.ts';

export type NumberBounds = { min: number; max: number };

/** Both ends included. */
export type NumberRange = { min: number; max?: number };

/** `2,3` or `4+`. */
export type CountFilterValue = { exact: readonly number[]; from?: number };

type FacetValue<By extends AttributeFacet['by'], Option> = By extends 'exactly'
  ? CountFilterValue
  : By extends 'atLeast'
    ? number
    : By extends 'anyOf'
      ? readonly Option[]
      : By extends 'range'
        ? NumberRange
        : By extends 'readyBy'
          ? string
          : true;
type FacetedEntry = Extract<Entry, { facet: AttributeFacet }>;
export type AttributeFilter = {
  [E in FacetedEntry as E['name']]?: FacetValue<E['facet']['by'], ValueOf<E>>;
};
export type FacetName = keyof AttributeFilter;
export type AnyFacetValue = CountFilterValue | number | string | readonly (string | number)[] | NumberRange | true;
export type Facet = Attribute & { name: FacetName & AttributeName; facet: AttributeFacet };

export const FACETS: readonly Facet[] = ATTRIBUTES.filter(
  (attribute): attribute is Facet & (typeof ATTRIBUTES)[number] => attribute.facet !== undefined,
);

export const getFacet = (name: FacetName): Facet => FACETS.find((facet) => facet.name === name)!;

/** Of `readyBy`: still under construction, whatever the month. */
export const NOT_READY = 'not-ready';

export const facetParameterName = ({ facet, wire }: Facet): string => facet.wire ?? wire;

/** `MORE` is anything above. */
const lastCount = (options: readonly (string | number)[]): number =>
  Math.max(...options.map(Number).filter((option) => option !== MORE));

/** `value` is undefined where the text asks for nothing. */
export function parseFacetValue(
  { facet, value }: Facet,
  text: string,
): { value: AnyFacetValue | undefined } | { reason: string } {
  const options = 'options' in value ? value.options : [];
  switch (facet.by) {
    case 'flag':
      return text === 'yes' ? { value: true } : { reason: 'must be yes' };
    case 'anyOf': {
      const asked = text.split(',');
      const unknown = asked.find((one) => !options.some((option) => String(option) === one));
      if (unknown !== undefined) return { reason: `"${unknown}" must be one of ${options.join(', ')}` };
      const chosen = options.filter((option) => asked.includes(String(option)));
      return { value: chosen };
    }
    case 'atLeast': {
      const last = lastCount(options);
      const least = /^[1-9]$/.test(text) ? Number(text) : Number.NaN;
      return least <= last ? { value: least } : { reason: `must be a whole number from 1 to ${last}` };
    }
    case 'exactly':
      return parseCounts(text, lastCount(options));
    case 'range':
      return parseRange(text, requireNumberBounds(value));
    case 'readyBy':
      return isReadyOrPossessionMonth(text) || text === NOT_READY
        ? { value: text }
        : { reason: `must be ready, ${NOT_READY}, or a month such as 2027-12` };
  }
}

/** `2,5`, `2,` or `,5`. The whole range asks for nothing. */
function parseRange(text: string, { min, max }: NumberBounds): { value: NumberRange | undefined } | { reason: string } {
  const match = /^(-?\d{1,9})?,(-?\d{1,9})?$/.exec(text);
  const [from, to] = [Number(match?.[1] ?? min), Number(match?.[2] ?? max)];
  if (!match || Math.min(from, to) < min || Math.max(from, to) > max)
    return { reason: `must be from,to: whole numbers from ${min} to ${max}` };
  if (from > to) return { reason: `must not end (${to}) below its start (${from})` };
  if (to < max) return { value: { min: from, max: to } };
  return { value: from > min ? { min: from } : undefined };
}

export function requireNumberBounds(value: AttributeValueDefinition): NumberBounds {
  if (value.type !== 'number') throw new Error(`A range facet requires a numeric attribute, but got ${value.type}`);
  return value;
}

function parseCounts(text: string, last: number): { value: CountFilterValue } | { reason: string } {
  const exact = new Set<number>();
  let from: number | undefined;
  for (const part of text.split(',')) {
    // A plus sign in an address is read as a space unless it is escaped.
    const match = /^([1-9])([+ ]?)$/.exec(part);
    const count = Number(match?.[1]);
    if (!match || count > last) return { reason: `must be counts from 1 to ${last}, such as 2,3 or 4+` };
    if (match[2] && from !== undefined) return { reason: 'may have one open count, such as 4+' };
    if (match[2]) from = count;
    else exact.add(count);
  }
  // 2,4+ keeps both; 4,5,3+ is 3+.
  const below = [...exact].filter((count) => from === undefined || count < from).sort((a, b) => a - b);
  return { value: { exact: below, ...(from !== undefined && { from }) } };
}

/** Inverse of `parseFacetValue`. */
export function printFacetValue({ facet, value }: Facet, filterValue: AnyFacetValue): string {
  switch (facet.by) {
    case 'flag':
      return 'yes';
    case 'anyOf':
      return (filterValue as readonly (string | number)[]).join(',');
    case 'atLeast':
    case 'readyBy':
      return String(filterValue);
    case 'exactly': {
      const { exact, from } = filterValue as CountFilterValue;
      return [...exact, ...(from === undefined ? [] : [`${from}+`])].join(',');
    }
    case 'range': {
      const { min, max } = filterValue as NumberRange;
      const bounds = requireNumberBounds(value);
      return `${min > bounds.min ? min : ''},${max !== undefined && max < bounds.max ? max : ''}`;
    }
  }
}

/** A value that is not given never matches. */
export function matchesFacetValue({ facet, value }: Facet, filterValue: AnyFacetValue, actual: unknown): boolean {
  if (actual === undefined) return false;
  switch (facet.by) {
    case 'flag':
      return !facet.except?.includes(actual as string | number);
    case 'anyOf':
      return (filterValue as readonly unknown[]).includes(actual);
    case 'atLeast':
      return Number(actual) >= Number(filterValue);
    case 'exactly': {
      const { exact, from = Number.POSITIVE_INFINITY } = filterValue as CountFilterValue;
      // "9+" is more than nine where nine is the last count of the list.
      const above = 'options' in value && from === lastCount(value.options) ? MORE : from;
      return exact.includes(Number(actual)) || Number(actual) >= above;
    }
    case 'range': {
      const { min, max = Number.POSITIVE_INFINITY } = filterValue as NumberRange;
      return Number(actual) >= min && Number(actual) <= max;
    }
    case 'readyBy':
      if (filterValue === NOT_READY) return actual !== 'ready';
      return actual === 'ready' || (filterValue !== 'ready' && String(actual) <= String(filterValue));
  }
}

export const matchesAttributeFilter = (filter: AttributeFilter, values: AttributeValues): boolean =>
  FACETS.every((facet) => {
    const asked = filter[facet.name];
    return asked === undefined || matchesFacetValue(facet, asked, values[facet.name]);
  });

/** Every month that `isReadyOrPossessionMonth` accepts. */
function listReadyFrom(): readonly string[] {
  const months = Array.from({ length: 360 }, (_, k) => [2020 + Math.floor(k / 12), (k % 12) + 1]);
  return ['ready', ...months.map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)];
}
// Bundles of pages drop it.
const READY_FROM = /* @__PURE__ */ listReadyFrom();

export const listDiscreteValues = (value: AttributeValueDefinition): readonly (string | number)[] =>
  value.type === 'readyFrom' ? READY_FROM : 'options' in value ? value.options : [];

export const listValuesMatchingFilter = (facet: Facet, filterValue: AnyFacetValue): (string | number)[] =>
  listDiscreteValues(facet.value).filter((value) => matchesFacetValue(facet, filterValue, value));

const optionTerm = (name: string, option: unknown): string => `=${name}:${option}`;
const flagTerm = (name: string): string => `=${name}`;

/** No word and no place begins with `=`. */
export const listAttributeIndexTerms = (values: AttributeValues): string[] =>
  FACETS.flatMap((facet) => {
    const { name } = facet;
    const given = values[name];
    if (given === undefined || facet.facet.by === 'range') return [];
    const isFlag = facet.facet.by === 'flag' && matchesFacetValue(facet, true, given);
    return [isFlag ? flagTerm(name) : optionTerm(name, given)];
  });

/** A listing must have one term of each list. */
export const listAttributeTermAlternatives = (filter: AttributeFilter): string[][] =>
  FACETS.flatMap((facet) => {
    const { name } = facet;
    const asked = filter[name];
    if (asked === undefined || facet.facet.by === 'range') return [];
    if (facet.facet.by === 'flag') return [[flagTerm(name)]];
    return [listValuesMatchingFilter(facet, asked).map((option) => optionTerm(name, option))];
  });

/** None for a range. */
export function listFacetIndexTerms({ name, facet, value }: Facet): { term: string; value: unknown }[] {
  const asOptions = (options: readonly unknown[]) =>
    options.map((option) => ({ term: optionTerm(name, option), value: option }));
  if (facet.by === 'flag') return [{ term: flagTerm(name), value: true }, ...asOptions(facet.except ?? [])];
  return facet.by === 'range' ? [] : asOptions(listDiscreteValues(value));
}
