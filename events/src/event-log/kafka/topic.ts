import { setTimeout } from 'node:timers/promises';
import { TOPIC } from '../../contracts/asyncapi.ts';
import { PARTITIONS } from '../../kernel/partition.ts';
import { type KafkaAddress, type TopicAdmin, withKafkaAdmin } from './kafka-client.ts';

export type TopicOptions = {
  /** Overridden in tests only. */
  topic?: string;
  replication: number;
  /** Any value works: readers fall back to the event table. */
  retentionMs: number;
};

/** Differs from the event table's. */
export class WrongPartitionCount extends Error {
  constructor(topic: string, partitions: number) {
    super(
      `Topic ${topic} has ${partitions} partitions instead of ${PARTITIONS}. Delete it; the relay creates it again.`,
    );
    this.name = 'WrongPartitionCount';
  }
}

export async function ensureKafkaTopic(address: KafkaAddress, options: TopicOptions): Promise<void> {
  const { topic = TOPIC, replication, retentionMs } = options;
  await withKafkaAdmin(address, async (admin) => {
    if (!(await admin.listTopics()).includes(topic))
      // `waitForLeaders` fails on a new topic that the queried broker does not know yet.
      await admin.createTopics({
        waitForLeaders: false,
        topics: [
          {
            topic,
            numPartitions: PARTITIONS,
            replicationFactor: replication,
            configEntries: [
              { name: 'cleanup.policy', value: 'delete' },
              { name: 'retention.ms', value: String(retentionMs) },
            ],
          },
        ],
      });
    const partitions = await countPartitions(topic, admin);
    if (partitions !== PARTITIONS) throw new WrongPartitionCount(topic, partitions);
  });
}

const LEADERS_TIMEOUT_MS = 5000;
const RETRY_MS = 50;

/** A send to partitions without leaders could be repeated for some of them. */
async function countPartitions(topic: string, admin: TopicAdmin): Promise<number> {
  for (const began = performance.now(); ; )
    try {
      return (await admin.fetchTopicOffsets(topic)).length;
    } catch (error) {
      if (performance.now() - began > LEADERS_TIMEOUT_MS) throw error;
      await setTimeout(RETRY_MS);
    }
}
