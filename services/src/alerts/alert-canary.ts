import type { KnownEvent, ListingEvent } from '@naksha/events/contracts';
import { parseListingStream } from '@naksha/events/kernel';
import type pg from 'pg';
import type { Reactor, RoundTools } from '../reactors/reactor.ts';
import { hashFilterSql } from './alert-outbox.ts';

const TYPES = ['ListingVerified', 'ListingSold', 'ListingDeleted'] as const;
type Told = KnownEvent<Extract<ListingEvent, { type: (typeof TYPES)[number] }>>;

/** After this long an alert counts as missing; matching takes seconds. */
const MISSING_AFTER_MS = 300_000;
/** Long enough for someone to see the alarm. */
const RETENTION_MS = 24 * 3_600_000;

/**
 * A search for everything must match each listing that comes on the market. Expected matches come from events, actual
 * ones from documents, so that a loss in between is noticed.
 */
export const alertCanary: Reactor = {
  name: 'alert-canary',
  from: 'now',
  keeps: { types: TYPES, write: (transaction, events) => expectAlerts(transaction, events as Told[]) },
  round: reportListingsMissedByAlerts,
};

async function expectAlerts(transaction: pg.ClientBase, events: readonly Told[]): Promise<void> {
  for (const { type, stream, version, occurredAt } of events) {
    const listing = parseListingStream(stream);
    if (type === 'ListingVerified')
      // Re-verified listings cause no alert.
      await transaction.query(
        `insert into alert_expected select $1, $2 where not exists (
           select from events where stream = $3 and version < $4 and type = 'ListingVerified') on conflict do nothing`,
        [listing, occurredAt, stream, version],
      );
    else {
      await transaction.query('delete from alert_expected where listing = $1', [listing]);
      // Before the document is updated, and even if no search matches.
      await transaction.query('update alert_match set gone = true where listing = $1 and not gone', [listing]);
    }
  }
}

export async function reportListingsMissedByAlerts({
  pool,
  clock,
  onFailed,
}: Pick<RoundTools, 'pool' | 'clock' | 'onFailed'>) {
  const now = clock.now().getTime();
  await pool.query(
    `delete from alert_expected e where verified_at < $1
       or exists (select from alert_match m where m.filter = ${hashFilterSql("''")} and m.listing = e.listing)`,
    [new Date(now - RETENTION_MS)],
  );
  const missing = await findListingsNeverCheckedForAlerts(pool, new Date(now));
  if (missing.length > 0)
    onFailed(
      new Error(`${missing.length} verified listings were never checked against saved searches`),
      'saved search check failed',
      {
        listings: missing.slice(0, 5),
      },
    );
  return missing;
}

export async function findListingsNeverCheckedForAlerts(pool: pg.Pool, now: Date): Promise<string[]> {
  const { rows } = await pool.query<{ listing: string }>(
    `select listing from alert_expected e where verified_at < $1 and not exists (
       select from alert_match m where m.filter = ${hashFilterSql("''")} and m.listing = e.listing) order by verified_at`,
    [new Date(now.getTime() - MISSING_AFTER_MS)],
  );
  return rows.map(({ listing }) => listing);
}
