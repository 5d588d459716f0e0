import { istDay } from '../calendar.ts';
import type { Subtype } from '../property-kinds.ts';

/** What values an attribute takes, and thereby how it is validated, stored and written. */
export type AttributeValue =
  /** One of a list of names or codes. */
  | { type: 'choice'; options: readonly (string | number)[] }
  /** A number from a list; the last option, `MORE`, means anything above them. */
  | { type: 'count'; options: readonly number[] }
  /**
   * A whole number, both bounds included; a year is also at most the current one. Where some have a text of their own (`named`),
   * the form offers a list.
   */
  | {
      type: 'number';
      min: number;
      max: number;
      unit?: 'sqft' | 'rupees' | 'feet' | 'year';
      named?: readonly number[];
    }
  /** `ready`, or the month from which on the home is ready, as `YYYY-MM`. */
  | { type: 'readyFrom' }
  /** One line, written by the owner. */
  | { type: 'text'; maxLetters: number };

/**
 * How buyers filter by an attribute.
 * - `exactly`: several exact counts, or one open one (`2,3`, `4+`)
 * - `atLeast`: a count or more
 * - `anyOf`: one of the chosen options
 * - `range`: between two numbers, both included, either one missing
 * - `readyBy`: ready now, ready by a month, or under construction (`ready`, `2027-12`, `not-ready`)
 * - `flag`: only homes that have it (any value but those in `except`)
 */
export type AttributeFacet =
  | { by: 'exactly' | 'atLeast' | 'anyOf' | 'readyBy'; wire?: string }
  /**
   * `presets`: ranges that buyers can choose with one press; a missing end is the attribute's own bound. Of a year they are ages,
   * which the client turns into years: a filter has years.
   */
  | { by: 'range'; wire?: string; presets?: readonly { min?: number; max?: number }[] }
  | { by: 'flag'; wire?: string; except?: readonly (string | number)[] };

/**
 * Parts of the form. Price, area and the counts of `figures` are in view; the rest are optional groups that open at a tap:
 * areas, the property itself, ownership and the terms of the sale.
 */
export const ATTRIBUTE_SECTIONS = ['figures', 'areas', 'details', 'sale'] as const;
export type AttributeSection = (typeof ATTRIBUTE_SECTIONS)[number];

/** Properties that schema.org has for a home. */
export type JsonLdProperty = 'numberOfBedrooms' | 'numberOfBathroomsTotal' | 'floorLevel' | 'yearBuilt' | 'petsAllowed';

/** Everything Naksha knows about one listing attribute. Forms, validation, documents, filters and imports derive from it. */
export type Attribute = {
  /** In code, events and documents, and in message keys (`AttributeText`). */
  name: string;
  /** In REST, GraphQL, OpenAPI, imports and open data. */
  wire: string;
  /** Which kinds of property have it. */
  subtypes: readonly Subtype[];
  value: AttributeValue;
  /** `material`: a change of a verified listing goes to review; `free`: it is published at once. */
  review: 'material' | 'free';
  section: AttributeSection;
  /** The form explains it, with the text `attribute.{name}.help`. */
  help?: true;
  /** Cards in lists show it: its value alone, or with its label where the value alone says too little. */
  card?: 'value' | 'labelled';
  /** Names of attributes whose numbers this one may not exceed. */
  atMost?: readonly string[];
  facet?: AttributeFacet;
  /** Files of listings have it as a column, by its wire name; `example` is a cell of it. Other names of the column: `COLUMN_NAMES`. */
  column?: { example: string };
  /** In the JSON-LD of a home's page; others are additional properties there. */
  jsonLd?: JsonLdProperty;
};

/** @returns the entry, with its literal types */
export const defineAttribute = <const A extends Attribute>(attribute: A): A => attribute;

/** @returns whether the values of an attribute are numbers */
export const isNumeric = (value: AttributeValue): boolean =>
  value.type === 'number' || ('options' in value && typeof value.options[0] === 'number');

/** @returns the greatest value that can be given now */
export const largestNow = ({ max, unit }: AttributeValue & { type: 'number' }, now: Date): number =>
  unit === 'year' ? Math.min(max, Number(istDay(now).slice(0, 4))) : max;

/** @returns whether the text is `ready`, or a month from 2020 to 2049 as `YYYY-MM` */
export const isReadyFrom = (text: unknown): text is string =>
  typeof text === 'string' && /^(ready|20[2-4]\d-(0[1-9]|1[0-2]))$/.test(text);

/** The type of an attribute's values. */
export type ValueOf<A extends Attribute> = A['value'] extends { options: readonly (infer Option)[] }
  ? Option
  : A['value'] extends { type: 'number' }
    ? number
    : string;
