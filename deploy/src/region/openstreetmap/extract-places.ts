import {
  type BBox,
  composePlaceId,
  distanceInMeters,
  isInBBox,
  type PlaceId,
  type Position,
} from '@naksha/events/kernel';
import { joinLinesIntoRings } from './join-rings.ts';
import { getElementLines, type Line, type OsmElement } from './overpass-answer.ts';
import { simplifyLine } from './simplify-line.ts';

/** Radius in metres of a place without outline, by its tag `place`; the first two are cities. */
const REACH_M: Readonly<Record<string, number>> = {
  city: 5_000,
  town: 3_000,
  suburb: 1_000,
  quarter: 700,
  village: 600,
  neighbourhood: 500,
};
const CITIES = ['city', 'town'];
/** Distance from its centre within which a city has localities, unless its outline reaches further; by its tag `place`. */
const LOCALITIES_M: Readonly<Record<string, number>> = { city: 25_000, town: 8_000 };
/** For display rather than surveying; a place may have at most 2,000 points. */
const TOLERANCE_M = 8;
const MOST_POINTS = 2_000;

export type FoundPlace = {
  id: PlaceId;
  city?: PlaceId;
  names: { en: string; hi?: string; pa?: string };
  aka: string[];
  state?: string;
  position: Position;
  radiusM: number;
  outline?: Line[];
};
export type FoundPlaces = { cities: FoundPlace[]; localities: FoundPlace[]; leftOut: string[] };

type Read = Omit<FoundPlace, 'id'> & { kind: string };
type FoundCity = FoundPlace & { reachM: number };

/**
 * A locality belongs to the nearest city whose radius or outline reaches it, otherwise to the nearest city.
 * @param reachM omits localities further than this from every city, in metres
 */
export function extractPlaces(
  elements: readonly OsmElement[],
  { bounds, reachM = Number.POSITIVE_INFINITY }: { bounds: BBox; reachM?: number },
): FoundPlaces {
  const leftOut: string[] = [];
  const [read, outside] = partition(
    elements.flatMap((element) => readPlace(element) ?? []),
    ({ position }) => isInBBox(bounds, position),
  );
  leftOut.push(...outside.map(({ names }) => `${names.en}: outside the bounds`));
  const named = (place: Read, ...before: string[]): FoundPlace[] => {
    const { kind, ...rest } = place;
    try {
      return [{ ...rest, id: composePlaceId(...before, place.names.en) }];
    } catch {
      leftOut.push(
        `${place.names.en}: its id cannot be derived, because its name has no Latin letters; add name:en in OpenStreetMap`,
      );
      return [];
    }
  };
  const isCity = ({ kind }: Read) => CITIES.includes(kind);
  const cities = mergeDuplicates(
    read.filter(isCity).flatMap((city) => named(city).map((one) => ({ ...one, reachM: computeReach(city) }))),
    leftOut,
  );
  const localities = read
    .filter((place) => !isCity(place))
    .flatMap((place) => {
      const near = findCity(cities, place.position);
      if (near && near.distance <= reachM) return named({ ...place, city: near.city.id }, near.city.names.en);
      const far = near ? `${Math.ceil(near.distance / 1000)} km from ${near.city.names.en}` : 'no city';
      leftOut.push(`${place.names.en}: ${far}`);
      return [];
    });
  return {
    cities: cities.map(({ reachM: _, ...city }) => city),
    localities: mergeDuplicates(localities, leftOut),
    leftOut,
  };
}

const partition = <T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] => [
  all.filter(test),
  all.filter((one) => !test(one)),
];

const findCity = (cities: readonly FoundCity[], at: Position) =>
  cities
    .map((city) => ({ city, distance: distanceInMeters(city.position, at) }))
    .sort((a, b) => Number(a.distance > a.city.reachM) - Number(b.distance > b.city.reachM) || a.distance - b.distance)
    .at(0);

const computeReach = ({ kind, position, outline = [] }: Read): number =>
  Math.max(LOCALITIES_M[kind], ...outline.flat().map((point) => distanceInMeters(position, point)));

function readPlace(element: OsmElement): Read | undefined {
  const { tags } = element;
  const named = parsePlaceNames(tags);
  const radiusM = Object.hasOwn(REACH_M, tags.place ?? '') ? REACH_M[tags.place] : undefined;
  const rings = joinLinesIntoRings(getElementLines(element));
  const position = element.type === 'node' ? { lat: element.lat, lng: element.lon } : bboxCentreOfLongestRing(rings);
  if (!named || radiusM === undefined || !position) return undefined;
  const outline = rings
    .map((ring) => simplifyLine(ring, TOLERANCE_M))
    .filter(({ length }) => length > 3 && length <= MOST_POINTS);
  return {
    kind: tags.place,
    ...named,
    state: tags['is_in:state'] ?? tags['addr:state'],
    position,
    radiusM,
    ...(outline.length > 0 && { outline }),
  };
}

export function parsePlaceNames(tags: OsmElement['tags']): Pick<FoundPlace, 'names' | 'aka'> | undefined {
  const name = tags['name:en'] ?? tags.int_name ?? tags.name;
  if (!name) return undefined;
  const others = [tags.name, tags.alt_name, tags.short_name, tags.old_name, tags.official_name]
    .flatMap((text) => text?.split(';') ?? [])
    .map((text) => text.trim())
    .filter((text) => text !== '' && text !== name);
  return {
    names: {
      en: name,
      hi: tags['name:hi'] ?? ifWrittenIn(tags.name, /^[\p{Script=Devanagari}\p{M}\P{L}]+$/u),
      pa: tags['name:pa'] ?? ifWrittenIn(tags.name, /^[\p{Script=Gurmukhi}\p{M}\P{L}]+$/u),
    },
    aka: [...new Set(others)],
  };
}

/** The local name, if its script belongs to only one of our languages. */
const ifWrittenIn = (name = '', script: RegExp): string | undefined =>
  /\p{L}/u.test(name) && script.test(name) ? name : undefined;

/** Centre of the largest ring's bounding box. */
export function bboxCentreOfLongestRing(rings: readonly Line[]): Position | undefined {
  const [largest] = rings.toSorted((a, b) => b.length - a.length);
  if (!largest) return undefined;
  const [lats, lngs] = [largest.map(({ lat }) => lat), largest.map(({ lng }) => lng)];
  return {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    lng: (Math.min(...lngs) + Math.max(...lngs)) / 2,
  };
}

/** A place is often mapped twice: the point is its position, the area its outline. */
function mergeDuplicates<Place extends FoundPlace>(places: readonly Place[], leftOut: string[]): Place[] {
  return [...Map.groupBy(places, ({ id }) => id).values()].map(([first, ...again]) => {
    const [point, area] = [
      [first, ...again].find(({ outline }) => !outline),
      [first, ...again].find(({ outline }) => outline),
    ];
    for (const place of again)
      if (place !== point && place !== area) leftOut.push(`${place.names.en}: same name as ${first.id}`);
    return { ...first, ...area, ...point, ...(area?.outline && { outline: area.outline }) };
  });
}
