import { eventually } from '@naksha/deploy/local';
import { expect } from 'vitest';
import type { Bed } from './bed.ts';
import { repeatedTexts } from './effects-invariant.ts';
import { printFaultRow } from './fault-row.ts';
import { everythingHolds } from './invariants.ts';
import { load } from './load.ts';

const TEXTS_MS = 90_000;

export type Fault = {
  /** Does it to the bed, and ends with everything restored. */
  fault(): Promise<void>;
  /** A worker or its database dies: a text may be on its way then, and is asked for again under its key. */
  repeats?: boolean;
};

/**
 * A fault while people go on. Afterwards the bed must catch up by itself, effects must go on, and everything must hold; the
 * fault's line of the table is printed. Where something fails, whatever is away is brought back before it is told.
 */
export async function underLoad(bed: Bed, name: string, { fault, repeats = false }: Fault): Promise<void> {
  const before = bed.ledger.acknowledged.length;
  const texts = bed.sms.ofEffects.length;
  const people = await load(bed);
  let seconds: number;
  try {
    await bed.caughtUp();
    const contacts = bed.ledger.count('ListingContacted');
    await fault();
    const since = performance.now();
    await bed.caughtUp();
    await bed.published();
    seconds = (performance.now() - since) / 1000;
    await leadsGoOn(bed, contacts);
  } finally {
    await bed.bringBack();
    await people.stop();
  }
  await bed.caughtUp();
  await bed.effectsDone();
  const account = await everythingHolds(bed);
  const repeated = repeatedTexts(bed, texts).length;
  if (!repeats) expect(repeated).toBe(0);
  printFaultRow(name, {
    acknowledged: bed.ledger.acknowledged.length - before,
    found: account.found - before,
    doubled: account.doubled.length,
    lost: account.lost.length,
    texts: bed.sms.ofEffects.length - texts,
    repeated,
    seconds,
  });
}

/** Buyers have made leads since, and texts of such go out by now. */
async function leadsGoOn(bed: Bed, contacts: number): Promise<void> {
  const [made, told] = [() => bed.ledger.count('ListingContacted') - contacts, bed.sms.ofEffects.length];
  const go = await eventually(() => made() > 0 && bed.sms.ofEffects.length > told, TEXTS_MS);
  if (!go) throw new Error(`${made()} leads since the fault, and no text of one since it ended`);
}
