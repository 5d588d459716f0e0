import type { CompiledFilter } from '../filters/compiled-filter.ts';
import { visitMatches } from '../filters/visit-matches.ts';
import { tileToRect } from '../rows/root-square.ts';
import type { RowStore } from '../rows/row-store.ts';
import { addRowToRateSample, createRateSample, type RateSpread, summarizeRateSpread } from './rate-sample.ts';

const WORLD = tileToRect(0, 0, 0);

export function computeRateSpread(store: RowStore, filter: CompiledFilter): RateSpread {
  const sample = createRateSample();
  visitMatches(store, filter, WORLD, (columns, row) => addRowToRateSample(sample, columns, row));
  return summarizeRateSpread(sample);
}
