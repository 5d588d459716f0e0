import { type Columns, DEMO, readStateCode, UNDER_REVIEW } from '../base/columns.ts';

/** Fewer homes give no reliable price, and disclose too much about each. */
export const MIN_HOMES = 5;

/** Rupees per square foot. */
export type RateSample = { real: number[]; demo: number[] };

/** Of real homes if there are enough, else of demo homes. */
export type Rate = {
  homes: number;
  demo: boolean;
  /** Undefined for fewer than MIN_HOMES. */
  perSqft: number | undefined;
};

export type RateQuartiles = Rate & { lower: number | undefined; upper: number | undefined };

export const createRateSample = (): RateSample => ({ real: [], demo: [] });

/** Homes under review have no price here. */
export function addRowToRateSample(sample: RateSample, columns: Columns, row: number): void {
  if (readStateCode(columns, row) === UNDER_REVIEW) return;
  const rates = (columns.facets[row] & DEMO) === 0 ? sample.real : sample.demo;
  rates.push(columns.price[row] / columns.sqft[row]);
}

export function summarizeRate(sample: RateSample): Rate {
  const { real, demo } = sample;
  const rates = chooseRates(sample);
  if (!rates) return { homes: real.length || demo.length, demo: real.length === 0, perSqft: undefined };
  return { homes: rates.length, demo: rates === demo, perSqft: quantile(rates.sort(ascending), 0.5) };
}

export function summarizeRateQuartiles(sample: RateSample): RateQuartiles {
  const [lower, , upper] = rateClassThresholds(sample, 4);
  return { ...summarizeRate(sample), lower, upper };
}

/** Upper bounds of all classes but the last, with equally many homes in each. */
export function rateClassThresholds(sample: RateSample, classes: number): number[] {
  const rates = chooseRates(sample)?.sort(ascending);
  return rates ? Array.from({ length: classes - 1 }, (_, k) => quantile(rates, (k + 1) / classes)) : [];
}

function chooseRates({ real, demo }: RateSample): number[] | undefined {
  if (real.length >= MIN_HOMES) return real;
  return demo.length >= MIN_HOMES ? demo : undefined;
}

function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below + (above - below) * (at - Math.floor(at));
}

const ascending = (a: number, b: number): number => a - b;
