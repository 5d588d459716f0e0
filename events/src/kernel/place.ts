import { type BBox, distanceInMeters, isInBBox, type Position } from './geo.ts';
import { isPlaceId, type PlaceId } from './ids.ts';
import { splitLowerCaseWords, splitSearchWords } from './words.ts';

export const PLACE_KINDS = ['city', 'locality', 'project'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];
export type PlaceNames = { en: string; hi?: string; pa?: string };
/** Outer ring, [lng, lat] in degrees, not closed. */
export type PlaceRing = readonly (readonly [number, number])[];

export type Place = {
  id: PlaceId;
  kind: PlaceKind;
  /** A city's own id. */
  cityId: PlaceId;
  names: PlaceNames;
  /** In any language. */
  aka: readonly string[];
  position: Position;
  /** If it has no outline. */
  radiusM: number;
  outline?: readonly PlaceRing[];
  /** Of a city, in English. */
  stateName?: string;
  /** Of cities: 256-px zoom. */
  zoom?: number;
  /** Required attribution. */
  credit?: string;
};

export type PlaceIds = { city?: PlaceId; locality?: PlaceId; project?: PlaceId };

/** @param names in English, the city's first */
export function composePlaceId(...names: string[]): PlaceId {
  const ascii = names.map((name) => name.normalize('NFKD').replace(/\p{M}/gu, ''));
  const id = ascii.flatMap(splitLowerCaseWords).join('-');
  if (!isPlaceId(id))
    throw new RangeError(`Cannot derive a place id from ${names.join(', ')}: no ASCII letters or digits`);
  return id;
}

export const listCredits = (places: readonly Pick<Place, 'credit'>[]): string[] => [
  ...new Set(places.flatMap(({ credit }) => credit ?? [])),
];

/** English is the fallback. */
export const placeNameIn = ({ names }: Pick<Place, 'names'>, language: keyof PlaceNames): string =>
  names[language] ?? names.en;

/** Ignores case, punctuation and spelling (`searchWords`). */
export const normalizePlaceName = (words: string): string => splitSearchWords(words).join(' ');

export function isPositionInPlace({ outline, position, radiusM }: Place, at: Position): boolean {
  if (!outline) return distanceInMeters(position, at) <= radiusM;
  return outline.some((ring) => isInBBox(boundsOf(ring), at) && isInRing(ring, at));
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

/** Even-odd rule. */
export function isInRing(ring: PlaceRing, { lat, lng }: Position): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[xi, yi], [xj, yj]] = [ring[i], ring[j]];
    if (yi > lat !== yj > lat && lng < ((xj - xi) * (lat - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}
