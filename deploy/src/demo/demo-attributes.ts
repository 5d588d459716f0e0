import {
  ATTRIBUTES,
  type AttributeName,
  type AttributeValues,
  createArea,
  type Entry,
  type ListingAttribute,
  MORE,
  type Subtype,
  subtypeHasAttribute,
  type ValueOf,
} from '@naksha/events/kernel';
import type { Size } from './demo-sizes.ts';
import { Random } from './random.ts';

export type DemoHome = { subtype: Subtype; size: Size };

/** `drawn`: values of attributes earlier in the registry. */
type Draw<Value> = (random: Random, home: DemoHome, drawn: AttributeValues) => Value | undefined;

const weighted =
  <Value>(...weights: readonly (readonly [Value, number])[]): Draw<Value> =>
  (random) =>
    random.pickWeighted(weights);

/**
 * Attributes whose values depend on others or are not uniform. Other choices and counts are uniform; other numbers and texts are
 * left out because they cannot be guessed, and demo homes claim no registration or bank approval.
 */
const DRAWS: { readonly [E in Entry as E['name']]?: Draw<ValueOf<E>> } = {
  bedrooms: (_, { size }) => size.bedrooms as AttributeValues['bedrooms'],
  bathrooms: (_, { size }) => Math.min(3, Math.max(1, (size.bedrooms ?? 2) - 1)) as 1 | 2 | 3,
  carParkings: (random, { subtype }) => random.drawInteger(0, subtype === 'flat' ? 2 : 3) as 0 | 1 | 2 | 3,
  ownership: weighted([0, 60], [1, 20], [2, 12], [3, 8]),
  floor: (random) => (random.drawInteger(0, 2) === 0 ? random.drawInteger(4, 14) : random.drawInteger(0, 3)),
  totalFloors: (random, _, { floor = 1 }) => Math.max(2, floor) + random.drawInteger(0, floor > 3 ? 4 : 1),
  // Homes are posted on days of the last year, and not before they are built.
  yearBuilt: (random) => Math.min(2025, random.drawInteger(1995, 2026)),
  monthlyMaintenance: (random) => 500 * random.drawInteger(1, 16),
  roadWidth: (random) => random.pick([20, 30, 40, 60, 100]),
  possession: weighted(['ready', 70], ['2027-06', 10], ['2027-12', 10], ['2028-06', 10]),
  superBuiltUpArea: (_, { size }) => shareOfArea(size, 1),
  builtUpArea: (_, { size }) => shareOfArea(size, 0.86),
  carpetArea: (_, { size }) => shareOfArea(size, 0.72),
  furnishing: weighted(['unfurnished', 40], ['semi', 35], ['furnished', 25]),
  transaction: weighted(['resale', 70], ['new', 30]),
  openSides: weighted([1, 60], [2, 30], [3, 8], [4, 2]),
};

/** Square feet, rounded to five. */
const shareOfArea = ({ value, unit }: Size, share: number): number =>
  Math.round((createArea(value, unit).sqft * share) / 5) * 5;

/** Each attribute has its own random stream, so that adding one changes no other. */
export function pickDemoAttributes(home: DemoHome, seed: number, index: number): AttributeValues {
  const drawn: Partial<Record<AttributeName, string | number>> = {};
  for (const attribute of ATTRIBUTES) {
    if (!listKinds(home.subtype).every((kind) => subtypeHasAttribute(kind, attribute))) continue;
    const random = new Random(mixSeed(seed + index, attribute.name));
    const draw = DRAWS[attribute.name] ?? drawEvenly(attribute);
    const value = draw(random, home, drawn as AttributeValues);
    if (value !== undefined) drawn[attribute.name] = value;
  }
  return drawn as AttributeValues;
}

/** The demo's `other` is farm land, with the attributes of plots. */
const listKinds = (subtype: Subtype): Subtype[] => (subtype === 'other' ? ['other', 'residential-plot'] : [subtype]);

function drawEvenly({ value }: ListingAttribute): Draw<string | number> {
  if (!('options' in value)) return () => undefined;
  return (random) => random.pick<string | number>(value.options.filter((option) => option !== MORE));
}

const mixSeed = (seed: number, name: string): number =>
  [...name].reduce((mixed, letter) => Math.imul(mixed, 31) + letter.charCodeAt(0), seed);
