/** "2.13 (2.11 to 2.20)": median, minimum and maximum. */
export function formatSpreadOfRatios(ratios: readonly number[]): string {
  const sorted = [...ratios].sort((a, b) => a - b);
  const median = (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
  return `${median.toFixed(2)} (${sorted[0].toFixed(2)} to ${sorted.at(-1)!.toFixed(2)})`;
}
