import { toIndianIsoDay } from '../calendar.ts';
import type { Subtype } from '../property-kinds.ts';

export type AttributeValueDefinition =
  | { type: 'choice'; options: readonly (string | number)[] }
  /** The last option, `MORE`, means anything above them. */
  | { type: 'count'; options: readonly number[] }
  /** Both bounds included; a year is at most the current one. With `named` values, the form offers a list. */
  | {
      type: 'number';
      min: number;
      max: number;
      unit?: 'sqft' | 'rupees' | 'feet' | 'year';
      named?: readonly number[];
    }
  /** `ready`, or the month from which on the home is ready, as `YYYY-MM`. */
  | { type: 'readyFrom' }
  | { type: 'text'; maxLetters: number };

/**
 * `exactly`: `2,3` or `4+`. `atLeast`: a count or more. `range`: both ends included, either one missing. `readyBy`:
 * `ready`, `2027-12` or `not-ready`. `flag`: any value but those in `except`.
 */
export type AttributeFacet =
  | { by: 'exactly' | 'atLeast' | 'anyOf'; wire?: string }
  /** `withinMonths`: presets, counted from today. */
  | { by: 'readyBy'; wire?: string; withinMonths: readonly number[] }
  /**
   * `presets`: a missing end is the attribute's own bound. Of a year they are ages, which `listFacetParameterValues` turns
   * into years.
   */
  | { by: 'range'; wire?: string; presets?: readonly { min?: number; max?: number }[] }
  | { by: 'flag'; wire?: string; except?: readonly (string | number)[] };

/** `figures` are in view; the rest are groups that open at a tap. */
export const ATTRIBUTE_SECTIONS = ['figures', 'areas', 'details', 'sale'] as const;
export type AttributeSection = (typeof ATTRIBUTE_SECTIONS)[number];

/** Of a listing's page. */
export const FACT_GROUPS = ['home', 'building', 'price', 'plot', 'legal'] as const;
export type FactGroup = (typeof FACT_GROUPS)[number];

export type JsonLdProperty = 'numberOfBedrooms' | 'numberOfBathroomsTotal' | 'floorLevel' | 'yearBuilt' | 'petsAllowed';

/** Forms, validation, documents, filters and imports derive from it. */
export type Attribute = {
  /** In code, events, documents and message keys. */
  name: string;
  /** In REST, GraphQL, OpenAPI, imports and open data. */
  wire: string;
  subtypes: readonly Subtype[];
  value: AttributeValueDefinition;
  /** `material`: a change of a verified listing goes to review. */
  review: 'material' | 'free';
  section: AttributeSection;
  /** `home` by default. */
  group?: FactGroup;
  /** Kinds whose buyers are told that it was not given. */
  neededFor?: readonly Subtype[];
  /** The text is `attribute.{name}.help`. */
  help?: true;
  /** `value`: without its label. */
  card?: 'value' | 'labelled';
  /** Attributes whose numbers this one may not exceed. */
  atMost?: readonly string[];
  facet?: AttributeFacet;
  /** `example`: a cell. Other names of the column: `COLUMN_NAMES`. */
  column?: { example: string };
  /** Others are additional properties in JSON-LD. */
  jsonLd?: JsonLdProperty;
};

export const defineAttribute = <const A extends Attribute>(attribute: A): A => attribute;

export const isNumericAttribute = (value: AttributeValueDefinition): boolean =>
  value.type === 'number' || ('options' in value && typeof value.options[0] === 'number');

export const maxAttributeValueAt = ({ max, unit }: AttributeValueDefinition & { type: 'number' }, now: Date): number =>
  unit === 'year' ? Math.min(max, Number(toIndianIsoDay(now).slice(0, 4))) : max;

/** `ready`, or `YYYY-MM` from 2020 to 2049. */
export const isReadyOrPossessionMonth = (text: unknown): text is string =>
  typeof text === 'string' && /^(ready|20[2-4]\d-(0[1-9]|1[0-2]))$/.test(text);

export type ValueOf<A extends Attribute> = A['value'] extends { options: readonly (infer Option)[] }
  ? Option
  : A['value'] extends { type: 'number' }
    ? number
    : string;
