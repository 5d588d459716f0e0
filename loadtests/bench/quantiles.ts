/** @param sorted ascending; @param share 0 to 1 */
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

export type Quantiles = { p50: number; p95: number; p99: number; max: number };

export function computeQuantiles(values: readonly number[]): Quantiles {
  const sorted = [...values].sort((a, b) => a - b);
  return { p50: at(sorted, 0.5), p95: at(sorted, 0.95), p99: at(sorted, 0.99), max: at(sorted, 1) };
}

export const formatQuantiles = ({ p50, p95, p99, max }: Quantiles): string =>
  [`p50 ${p50.toFixed(1)}`, `p95 ${p95.toFixed(1)}`, `p99 ${p99.toFixed(1)}`, `max ${max.toFixed(1)} ms`].join('   ');
