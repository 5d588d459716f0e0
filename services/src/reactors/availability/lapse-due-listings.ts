import type { Clock, ListingId } from '@naksha/events/kernel';
import type { CommandBus } from '@nestjs/cqrs';
import type pg from 'pg';
import { LapseAvailability } from '../../listings/lapse-availability/lapse-availability.ts';

/** Of the write database; only one process at a time goes through the listings, which is to save work: two would do no harm. */
const LOCK = 4_837_201_967;
const PAGE = 500;

type Due = { listing: ListingId; due: Date };

/**
 * One round of the scheduler: every listing whose time is up gets its `LapseAvailability`, keyed by listing and due date.
 * @returns how many have lapsed by it; 0 where another process is at it
 */
export async function lapseDueListings({
  pool,
  commands,
  clock,
}: {
  pool: pg.Pool;
  commands: Pick<CommandBus, 'execute'>;
  clock: Clock;
}): Promise<number> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK]);
    if (!rows[0].mine) return 0;
    const now = clock.now();
    let lapsed = 0;
    for (let after: Due | undefined; ; ) {
      const page = await dueListings(client, now, after);
      for (const { listing, due } of page)
        if ((await commands.execute(new LapseAvailability(listing, due, now))) === 'lapsed') lapsed++;
      if (page.length < PAGE) break;
      after = page.at(-1);
    }
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    return lapsed;
  } catch (error) {
    // The lock goes with its connection.
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(failure);
  }
}

/** The table may be behind the listings: what stands in it is only a question. */
async function dueListings(client: pg.ClientBase, now: Date, after: Due | undefined): Promise<Due[]> {
  const { rows } = await client.query<Due>(
    `select listing, due from availability_due
     where due <= $1 and ($2::timestamptz is null or (due, listing) > ($2, $3)) order by due, listing limit $4`,
    [now, after?.due ?? null, after?.listing ?? '', PAGE],
  );
  return rows;
}
