import { pollUntil } from '@naksha/deploy/local';
import { expect } from 'vitest';
import type { Bed } from './bed.ts';
import { findRepeatedTexts } from './effects-invariant.ts';
import { printFaultRow } from './fault-row.ts';
import { checkInvariants } from './invariants.ts';
import { startLoad } from './load.ts';

const TEXTS_MS = 90_000;

export type Fault = {
  /** Must restore everything at its end. */
  fault(): Promise<void>;
  /** A text may be repeated under its key, because a worker or its database dies. */
  repeats?: boolean;
};

/**
 * Runs a fault under load, then checks that everything catches up, effects continue and all invariants hold; prints a line of the
 * fault table.
 */
export async function runUnderLoad(bed: Bed, name: string, { fault, repeats = false }: Fault): Promise<void> {
  const before = bed.ledger.acknowledged.length;
  const texts = bed.sms.ofEffects.length;
  const people = await startLoad(bed);
  let seconds: number;
  try {
    await bed.caughtUp();
    const contacts = bed.ledger.count('ListingContacted');
    await fault();
    const since = performance.now();
    await bed.caughtUp();
    await bed.published();
    seconds = (performance.now() - since) / 1000;
    await checkLeadsContinue(bed, contacts);
  } finally {
    await bed.bringBack();
    await people.stop();
  }
  await bed.caughtUp();
  await bed.effectsDone();
  const account = await checkInvariants(bed);
  const repeated = findRepeatedTexts(bed, texts).length;
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

async function checkLeadsContinue(bed: Bed, contacts: number): Promise<void> {
  const [made, told] = [() => bed.ledger.count('ListingContacted') - contacts, bed.sms.ofEffects.length];
  const go = await pollUntil(() => made() > 0 && bed.sms.ofEffects.length > told, TEXTS_MS);
  if (!go) throw new Error(`No lead text was sent after the fault, but ${made()} leads were created`);
}
