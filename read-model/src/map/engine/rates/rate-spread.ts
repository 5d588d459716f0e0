import type { CompiledFilter } from '../filters/compiled-filter.ts';
import { visitMatches } from '../filters/visit-matches.ts';
import { tileRect } from '../rows/root-square.ts';
import type { RowStore } from '../rows/row-store.ts';
import { addRate, newRateSample, type RateSpread, toSpread } from './rate-sample.ts';

const WORLD = tileRect(0, 0, 0);

export function rateSpread(store: RowStore, filter: CompiledFilter): RateSpread {
  const sample = newRateSample();
  visitMatches(store, filter, WORLD, (columns, row) => addRate(sample, columns, row));
  return toSpread(sample);
}
