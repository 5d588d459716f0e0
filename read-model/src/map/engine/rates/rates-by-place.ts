import type { PlaceId } from '@naksha/events/kernel';
import { hasBit } from '../base/bitmap.ts';
import { forEachRow } from '../base/postings.ts';
import { type CompiledFilter, matchesRow } from '../filters/compiled-filter.ts';
import { placeTerm } from '../rows/map-row.ts';
import type { RowStore } from '../rows/row-store.ts';
import { addRate, classBounds, newRateSample, type Rate, type RateSample, toRate } from './rate-sample.ts';

export type PlaceRate = Rate & { id: PlaceId };

export type RatesByPlace = {
  /** Upper bounds in rupees per square foot of all but the last of five classes. */
  levels: number[];
  places: PlaceRate[];
};

const CLASSES = 5;

export function ratesByPlace(store: RowStore, filter: CompiledFilter, ids: readonly PlaceId[]): RatesByPlace {
  const { base, delta, vocabulary } = store;
  const all = newRateSample();
  const samples = new Map<number, RateSample>();
  const terms = ids.map((id) => vocabulary.find(placeTerm(id)));
  for (const term of terms) if (term !== undefined) samples.set(term, newRateSample());
  for (let row = 0; row < base.n; row++) if (hasBit(filter.bits, row)) addRate(all, base.columns, row);
  for (const [term, sample] of samples)
    forEachRow(base.postings, term, (row) => {
      if (hasBit(filter.bits, row)) addRate(sample, base.columns, row);
    });
  for (let row = 0; row < delta.n; row++) {
    if (!matchesRow(filter, delta.columns, row, delta.terms[row])) continue;
    addRate(all, delta.columns, row);
    for (const term of delta.terms[row]) {
      const sample = samples.get(term);
      if (sample) addRate(sample, delta.columns, row);
    }
  }
  const places = ids.map((id, k) => ({ id, ...toRate(samples.get(terms[k] ?? -1) ?? newRateSample()) }));
  return { levels: classBounds(all, CLASSES), places };
}
