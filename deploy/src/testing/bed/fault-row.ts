import type { LogAccount } from './log-invariant.ts';

/** One line of the fault table, printed so that a run's output holds the whole table. */
export function printFaultRow(
  fault: string,
  { acknowledged, found, doubled, lost }: LogAccount,
  seconds: number,
): void {
  const cells = [
    fault.padEnd(44),
    `acknowledged ${acknowledged}`,
    `found ${found}`,
    `doubled ${doubled.length}`,
    `lost ${lost.length}`,
    `recovered in ${seconds.toFixed(1)} s`,
  ];
  console.log(`fault | ${cells.join(' | ')}`);
}
