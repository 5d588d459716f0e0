import type { Bed } from './bed.ts';
import type { Acknowledged, CommandKind } from './ledger.ts';
import { withClient } from './positions.ts';

export type LogAccount = { acknowledged: number; found: number; lost: Acknowledged[]; doubled: string[] };

const KINDS: readonly CommandKind[] = ['ListingPosted', 'ListingVerified', 'ListingContacted'];
type Row = { partition: number; seq: string; stream: string; type: string; listing: string };

/**
 * Is every acknowledged command in the log exactly once, at its reported position? `doubled`: listings posted, verified or contacted
 * more than once by the same person, and unacknowledged events.
 */
export async function compareLogWithLedger({ writeDatabase, ledger }: Bed): Promise<LogAccount> {
  const rows = await withClient(writeDatabase.direct, async (client) => {
    const { rows } = await client.query<Row>(
      `select partition, seq, stream, type, split_part(stream, '-', 2) as listing from events where type = any($1)`,
      [KINDS],
    );
    return rows;
  });
  const at = new Map(rows.map((row) => [`${row.partition}:${row.seq}`, row]));
  const found = ledger.acknowledged.filter(({ position, listing, kind }) => {
    const row = at.get(position);
    return row?.type === kind && row.listing === listing;
  });
  const lost = ledger.acknowledged.filter((entry) => !found.includes(entry));
  const streams = Map.groupBy(rows, ({ stream, type }) => `${type} in ${stream}`);
  const doubled = [...streams]
    .filter(([, events]) => events.length > 1)
    .map(([name, events]) => `${events.length} ${name}`);
  // A command given up on may have been done.
  const unheard = rows.length - found.length;
  if (unheard > ledger.givenUp) doubled.push(`${unheard} events that nobody was told of`);
  return { acknowledged: ledger.acknowledged.length, found: found.length, lost, doubled };
}
