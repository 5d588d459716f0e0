import { LAST_CLUSTERED_Z, listingIdFromNumber, SUBTYPES, type TileAddress } from '@naksha/events/kernel';
import {
  type Columns,
  readBedroomCount,
  readStateCode,
  STALE,
  SUBTYPE_MASK,
  SUBTYPE_SHIFT,
  UNDER_REVIEW,
  VERIFIED,
} from '../base/columns.ts';
import type { CompiledFilter } from '../filters/compiled-filter.ts';
import type { Markers } from '../filters/kept-tiles.ts';
import { isInLayer, type MarkerLayer } from '../filters/marker-layer.ts';
import { visitMatches } from '../filters/visit-matches.ts';
import { limitMarks } from '../markers/limit-marks.ts';
import { type Found, groupRowsByPoint } from '../markers/rows-by-point.ts';
import { buildTileMarkers } from '../markers/tile-markers.ts';
import { tileToRect, unitsToPosition, WORLD_BITS } from '../rows/root-square.ts';
import type { RowStore } from '../rows/row-store.ts';
import { EXTENT, encodeTile, type PointFeature } from './vector-tile.ts';

export const STACK = 5;
/** One per cell of 64 px. */
export const MAX_MARKERS = 64;

export function renderTile(store: RowStore, filter: CompiledFilter, tile: TileAddress): Uint8Array {
  return tile.z <= LAST_CLUSTERED_Z ? clusteredTile(store, filter, tile) : pointTile(store, filter, tile);
}

function clusteredTile(store: RowStore, filter: CompiledFilter, tile: TileAddress): Uint8Array {
  const { z, x, y } = tile;
  const range = { z, x0: x, y0: y, x1: x + 1, y1: y + 1 };
  const [open] = buildTileMarkers(store, filter, range, 'open');
  const [underReview] = buildTileMarkers(store, filter, range, 'review');
  const place = placer(tile);
  const listings: PointFeature[] = [];
  const gathered = (markers: Markers, layer: MarkerLayer, describe: (count: number) => PointFeature['properties']) => {
    const features: PointFeature[] = [];
    markers.count.forEach((count, k) => {
      const [px, py] = [markers.x[k], markers.y[k]];
      if (count > 1) features.push({ ...place(px, py), properties: describe(count) });
      else {
        const { columns, row } = onlyMatch(store, filter, layer, px, py);
        listings.push(listingFeature(store, columns, row, place));
      }
    });
    return features;
  };
  const clusters = gathered(open, 'open', (count) => ({ count }));
  const review = gathered(limitMarks(underReview, MAX_MARKERS - open.count.length, z), 'review', () => ({}));
  return encodeTile([
    { name: 'clusters', features: clusters },
    { name: 'listings', features: listings },
    { name: 'review', features: review },
  ]);
}

/** A marker with one row was never merged, so the row is at the marker's position. */
function onlyMatch(store: RowStore, filter: CompiledFilter, layer: MarkerLayer, x: number, y: number): Found {
  let found: Found | undefined;
  visitMatches(store, filter, { x0: x, y0: y, x1: x + 1, y1: y + 1 }, (columns, row) => {
    if (isInLayer(columns, row, layer)) found = { columns, row };
  });
  if (!found) throw new Error('No listing found at the position of a marker with count 1');
  return found;
}

function pointTile(store: RowStore, filter: CompiledFilter, tile: TileAddress): Uint8Array {
  const place = placer(tile);
  const listings: PointFeature[] = [];
  const stacks: PointFeature[] = [];
  for (const rows of groupRowsByPoint(store, filter, tileToRect(tile.z, tile.x, tile.y))) {
    if (rows.length >= STACK) stacks.push(stackFeature(store, rows, place));
    else for (const { columns, row } of rows) listings.push(listingFeature(store, columns, row, place));
  }
  const byId = (a: PointFeature, b: PointFeature) => a.id! - b.id!;
  return encodeTile([
    { name: 'listings', features: listings.sort(byId) },
    { name: 'stacks', features: stacks.sort(byId) },
  ]);
}

type Place = (x: number, y: number) => { x: number; y: number };

/** At the unit's centre. */
function placer({ z, x, y }: TileAddress): Place {
  const rect = tileToRect(z, x, y);
  const scale = EXTENT / 2 ** (WORLD_BITS - z);
  return (px, py) => ({ x: Math.floor((px - rect.x0 + 0.5) * scale), y: Math.floor((py - rect.y0 + 0.5) * scale) });
}

const STATE_NAMES = { [UNDER_REVIEW]: 'review', [VERIFIED]: 'verified', [STALE]: 'stale' } as Record<number, string>;

function listingFeature({ square }: RowStore, columns: Columns, row: number, place: Place): PointFeature {
  const state = readStateCode(columns, row);
  const subtype = SUBTYPES[(columns.facets[row] & SUBTYPE_MASK) >>> SUBTYPE_SHIFT];
  // Feature IDs must be numbers; elsewhere listings use their text ID.
  const id = listingIdFromNumber(columns.id[row]);
  return {
    id: columns.id[row],
    ...place(columns.x[row] + square.x, columns.y[row] + square.y),
    properties:
      state === UNDER_REVIEW
        ? { id, subtype, state: STATE_NAMES[state] }
        : {
            id,
            subtype,
            bedrooms: readBedroomCount(columns, row),
            price: columns.price[row],
            state: STATE_NAMES[state],
            ...(columns.cut[row] > 0 && { cut: 1 }),
          },
  };
}

/** Its ID is its oldest listing's; `bbox` is w,s,e,n in degrees. Homes under review have no price and are counted apart. */
function stackFeature({ square }: RowStore, rows: readonly Found[], place: Place): PointFeature {
  const [{ columns, row }] = rows;
  const [x, y] = [columns.x[row] + square.x, columns.y[row] + square.y];
  const open = rows.filter((found) => isInLayer(found.columns, found.row, 'open'));
  const northWest = unitsToPosition(x + 0.25, y + 0.25);
  const southEast = unitsToPosition(x + 0.75, y + 0.75);
  return {
    id: Math.min(...rows.map((found) => found.columns.id[found.row])),
    ...place(x, y),
    properties: {
      count: open.length,
      ...(open.length < rows.length && { review: rows.length - open.length }),
      ...(open.length && { price: Math.min(...open.map((found) => found.columns.price[found.row])) }),
      bbox: [northWest.lng, southEast.lat, southEast.lng, northWest.lat].map((degrees) => degrees.toFixed(8)).join(),
    },
  };
}
