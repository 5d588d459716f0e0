import type { KnownEvent } from '@naksha/events/contracts';
import type { EventReader } from '@naksha/events/event-store';
import type { OpenTableName } from '@naksha/events/open-data';
import { listingKind } from '../listing/listing-kind.ts';
import type { ExportedFiles } from './exported-files.ts';
import type { Row } from './parquet.ts';
import { toOpenDataPlaceChange } from './place-rows.ts';
import { forEachChangedListing, forEachConcurrently } from './read-keys.ts';

const OF_LISTINGS = ['events', 'listings', 'price_changes'] as const satisfies readonly OpenTableName[];

type Change = { table: OpenTableName; day?: string; rows: Row[]; instead: Set<unknown>; by: string };

/**
 * A file depends only on its rows, so steps can be split or repeated. Returns the listings left out, with the reason.
 */
export async function writeListingTables(
  reader: EventReader,
  files: ExportedFiles,
  events: readonly KnownEvent[],
  to: readonly number[],
): Promise<Map<string, Error>> {
  const changes = new Map<string, Change>();
  const change = (table: OpenTableName, by: string, day?: string): Change => {
    const name = `${table} ${day}`;
    const known = changes.get(name) ?? { table, day, rows: [], instead: new Set(), by };
    changes.set(name, known);
    return known;
  };
  for (const event of events) {
    const place = toOpenDataPlaceChange(event);
    if (!place) continue;
    const { rows, instead } = change(place.table, 'id');
    if (instead.has(place.id)) rows.splice(rows.findIndex(({ id }) => id === place.id) >>> 0, 1);
    instead.add(place.id);
    if (place.row) rows.push(place.row);
  }
  const leftOut = new Map<string, Error>();
  await forEachChangedListing(reader, events, to, ({ key, trace, own }) => {
    const news = own.filter((event) => listingKind.findId(event) !== undefined);
    if (news.length === 0) return;
    if (trace instanceof Error) return void leftOut.set(key, trace);
    const days = new Set(news.map(({ seq }) => trace.days.get(seq)!));
    for (const table of OF_LISTINGS)
      for (const day of days) {
        const { rows, instead } = change(table, 'listing', day);
        instead.add(key);
        rows.push(...trace[table].filter((row) => row.day === day));
      }
  });
  await forEachConcurrently(changes.values(), ({ table, day, rows, instead, by }) =>
    files.change(table, day, rows, (row) => instead.has(row[by])),
  );
  return leftOut;
}
