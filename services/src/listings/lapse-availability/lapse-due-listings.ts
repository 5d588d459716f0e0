import { withConnection } from '@naksha/events/event-store';
import type { ListingId } from '@naksha/events/kernel';
import type pg from 'pg';
import type { RoundTools } from '../../reactors/reactor.ts';
import { LapseAvailability } from './lapse-availability.ts';

/** One process at a time runs the scheduler; only to save work. */
const LOCK = 4_837_201_967;
const PAGE = 500;

type Due = { listing: ListingId; due: Date };

/** Returns how many lapsed; 0 if another process is running. */
export function lapseOverdueListings(tools: RoundTools): Promise<number> {
  return withConnection(tools.pool, async (client) => {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK]);
    if (!rows[0].mine) return 0;
    try {
      return await round(client, tools);
    } finally {
      // If unlocking fails, the connection is discarded, which releases the lock.
      await client.query('select pg_advisory_unlock($1)', [LOCK]).catch((lost: Error) => client.emit('error', lost));
    }
  });
}

async function round(client: pg.ClientBase, { commands, clock, onFailed, signal }: RoundTools): Promise<number> {
  const now = clock.now();
  let lapsed = 0;
  for (let after: Due | undefined; ; ) {
    const page = await readDueListings(client, now, after);
    for (const { listing, due } of page) {
      if (signal?.aborted) return lapsed;
      try {
        if ((await commands.execute(new LapseAvailability(listing, due, now))) === 'lapsed') lapsed++;
      } catch (error) {
        // If the database is down, stop instead of failing for each listing.
        await client.query('select 1');
        onFailed(error, 'listing expiry failed', { listing });
      }
    }
    if (page.length < PAGE) return lapsed;
    after = page.at(-1);
  }
}

/** The table may be behind the listings. */
async function readDueListings(client: pg.ClientBase, now: Date, after: Due | undefined): Promise<Due[]> {
  const { rows } = await client.query<Due>(
    `select listing, due from availability_due
     where due <= $1 and ($2::timestamptz is null or (due, listing) > ($2, $3)) order by due, listing limit $4`,
    [now, after?.due ?? null, after?.listing ?? '', PAGE],
  );
  return rows;
}
