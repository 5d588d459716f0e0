import type { PostgresEventStore } from '@naksha/events/event-store';
import { toOrderingKey } from '@naksha/events/kernel';
import { listParkedKeys, type ParkedKey } from '@naksha/read-model';
import { type KeyRing, loadEffectHistories, REACTORS } from '@naksha/services';
import type pg from 'pg';
import { emptyListIfTableIsMissing, loadConsumerPositions } from './consumer-positions.ts';
import { explainEvent } from './explain-event.ts';
import { findEventsByKey } from './find-events.ts';
import { listStoppedPartitions } from './stopped-partitions.ts';

/** Of a listing with a long history the latest are shown. */
const MAX_EVENTS = 50;

export type WhySources = {
  write: pg.Pool;
  read: pg.Pool;
  store: PostgresEventStore;
  /** For commands' idempotency keys, which are stored as hashes. */
  keys: KeyRing;
  now: Date;
  usesKafka: boolean;
};

/** The timeline of a lead, listing, event, effect or command. @returns undefined if the key names none of them */
export async function explainHistory({ write, read, store, keys, now, usesKafka }: WhySources, key: string) {
  const { events, kind } = await findEventsByKey({ pool: write, store, keys }, key);
  if (events.length === 0) return undefined;
  const shown = events.slice(-MAX_EVENTS);
  const [positions, parkedKeys, effects] = await Promise.all([
    loadConsumerPositions({ write, read }, usesKafka),
    listParkedKeys(read).catch(emptyListIfTableIsMissing),
    loadEffectHistories(
      write,
      shown.map(({ id }) => id),
    ),
  ]);
  const parked = countParkedByPartition(parkedKeys);
  const stopped = await listStoppedPartitions({ reader: store, positions, parked, now });
  const isAsked = (name: string | undefined) => kind === undefined || name === kind;
  const lines = shown.flatMap((event) =>
    explainEvent({
      ...{ event, positions, stopped, now },
      effects: effects.filter((effect) => effect.event === event.id && isAsked(effect.kind)),
      expected: REACTORS.filter(
        ({ name, rules = [] }) => isAsked(name) && rules.some(({ on }) => on === event.type),
      ).map(({ name }) => name),
      parked: parkedKeys.find((one) => one.key === toOrderingKey(event.stream)),
    }),
  );
  const omitted = events.length - shown.length;
  return omitted > 0 ? [`${omitted} earlier events are not shown`, ...lines] : lines;
}

export function countParkedByPartition(parked: readonly ParkedKey[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { partition } of parked) counts.set(partition, (counts.get(partition) ?? 0) + 1);
  return counts;
}
