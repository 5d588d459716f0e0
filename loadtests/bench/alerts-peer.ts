import { type MapFilter, type Position, parseSearchAlternatives, priceRangeInRupees } from '@naksha/events/kernel';
import type { MapRow } from '@naksha/read-model/map-engine';

type Test = (row: MapRow, words: ReadonlySet<string>) => boolean;

/** The obvious implementation: tests every saved search in turn. */
export class PlainScan {
  readonly #tests: Test[] = [];

  add(filter: MapFilter): void {
    this.#tests.push(buildTest(filter));
  }

  match(row: MapRow): number {
    const words = new Set(row.words);
    let found = 0;
    for (const test of this.#tests) if (test(row, words)) found++;
    return found;
  }
}

function buildTest({ propertyType, subtype, bedroom = 0, lister, price, area, place, poly, ...rest }: MapFilter): Test {
  const rupees = price ? priceRangeInRupees(price) : { min: 0, max: Number.POSITIVE_INFINITY };
  const [least, most] = [area?.min ?? 0, area?.max ?? Number.POSITIVE_INFINITY];
  const places = place && new Set<string>(place);
  const chips = parseSearchAlternatives(rest);
  const box = poly && boxOf(poly);
  return (row, words) =>
    (subtype === undefined || row.subtype === subtype) &&
    (propertyType === undefined || row.propertyType === propertyType) &&
    row.bedrooms >= bedroom &&
    (lister === undefined || row.byOwner) &&
    row.price >= rupees.min &&
    row.price <= rupees.max &&
    row.area >= least &&
    row.area <= most &&
    (places === undefined || row.places.some((one) => places.has(one))) &&
    (chips.length === 0 || chips.some((terms) => terms.every((term) => words.has(term)))) &&
    (box === undefined || (inBox(box, row.position) && inRing(poly!, row.position)));
}

type Box = { south: number; north: number; west: number; east: number };
const boxOf = (poly: readonly Position[]): Box => ({
  south: Math.min(...poly.map(({ lat }) => lat)),
  north: Math.max(...poly.map(({ lat }) => lat)),
  west: Math.min(...poly.map(({ lng }) => lng)),
  east: Math.max(...poly.map(({ lng }) => lng)),
});
const inBox = ({ south, north, west, east }: Box, { lat, lng }: Position): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;

function inRing(poly: readonly Position[], { lat, lng }: Position): boolean {
  let inside = false;
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    const [a, b] = [poly[i], poly[j]];
    if (a.lat > lat !== b.lat > lat && lng < ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat) + a.lng)
      inside = !inside;
  }
  return inside;
}
