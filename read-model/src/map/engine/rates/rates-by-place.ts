import type { PlaceId } from '@naksha/events/kernel';
import { hasBit } from '../base/bitmap.ts';
import { forEachRow } from '../base/postings.ts';
import { type CompiledFilter, matchesRow } from '../filters/compiled-filter.ts';
import { placeIndexTerm } from '../rows/map-row.ts';
import type { RowStore } from '../rows/row-store.ts';
import {
  addRowToRateSample,
  createRateSample,
  type Rate,
  type RateSample,
  rateClassThresholds,
  summarizeRate,
} from './rate-sample.ts';

export type PlaceRate = Rate & { id: PlaceId };

export type RatesByPlace = {
  /** Upper bounds in rupees per square foot of all but the last of five classes. */
  levels: number[];
  places: PlaceRate[];
};

const CLASSES = 5;

export function computeRatesByPlace(store: RowStore, filter: CompiledFilter, ids: readonly PlaceId[]): RatesByPlace {
  const { base, delta, vocabulary } = store;
  const all = createRateSample();
  const samples = new Map<number, RateSample>();
  const terms = ids.map((id) => vocabulary.find(placeIndexTerm(id)));
  for (const term of terms) if (term !== undefined) samples.set(term, createRateSample());
  for (let row = 0; row < base.n; row++) if (hasBit(filter.bits, row)) addRowToRateSample(all, base.columns, row);
  for (const [term, sample] of samples)
    forEachRow(base.postings, term, (row) => {
      if (hasBit(filter.bits, row)) addRowToRateSample(sample, base.columns, row);
    });
  for (let row = 0; row < delta.n; row++) {
    if (!matchesRow(filter, delta.columns, row, delta.terms[row])) continue;
    addRowToRateSample(all, delta.columns, row);
    for (const term of delta.terms[row]) {
      const sample = samples.get(term);
      if (sample) addRowToRateSample(sample, delta.columns, row);
    }
  }
  const places = ids.map((id, k) => ({ id, ...summarizeRate(samples.get(terms[k] ?? -1) ?? createRateSample()) }));
  return { levels: rateClassThresholds(all, CLASSES), places };
}
