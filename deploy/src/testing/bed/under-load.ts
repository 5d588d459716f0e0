import type { Bed } from './bed.ts';
import { printFaultRow } from './fault-row.ts';
import { everythingHolds } from './invariants.ts';
import { load } from './load.ts';

/**
 * A fault while people go on: what `fault` does to the bed ends with everything restored. Afterwards it must catch up by
 * itself, and everything must hold; the fault's line of the table is printed.
 */
export async function underLoad(bed: Bed, name: string, fault: () => Promise<void>): Promise<void> {
  const before = bed.ledger.acknowledged.length;
  const people = await load(bed);
  let seconds: number;
  try {
    await bed.caughtUp();
    await fault();
    const since = performance.now();
    await bed.caughtUp();
    if (bed.all('relay').length > 0) await bed.published();
    seconds = (performance.now() - since) / 1000;
  } finally {
    await people.stop();
  }
  await bed.caughtUp();
  if (bed.all('worker').length > 0) await bed.effectsDone();
  const account = await everythingHolds(bed);
  const acknowledged = bed.ledger.acknowledged.length - before;
  printFaultRow(name, { ...account, acknowledged, found: account.found - before }, seconds);
}
