import type { Position, Subtype } from '@naksha/events/kernel';
import { type Columns, DEMO, readStateCode, UNDER_REVIEW } from '../base/columns.ts';
import type { CompiledFilter } from '../filters/compiled-filter.ts';
import { visitMatches } from '../filters/visit-matches.ts';
import { positionToUnits, type Rect, WORLD_BITS } from '../rows/root-square.ts';
import type { RowStore } from '../rows/row-store.ts';

export type ComparableQuery = {
  subtype: Subtype;
  at: Position;
  radiusM: number;
  /** Exact rupees, both ends included. */
  price: { min: number; max: number };
  except?: number;
  limit: number;
};

/** Newer first at equal distance. */
export type ComparableHomes = { real: number; demo: number; ids: number[] };

/** Metres. */
const EQUATOR_M = 40_075_016.686;

export function findComparableHomes(store: RowStore, filter: CompiledFilter, query: ComparableQuery): ComparableHomes {
  const { at, radiusM, price, except, limit } = query;
  const { square } = store;
  const middle = positionToUnits(at);
  // Web Mercator scales both directions equally, so near a place a circle stays a circle.
  const radius = Math.ceil((radiusM / (EQUATOR_M * Math.cos((at.lat * Math.PI) / 180))) * 2 ** WORLD_BITS);
  const around: Rect = {
    x0: middle.x - radius,
    y0: middle.y - radius,
    x1: middle.x + radius + 1,
    y1: middle.y + radius + 1,
  };
  const counted = { real: 0, demo: 0 };
  const found: { id: number; far: number }[] = [];
  visitMatches(store, filter, around, (columns: Columns, row) => {
    if (readStateCode(columns, row) === UNDER_REVIEW || columns.id[row] === except) return;
    if (columns.price[row] < price.min || columns.price[row] > price.max) return;
    const far = (columns.x[row] + square.x - middle.x) ** 2 + (columns.y[row] + square.y - middle.y) ** 2;
    if (far > radius ** 2) return;
    counted[(columns.facets[row] & DEMO) === 0 ? 'real' : 'demo']++;
    if (limit > 0) found.push({ id: columns.id[row], far });
  });
  const nearest = found.sort((a, b) => a.far - b.far || b.id - a.id).slice(0, limit);
  return { ...counted, ids: nearest.map(({ id }) => id) };
}
