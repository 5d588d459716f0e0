import { TOPIC } from '../../contracts/asyncapi.ts';
import { PARTITIONS } from '../../kernel/partition.ts';
import { type KafkaAddress, withAdmin } from './kafka-client.ts';

export type TopicOptions = {
  /** By default the one topic of DESIGN; others are for tests. */
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
      // False where somebody else has just done it.
      await admin.createTopics({
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
    const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
    const { length } = topics[0].partitions;
    if (length !== PARTITIONS) throw new WrongPartitions(topic, length);
  });
}
