import type { CompiledFilter } from '../filters/compiled-filter.ts';
import { visitMatches } from '../filters/visit-matches.ts';
import { tileToRect } from '../rows/root-square.ts';
import type { RowStore } from '../rows/row-store.ts';
import { addRowToRateSample, createRateSample, type RateQuartiles, summarizeRateQuartiles } from './rate-sample.ts';

const WORLD = tileToRect(0, 0, 0);

export function computeRateQuartiles(store: RowStore, filter: CompiledFilter): RateQuartiles {
  const sample = createRateSample();
  visitMatches(store, filter, WORLD, (columns, row) => addRowToRateSample(sample, columns, row));
  return summarizeRateQuartiles(sample);
}
