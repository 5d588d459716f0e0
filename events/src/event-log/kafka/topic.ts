import { setTimeout } from 'node:timers/promises';
import { TOPIC } from '../../contracts/asyncapi.ts';
import { PARTITIONS } from '../../kernel/partition.ts';
import { type KafkaAddress, type TopicAdmin, withAdmin } from './kafka-client.ts';

export type TopicOptions = {
  /** By default the one topic of the product; others are for tests. */
  topic?: string;
  /** Copies that Kafka keeps. */
  replication: number;
  /** How long Kafka keeps events, in ms; any time will do. */
  retentionMs: number;
};

/** The topic is there and has partitions of another number than events have: no event would lie where it belongs. */
export class WrongPartitions extends Error {
  constructor(topic: string, partitions: number) {
    super(`topic ${topic} has ${partitions} partitions, events have ${PARTITIONS}: delete it, the relay makes it anew`);
    this.name = 'WrongPartitions';
  }
}

/**
 * Creates the topic where it isn't there.
 * @throws WrongPartitions, and where Kafka does not answer
 */
export async function ensureTopic(address: KafkaAddress, options: TopicOptions): Promise<void> {
  const { topic = TOPIC, replication, retentionMs } = options;
  await withAdmin(address, async (admin) => {
    if (!(await admin.listTopics()).includes(topic))
      // False where somebody else has just done it. Its own waiting for leaders fails on a topic that is so new that the
      // broker asked does not know it yet.
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
    if (partitions !== PARTITIONS) throw new WrongPartitions(topic, partitions);
  });
}

const NEW_MS = 5000;
const TRY_MS = 50;

/** Asks the partitions' leaders, which a topic has a moment after it is there: a send before that goes out twice to some. */
async function countPartitions(topic: string, admin: TopicAdmin): Promise<number> {
  for (const began = performance.now(); ; )
    try {
      return (await admin.fetchTopicOffsets(topic)).length;
    } catch (error) {
      if (performance.now() - began > NEW_MS) throw error;
      await setTimeout(TRY_MS);
    }
}
