import { ensureKafkaTopic } from '@naksha/events/kafka';
import { type Consumer, Kafka, logLevel, type Message, type Producer } from 'kafkajs';

/** Messages per send, as the relay's. */
const BATCH = 8000;

export class RawKafka {
  private readonly kafka: Kafka;
  private readonly producer: Producer;
  private readonly consumer: Consumer;
  private readonly topic: string;
  private readonly waiting = new Map<string, () => void>();

  /** @param topicPrefix both topics are deleted at the end */
  constructor(
    private readonly brokers: readonly string[],
    private readonly topicPrefix: string,
  ) {
    this.topic = `${topicPrefix}-raw`;
    this.kafka = new Kafka({ brokers: [...brokers], clientId: 'bench', logLevel: logLevel.NOTHING });
    this.producer = this.kafka.producer({ allowAutoTopicCreation: false });
    this.consumer = this.kafka.consumer({ groupId: this.topic });
  }

  async open(): Promise<void> {
    await ensureKafkaTopic(
      { brokers: this.brokers, clientId: 'bench' },
      { topic: this.topic, replication: 1, retentionMs: 3_600_000 },
    );
    await this.producer.connect();
    await this.consumer.subscribe({ topic: this.topic, fromBeginning: true });
    const joined = new Promise((resolve) => this.consumer.on(this.consumer.events.GROUP_JOIN, resolve));
    await this.consumer.run({
      eachMessage: async ({ message }) => this.waiting.get(String(message.headers?.ce_id))?.(),
    });
    await joined;
  }

  /** Milliseconds from the send until a consumer has the message. */
  async sendAndReceive(message: Message): Promise<number> {
    const start = performance.now();
    const received = new Promise<void>((resolve) => this.waiting.set(String(message.headers?.ce_id), resolve));
    await Promise.all([this.producer.send({ topic: this.topic, messages: [message] }), received]);
    return performance.now() - start;
  }

  /** Milliseconds to send prepared messages of all partitions, awaiting each send. */
  async sendAll(partitions: readonly Message[][]): Promise<number> {
    await this.producer.connect();
    const start = performance.now();
    const each = BATCH / partitions.length;
    for (let at = 0; partitions.some((messages) => messages.length > at); at += each)
      await this.producer.send({
        topic: this.topic,
        messages: partitions.flatMap((messages) => messages.slice(at, at + each)),
      });
    const took = performance.now() - start;
    await this.producer.disconnect();
    return took;
  }

  async close(): Promise<void> {
    await this.consumer.disconnect();
    await this.producer.disconnect();
  }

  deleteTopics(): Promise<void> {
    return this.withAdmin((admin) => admin.deleteTopics({ topics: [this.topic, this.topicPrefix] }));
  }

  private async withAdmin<Answer>(run: (admin: ReturnType<Kafka['admin']>) => Promise<Answer>): Promise<Answer> {
    const admin = this.kafka.admin();
    await admin.connect();
    try {
      return await run(admin);
    } finally {
      await admin.disconnect();
    }
  }
}
