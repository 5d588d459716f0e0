import {
  type BBox,
  FACETS,
  listCanonicalSearchTerms,
  listDiscreteValues,
  type MapFilter,
  matchesFacetValue,
  type NumberRange,
  type PlaceReach,
  type Position,
  parseSearchAlternatives,
  priceRangeInRupees,
  projectToUnitSquare,
  sizeRangeInSqftWithTolerance,
} from '@naksha/events/kernel';
import type { MapRow } from '../rows/map-row.ts';
import { unitsToPosition } from '../rows/root-square.ts';
import { findSampleReach } from './sample-reach.ts';

/** Computed from the definitions by checking every row, in the engine's integer units. */
const units = (position: Position) => {
  const { x, y } = projectToUnitSquare(position);
  return { x: Math.floor(x * 2 ** 30), y: Math.floor(y * 2 ** 30) };
};

export function rowMatchesFilter(row: MapRow, filter: MapFilter): boolean {
  const words = new Set(row.words);
  const chips = parseSearchAlternatives(filter);
  const excluded = (filter.notWords ?? []).map(listCanonicalSearchTerms);
  return (
    (!filter.propertyType || row.propertyType === filter.propertyType) &&
    (!filter.subtype || row.subtype === filter.subtype) &&
    (!filter.bedroom || row.bedrooms >= filter.bedroom) &&
    (!filter.lister || (filter.lister === 'owner' ? row.byOwner : row.attributes.includes(`+by:${filter.lister}`))) &&
    !(filter.notListers ?? []).some((id) => row.attributes.includes(`+lister:${id}`)) &&
    hasAttributes(row, filter) &&
    (filter.amenities ?? []).every((amenity) => row.attributes.includes(`+${amenity}`)) &&
    (filter.rooms ?? []).every((room) => row.attributes.includes(`+room:${room}`)) &&
    (!filter.kinds || filter.kinds.includes(row.subtype)) &&
    (!filter.size || (row.state !== 'under_review' && inRange(row.sqft, sizeRangeInSqftWithTolerance(filter.size)))) &&
    !excluded.some((phrase) => phrase.every((word) => words.has(word))) &&
    (!filter.pricePerArea || (row.price > 0 && inRate(row, filter.pricePerArea))) &&
    (!filter.postedSince || (row.state !== 'under_review' && postedAt(row) >= startOfDay(filter.postedSince))) &&
    (!filter.withPhotos || row.attributes.includes('+with_photos')) &&
    (!filter.priceReduced || row.attributes.includes('+price_reduced')) &&
    (!filter.price || (row.price > 0 && inRange(row.price, priceRangeInRupees(filter.price)))) &&
    (!filter.area || (row.area > 0 && inRange(row.area, filter.area))) &&
    (!filter.place?.length || filter.place.some((place) => row.places.includes(place))) &&
    (chips.length === 0 || chips.some((chip) => chip.every((word) => words.has(word)))) &&
    (!filter.poly || isInPolygon(filter.poly, row.position)) &&
    (!filter.within || isReached(filter.within, row.position))
  );
}

/** From the middle of its unit. */
function isReached(within: PlaceReach, position: Position): boolean {
  const { x, y } = units(position);
  return findSampleReach(within)(unitsToPosition(x + 0.5, y + 0.5));
}

function hasAttributes({ attributes, numbers }: MapRow, filter: MapFilter): boolean {
  return FACETS.every((facet) => {
    const asked = filter[facet.name];
    if (asked === undefined) return true;
    if (facet.facet.by === 'range') return matchesFacetValue(facet, asked, numbers[facet.name as keyof typeof numbers]);
    const flag = `=${facet.name}`;
    const term = attributes.find((one) => one === flag || one.startsWith(`${flag}:`));
    if (facet.facet.by === 'flag') return term === flag;
    const text = term?.slice(flag.length + 1);
    return matchesFacetValue(
      facet,
      asked,
      listDiscreteValues(facet.value).find((value) => String(value) === text),
    );
  });
}

/** Milliseconds since the epoch of IDs, 2025-01-01 in India. */
const postedAt = ({ id }: MapRow): number => Math.floor(id / 4096);
const startOfDay = (day: string): number =>
  Date.parse(`${day}T00:00:00+05:30`) - Date.parse('2025-01-01T00:00:00+05:30');

