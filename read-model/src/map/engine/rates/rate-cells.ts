import type { TileAddress } from '@naksha/events/kernel';
import type { CompiledFilter } from '../filters/compiled-filter.ts';
import { visitMatches } from '../filters/visit-matches.ts';
import { tileToRect, WORLD_BITS } from '../rows/root-square.ts';
import type { RowStore } from '../rows/row-store.ts';
import { addRowToRateSample, createRateSample, type Rate, type RateSample, summarizeRate } from './rate-sample.ts';

/** A tile has 8 × 8 cells of 64 pixels. */
export const RATE_CELL_STEP = 3;

/** Address RATE_CELL_STEP zooms beyond its tile's. */
export type RateCell = Rate & { x: number; y: number };

/** From north to south. */
export function buildRateCells(store: RowStore, filter: CompiledFilter, { z, x, y }: TileAddress): RateCell[] {
  const { square } = store;
  const shift = WORLD_BITS - z - RATE_CELL_STEP;
  const side = 1 << RATE_CELL_STEP;
  const samples: (RateSample | undefined)[] = new Array(side * side).fill(undefined);
  visitMatches(store, filter, tileToRect(z, x, y), (columns, row) => {
    const column = ((columns.x[row] + square.x) >>> shift) - x * side;
    const line = ((columns.y[row] + square.y) >>> shift) - y * side;
    const at = line * side + column;
    samples[at] ??= createRateSample();
    addRowToRateSample(samples[at], columns, row);
  });
  return samples.flatMap((sample, at) =>
    sample
      ? withPublicHomes({ x: x * side + (at % side), y: y * side + Math.floor(at / side), ...summarizeRate(sample) })
      : [],
  );
}

const withPublicHomes = (cell: RateCell): RateCell[] => (cell.homes > 0 ? [cell] : []);
