import type { KeyObject } from 'node:crypto';
import { decodeEvent } from '@naksha/events/contracts';
import type { EventReader } from '@naksha/events/event-store';
import { DAY_MS, START, toIndianIsoDay, toOrderingKey } from '@naksha/events/kernel';
import {
  countListingInterest,
  LeadAnswerCounts,
  type ListingInterestRow,
  nextMonth,
  toMonth,
} from './count-monthly.ts';
import type { ExportedFiles } from './exported-files.ts';
import type { OpenDataManifest } from './manifest.ts';
import { forEachConcurrently, tryTrace } from './read-keys.ts';

type Published = OpenDataManifest['monthly'];

/** A lead can be answered for a week, and a server's clock can be wrong by less than two days. */
const SETTLED_DAYS = 9;

/**
 * Publishes each month once, when it is final: the difference of two counts could reveal a person. New months are
 * counted from the first event.
 */
export async function writeMonthlyTables(
  { reader, key, step }: { reader: EventReader; key: KeyObject; step: number },
  files: ExportedFiles,
  published: Published,
  to: readonly number[],
): Promise<Published> {
  const months = listNewMonths(files, published);
  if (months.length === 0) return published;
  const leads = new LeadAnswerCounts();
  const cities = new Map<string, string>();
  let at: readonly number[] = START;
  while (at.some((seq, partition) => seq < to[partition])) {
    const read = (await reader.readAfter(at, step)).filter(({ partition, seq }) => seq <= to[partition]);
    at = at.map((seq, partition) => read.findLast((event) => event.partition === partition)?.seq ?? seq);
    const rows: ListingInterestRow[] = [];
    await forEachConcurrently(read, async (recorded) => {
      const event = decodeEvent(recorded);
      if (event.type === 'CityDefined' && !cities.has(event.data.id))
        cities.set(event.data.id, toIndianIsoDay(new Date(event.occurredAt)));
      if (event.type !== 'ListingPosted') return;
      const history = await reader.readKey(toOrderingKey(event.stream), to[event.partition]);
      const trace = tryTrace(history.map((one) => decodeEvent(one)));
      // Its other tables leave it out, too.
      if (trace instanceof Error) return;
      rows.push(...countListingInterest(trace, months, key));
      for (const lead of trace.leads.values()) leads.add(lead);
    });
    const counted = new Set<unknown>(rows.map(({ listing }) => listing));
    for (const [month, own] of Map.groupBy(rows, ({ day }) => day))
      await files.change('listing_interest', month, own, ({ listing }) => counted.has(listing));
  }
  for (const month of months) {
    const known = [...cities].filter(([, day]) => day < nextMonth(month)).map(([city]) => city);
    await files.change('lead_answers', month, leads.toRows(month, known, key), () => true);
  }
  return { ...published, until: months[months.length - 1] };
}

/** From the days on which listings changed, which are public. */
function listNewMonths(files: ExportedFiles, { until }: Published): string[] {
  const days = files.list().flatMap(({ table, path }) => (table === 'listings' ? [path.slice(-18, -8)] : []));
  const [first, newest] = [days[0], days[days.length - 1]];
  if (newest === undefined) return [];
  const settled = new Date(Date.parse(newest) - SETTLED_DAYS * DAY_MS).toISOString().slice(0, 10);
  const months: string[] = [];
  for (
    let month = until === null ? toMonth(first) : nextMonth(until);
    nextMonth(month) <= settled;
    month = nextMonth(month)
  )
    months.push(month);
  return months;
}
