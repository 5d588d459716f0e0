import { type BBox, distanceM, inBBox, type Position } from './geo.ts';
import { isPlaceId, type PlaceId } from './ids.ts';
import { searchWords, splitWords } from './words.ts';

export const PLACE_KINDS = ['city', 'locality', 'project'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];
export type PlaceNames = { en: string; hi?: string; pa?: string };
/** The outer ring of one part of a place, [lng, lat] in degrees; its last point joins its first. */
export type PlaceRing = readonly (readonly [number, number])[];

/** A named part of the world that listings lie in. */
export type Place = {
  id: PlaceId;
  kind: PlaceKind;
  /** The city that it lies in; a city's own id. */
  cityId: PlaceId;
  names: PlaceNames;
  /** What people call it too, in any language. */
  aka: readonly string[];
  position: Position;
  /** How far it reaches from its position, where it has no outline. */
  radiusM: number;
  outline?: readonly PlaceRing[];
  /** The state of the country that a city lies in, in English. */
  stateName?: string;
  /** 256-px zoom at which a map shows most of it; of cities. */
  zoom?: number;
  /** Whom the licence of its position or outline wants named where it is shown. */
  credit?: string;
};

/** What a listing says of where it lies; what is missing is no known place. */
export type PlaceIds = { city?: PlaceId; locality?: PlaceId; project?: PlaceId };

/** @param names in English, a city's before the name of what lies in it @throws RangeError where no id can be made of them */
export function composePlaceId(...names: string[]): PlaceId {
  const ascii = names.map((name) => name.normalize('NFKD').replace(/\p{M}/gu, ''));
  const id = ascii.flatMap(splitWords).join('-');
  if (!isPlaceId(id)) throw new RangeError(`no id can be made of ${names.join(', ')}`);
  return id;
}

/** Whom a map of these places names, each once. */
export const listCredits = (places: readonly Pick<Place, 'credit'>[]): string[] => [
  ...new Set(places.flatMap(({ credit }) => credit ?? [])),
];

/** The name in a page's language, in English where it has none. */
export const placeName = ({ names }: Pick<Place, 'names'>, language: keyof PlaceNames): string =>
  names[language] ?? names.en;

/** Whatever their case, punctuation and spelling (`searchWords`), words that are the same name have the same key; those without a letter have none, ''. */
export const nameKey = (words: string): string => searchWords(words).join(' ');

/** Whether a position lies within the place's outline; without one, within its radius. */
export function liesIn({ outline, position, radiusM }: Place, at: Position): boolean {
  if (!outline) return distanceM(position, at) <= radiusM;
  return outline.some((ring) => inBBox(boundsOf(ring), at) && isInRing(ring, at));
}

const bounds = new WeakMap<PlaceRing, BBox>();

function boundsOf(ring: PlaceRing): BBox {
  const known = bounds.get(ring);
  if (known) return known;
  const [lng, lat] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const box: BBox = [Math.min(...lng), Math.min(...lat), Math.max(...lng), Math.max(...lat)];
  bounds.set(ring, box);
  return box;
}

/** By the even-odd rule. */
function isInRing(ring: PlaceRing, { lat, lng }: Position): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[xi, yi], [xj, yj]] = [ring[i], ring[j]];
    if (yi > lat !== yj > lat && lng < ((xj - xi) * (lat - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}