const inRate = ({ price, sqft }: MapRow, { min, max = Number.POSITIVE_INFINITY }: NumberRange): boolean =>
  price >= min * sqft && price <= max * sqft;

const inRange = (value: number, { min, max = Number.POSITIVE_INFINITY }: NumberRange): boolean =>
  value >= min && value <= max;

/** Even-odd rule with a ray to the east, in exact integers; points on an edge are inside. */
export function isInPolygon(poly: readonly Position[], position: Position): boolean {
  const p = bigUnits(position);
  let crossings = 0;
  poly.forEach((vertex, k) => {
    const a = bigUnits(vertex);
    const b = bigUnits(poly[(k + 1) % poly.length]);
    const cross = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    const within = (u: bigint, v: bigint, w: bigint) => (u <= v && v <= w) || (w <= v && v <= u);
    if (cross === 0n && within(a.x, p.x, b.x) && within(a.y, p.y, b.y)) crossings = Number.NaN;
    if (a.y <= p.y && p.y < b.y && cross > 0n) crossings++;
    if (b.y <= p.y && p.y < a.y && cross < 0n) crossings++;
  });
  return Number.isNaN(crossings) || crossings % 2 === 1;
}

const bigUnits = (position: Position) => {
  const { x, y } = units(position);
  return { x: BigInt(x), y: BigInt(y) };
};

export function isPositionInBBox(position: Position, [west, south, east, north]: BBox): boolean {
  const p = units(position);
  const min = units({ lat: north, lng: west });
  const max = units({ lat: south, lng: east });
  return p.x >= min.x && p.x <= max.x && p.y >= min.y && p.y <= max.y;
}

export type Marker = { rows: MapRow[]; x: number; y: number };

const toMarker = (rows: MapRow[]): Marker => {
  const places = rows.map((row) => units(row.position));
  const mean = (sum: number) => Math.floor(sum / rows.length);
  return {
    rows,
    x: mean(places.reduce((sum, { x }) => sum + x, 0)),
    y: mean(places.reduce((sum, { y }) => sum + y, 0)),
  };
};

export function clusteredMarkers(rows: readonly MapRow[], z: number): Marker[] {
  const cell = 2 ** (30 - z - 3);
  const reach = (cell * 60) / 64;
  const toCellKey = (x: number, y: number) => Math.floor(y / cell) * 2 ** 27 + Math.floor(x / cell);
  let markers = [...groupBy(rows, (row) => toCellKey(units(row.position).x, units(row.position).y)).values()].map(
    toMarker,
  );
  for (let round = 0; round < 2; round++) {
    const ranked = markers.map((marker) => ({ ...marker, key: toCellKey(marker.x, marker.y) }));
    const near = (a: Marker, b: Marker) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < reach ** 2;
    const larger = (a: (typeof ranked)[0], b: (typeof ranked)[0]) =>
      a.rows.length > b.rows.length || (a.rows.length === b.rows.length && a.key < b.key);
    const centres = ranked.filter(
      (marker) => !ranked.some((other) => other !== marker && near(marker, other) && larger(other, marker)),
    );
    const joined = new Map(centres.map((centre) => [centre, [...centre.rows]]));
    for (const marker of ranked) {
      if (joined.has(marker)) continue;
      const candidates = centres
        .filter((centre) => near(marker, centre))
        .sort((a, b) => distance(a, marker) - distance(b, marker) || a.key - b.key);
      if (candidates.length > 0) joined.get(candidates[0])!.push(...marker.rows);
      else joined.set(marker, [...marker.rows]);
    }
    const moved = [...joined.values()].map(toMarker);
    markers = [...groupBy(moved, (marker) => toCellKey(marker.x, marker.y)).values()].map((together) =>
      toMarker(together.flatMap((marker) => marker.rows)),
    );
  }
  return markers;
}

const distance = (a: Marker, b: Marker) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

export function groupBy<T>(items: readonly T[], toKey: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) groups.set(toKey(item), [...(groups.get(toKey(item)) ?? []), item]);
  return groups;
}

export { units as unitsOfPosition };
