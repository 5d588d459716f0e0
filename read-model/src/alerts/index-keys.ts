import { LAKH, type MapFilter, parseSearchAlternatives } from '@naksha/events/kernel';
import type { MapRow } from '../map/engine/rows/map-row.ts';
import { positionToUnits, WORLD_BITS } from '../map/engine/rows/root-square.ts';

/** Every listing that matches a search shares a key with it; most that share one match. */
const ANY = '*';
const MAX_CELLS = 16;
const FINEST = 16;
const COARSEST = 4;
/** Lower bounds in lakhs. A search that spans too many uses one key for all prices. */
const BANDS = [0, 20, 35, 50, 75, 100, 150, 250, 500];
const MAX_BANDS = 4;

export function listIndexKeysOfSavedSearch(filter: MapFilter): string[] {
  const type = filter.subtype ?? filter.propertyType ?? ANY;
  return areasOf(filter).flatMap((area) => bandsOf(filter).map((band) => `${area} ${type} ${band}`));
}

export function listIndexKeysOfListing(row: MapRow): string[] {
  const { x, y } = positionToUnits(row.position);
  const cells = [];
  for (let zoom = COARSEST; zoom <= FINEST; zoom++) cells.push(cellKey(zoom, x, y));
  const areas = [ANY, ...cells, ...row.places.map(placeKey), ...row.words.map(wordKey)];
  const types = [row.subtype, row.propertyType, ANY];
  const bands = [bandAt(row.price / LAKH), ANY];
  return areas.flatMap((area) => types.flatMap((type) => bands.map((band) => `${area} ${type} ${band}`)));
}

function areasOf(filter: MapFilter): string[] {
  const chips = parseSearchAlternatives(filter);
  if (filter.poly) return cellsOf(filter.poly);
  if (chips.length > 0) return distinct(chips.map((terms) => wordKey(longest(terms))));
  return filter.place?.length ? distinct(filter.place.map(placeKey)) : [ANY];
}

function cellsOf(poly: NonNullable<MapFilter['poly']>): string[] {
  const points = poly.map(positionToUnits);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  for (let zoom = FINEST; zoom >= COARSEST; zoom--) {
    const at = (units: number) => Math.floor(units / 2 ** (WORLD_BITS - zoom));
    const [across, down] = [at(right) - at(left) + 1, at(bottom) - at(top) + 1];
    if (across * down > MAX_CELLS) continue;
    const columns = Array.from({ length: across }, (_, k) => at(left) + k);
    return Array.from({ length: down }, (_, k) => at(top) + k).flatMap((y) => columns.map((x) => `c${zoom}/${x}/${y}`));
  }
  return [ANY];
}

function bandsOf({ price }: MapFilter): (string | number)[] {
  if (!price) return [ANY];
  const [first, last] = [bandAt(price.min), price.max === undefined ? BANDS.length - 1 : bandAt(price.max)];
  return last - first >= MAX_BANDS ? [ANY] : Array.from({ length: last - first + 1 }, (_, k) => first + k);
}

const bandAt = (lakhs: number): number => BANDS.findLastIndex((from) => from <= lakhs);
const placeKey = (place: string): string => `@${place}`;
const wordKey = (word: string): string => `w${word}`;
const cellKey = (zoom: number, x: number, y: number): string =>
  `c${zoom}/${Math.floor(x / 2 ** (WORLD_BITS - zoom))}/${Math.floor(y / 2 ** (WORLD_BITS - zoom))}`;
const longest = (terms: readonly string[]): string => terms.reduce((a, b) => (b.length > a.length ? b : a));
const distinct = (keys: readonly string[]): string[] => [...new Set(keys)];
