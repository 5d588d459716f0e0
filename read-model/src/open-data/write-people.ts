import type { KeyObject } from 'node:crypto';
import type { KnownEvent } from '@naksha/events/contracts';
import { decodeEvent } from '@naksha/events/contracts';
import type { EventReader } from '@naksha/events/event-store';
import { DAY_MS, EVERY_PARTITION } from '@naksha/events/kernel';
import { PeopleOfDay } from './count-people.ts';
import type { ExportedFiles } from './exported-files.ts';
import type { OpenDataManifest } from './manifest.ts';
import { findBuyerAction } from './person-action.ts';
import { forEachChangedListing } from './read-keys.ts';

type Told = Pick<OpenDataManifest['people'], 'from' | 'until' | 'days'>;

/** Days before someone acted this many days later are complete; no server's clock is that wrong. */
const SETTLED_DAYS = 2;
const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

const END = '9999-12-31';

/** Each day once: the difference of two counts could reveal a person. */
export async function writePeopleTable(
  { reader, key, step }: { reader: EventReader; key: KeyObject; step: number },
  files: ExportedFiles,
  published: Told,
  to: readonly number[],
): Promise<Told> {
  const open = new Map<string, PeopleOfDay>();
  const firsts = new Map<string, number[]>();
  const reached = EVERY_PARTITION.map(() => '');
  let { until, days } = published;
  let at = [...published.from];
  const tell = async (before: string) => {
    const newest = reached.reduce((a, b) => (b > a && b !== END ? b : a), '');
    const settled = newest && daysBefore(newest, SETTLED_DAYS);
    for (const day of [...open.keys()].sort()) {
      if (day >= before || day > settled) break;
      const rows = open.get(day)!.toRows();
      await files.change('people', day, rows, () => true);
      if (rows.length > 0) days++;
      until = day;
      open.delete(day);
      firsts.delete(day);
    }
  };
  while (at.some((seq, partition) => seq < to[partition])) {
    const read = (await reader.readAfter(at, step)).filter(({ partition, seq }) => seq <= to[partition]);
    const events: KnownEvent[] = read.map((event) => decodeEvent(event));
    at = at.map((seq, partition) => read.findLast((event) => event.partition === partition)?.seq ?? seq);
    await forEachChangedListing(reader, events, at, ({ trace, own }) => {
      if (trace instanceof Error) return;
      const window = new Set(own.filter(findBuyerAction).map(({ seq }) => seq));
      const { partition } = own[0];
      for (const act of trace.acts) {
        if (!window.has(act.seq)) continue;
        if (act.day > reached[partition]) reached[partition] = act.day;
        if (until !== null && act.day <= until) continue;
        if (!open.has(act.day)) open.set(act.day, new PeopleOfDay(act.day, key));
        open.get(act.day)!.add(act);
        const first = firsts.get(act.day) ?? EVERY_PARTITION.map(() => Number.POSITIVE_INFINITY);
        first[partition] = Math.min(first[partition], act.seq);
        firsts.set(act.day, first);
      }
    });
    // A partition that may still have events of a day keeps it open.
    const ends = reached.map((day, partition) => (at[partition] >= to[partition] ? END : day));
    await tell(ends.sort()[0]);
  }
  await tell(END);
  const from = to.map((seq, partition) => Math.min(seq, ...[...firsts.values()].map((first) => first[partition] - 1)));
  return { from, until, days };
}
