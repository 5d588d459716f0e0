import { catalogue } from '@naksha/events/contracts';
import type { EventReader } from '@naksha/events/event-store';
import { MAX_PARKED } from '@naksha/read-model';
import { LATE_SECONDS } from '@naksha/services';
import type { ConsumerPosition } from './consumer-positions.ts';

/** A consumer that has not processed the next event of a partition for more than a minute. */
export type StoppedPartition = {
  consumer: string;
  partition: number;
  /** The position of the next event, and its type and schema version. */
  next: string;
  behind: number;
  since: Date;
  cause: string;
};

type Asked = {
  reader: EventReader;
  positions: readonly ConsumerPosition[];
  /** Number of parked keys by partition. */
  parked: ReadonlyMap<number, number>;
  now: Date;
};

/** Which consumer is stuck at which event, and why. */
export async function listStoppedPartitions({ reader, positions, parked, now }: Asked): Promise<StoppedPartition[]> {
  const heads = await reader.heads();
  const behind = positions.filter(({ partition, seq }) => seq < heads[partition]);
  const stopped = await Promise.all(
    behind.map(async ({ consumer, partition, seq }): Promise<StoppedPartition[]> => {
      const [next] = await reader.readPartition(partition, seq, 1);
      if (!next || now.getTime() - Date.parse(next.occurredAt) < LATE_SECONDS * 1000) return [];
      const isUnknown = !Object.hasOwn(catalogue, next.type) || next.schema > catalogue[next.type].version;
      const isFull = consumer === 'documents' && (parked.get(partition) ?? 0) >= MAX_PARKED;
      return [
        {
          consumer,
          partition,
          next: `${partition}:${next.seq} ${next.type} v${next.schema}`,
          behind: heads[partition] - seq,
          since: new Date(next.occurredAt),
          cause: isUnknown
            ? 'this version does not know the event: deploy the newer version'
            : isFull
              ? `${MAX_PARKED} keys are parked: fix the bug, then retry them`
              : `late or not running: check its process, then its log for partition ${partition}`,
        },
      ];
    }),
  );
  return stopped.flat();
}
