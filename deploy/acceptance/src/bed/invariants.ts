import { PostgresEventStore, RandomIds } from '@naksha/events/event-store';
import { type AccountId, type ListingId, nameInterestStream } from '@naksha/events/kernel';
import { DOCUMENT_KINDS, replayIntoNewGeneration } from '@naksha/read-model';
import pg from 'pg';
import { expect } from 'vitest';
import type { Bed } from './bed.ts';
import { findEffectProblems } from './effects-invariant.ts';
import { compareLogWithLedger, type LogAccount } from './log-invariant.ts';
import { withClient } from './positions.ts';
import { compareWithFreshProcess } from './tiles-invariant.ts';

/**
 * Invariants after every fault: each acknowledged command is in the log exactly once; rebuilt documents equal the live ones; all
 * processes' tiles equal those of a fresh one; no lead is duplicated; each has one effect under one key.
 */
export async function checkInvariants(bed: Bed): Promise<LogAccount> {
  const account = await compareLogWithLedger(bed);
  expect(account.lost, 'acknowledged and not in the log').toEqual([]);
  expect(account.doubled, 'more in the log than was acknowledged').toEqual([]);
  expect(await parked(bed), 'parked').toEqual([]);
  expect(await findLeadProblems(bed), 'leads').toEqual([]);
  expect(await findEffectProblems(bed), 'effects').toEqual([]);
  expect(await compareWithFreshProcess(bed), 'tiles').toEqual([]);
  await checkReplayIsEqual(bed);
  return account;
}

export async function checkReplayIsEqual(bed: Bed): Promise<void> {
  const write = new pg.Pool({ connectionString: bed.writeDatabase.direct, max: 4 });
  const read = new pg.Pool({ connectionString: bed.readDatabase.direct, max: 10 });
  try {
    const replayed = await replayIntoNewGeneration({
      pool: read,
      kinds: DOCUMENT_KINDS,
      reader: new PostgresEventStore({ pool: write, ids: new RandomIds() }),
    });
    expect(replayed).toMatchObject({ equal: true, differing: 0 });
  } finally {
    await Promise.all([write.end(), read.end()]);
  }
}

const parked = (bed: Bed): Promise<unknown[]> =>
  withClient(
    bed.readDatabase.direct,
    async (client) => (await client.query('select key, error from read.parked')).rows,
  );

/** Problems with leads: one person's contact with a listing must be one event and one lead. */
export async function findLeadProblems(bed: Bed): Promise<string[]> {
  const contacted = await withClient(bed.writeDatabase.direct, async (client) => {
    const { rows } = await client.query<{ stream: string }>(
      `select stream from events where type = 'ListingContacted'`,
    );
    return rows.map(({ stream }) => stream);
  });
  const leads = await withClient(bed.readDatabase.direct, async (client) => {
    const { rows } = await client.query<{ body: { listing: ListingId; buyer: AccountId } }>(
      `select body from read.document where kind = 'interest' and body ? 'contactedAt'`,
    );
    return rows.map(({ body }) => nameInterestStream(body.listing, body.buyer));
  });
  const twice = (names: string[]) => names.filter((name, place) => names.indexOf(name) !== place);
  const missing = new Set(contacted).symmetricDifference(new Set(leads));
  return [...twice(contacted), ...twice(leads), ...[...missing].map((name) => `${name}: event or lead is missing`)];
}
