import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { PostgresEventStore } from '../../../event-store/postgres-event-store.ts';
import { RandomIds } from '../../../event-store/random-ids.ts';
import { nameListingStream } from '../../../kernel/stream-names.ts';
import { createFreshDatabase, type FreshDatabase } from '../../../testing/fresh-database.ts';
import { loadRealServerAddresses } from '../../../testing/real-servers.ts';
import { sampleAppend, sampleListing, samplePosted, samplePriceChange } from '../../../testing/sample-appends.ts';
import type { IncomingMessage } from '../cloud-events.ts';
import { joinConsumerGroup, type KafkaAddress, type KafkaLogEntry, withKafkaAdmin } from '../kafka-client.ts';
import type { KafkaEventLogOptions } from '../kafka-event-log-options.ts';
import { type Relay, type RelayOptions, startKafkaRelay } from '../relay.ts';
import { ensureKafkaTopic } from '../topic.ts';

export class KafkaTestEnvironment {
  readonly store: PostgresEventStore;
  readonly topic = `spec-${randomUUID()}`;
  readonly address: KafkaAddress = {
    brokers: loadRealServerAddresses().kafka,
    clientId: 'spec',
    onLog: (log) => this.logs.push(log),
  };
  readonly errors: unknown[] = [];
  readonly states: string[] = [];
  readonly logs: KafkaLogEntry[] = [];
  private readonly relays: Relay[] = [];
  private listings = 0;

  private constructor(readonly database: FreshDatabase) {
    this.store = new PostgresEventStore({ pool: database.pool, ids: new RandomIds() });
  }

  static async open(): Promise<KafkaTestEnvironment> {
    const environment = new KafkaTestEnvironment(await createFreshDatabase());
    await environment.ensureTopic();
    // A new broker creates its offsets topic at the first request, and rejects requests meanwhile.
    await vi.waitFor(() => environment.fetchGroupOffsets(), 20_000);
    return environment;
  }

  private fetchGroupOffsets(): Promise<unknown> {
    return withKafkaAdmin(this.address, (admin) => admin.fetchOffsets({ groupId: this.topic, topics: [this.topic] }));
  }

  get options(): KafkaEventLogOptions {
    const onCrash = (error: Error): void => {
      throw error;
    };
    const { brokers, onLog } = this.address;
    return { brokers, onLog, topic: this.topic, reader: this.store, groupPrefix: `${this.topic}-`, onCrash };
  }

  get relayOptions(): RelayOptions {
    return {
      databaseUrl: this.database.url,
      reader: this.store,
      kafka: { ...this.address, topic: this.topic, replication: 1, retentionMs: 3_600_000 },
      pollMs: 50,
      retryMs: [5, 20, 100],
      onError: (error) => this.errors.push(error),
    };
  }

  async relay(changes: Partial<RelayOptions> = {}): Promise<Relay> {
    const relay = await startKafkaRelay({ ...this.relayOptions, ...changes });
    this.relays.push(relay);
    return relay;
  }

  async post(amount: number): Promise<readonly number[]> {
    const streams = Array.from({ length: amount }, () => nameListingStream(sampleListing(++this.listings)));
    await Promise.all(
      streams.map((stream) => this.store.append(sampleAppend(stream, 0, [samplePosted(), samplePriceChange(9, 8)]))),
    );
    return this.store.heads();
  }

  ensureTopic(): Promise<void> {
    return ensureKafkaTopic(this.address, this.relayOptions.kafka);
  }

  async createTopic(numPartitions: number): Promise<void> {
    const topics = [{ topic: this.topic, numPartitions }];
    // `waitForLeaders` fails if the queried broker does not know the topic yet.
    await withKafkaAdmin(this.address, (admin) => admin.createTopics({ waitForLeaders: false, topics }));
  }

  async deleteTopic(): Promise<void> {
    await withKafkaAdmin(this.address, async (admin) => {
      await admin.deleteTopics({ topics: [this.topic] });
      await vi.waitFor(() => expect(admin.fetchTopicMetadata({ topics: [this.topic] })).rejects.toThrow(), 20_000);
    });
  }

  async published(): Promise<{ partition: number; message: IncomingMessage }[]> {
    const ends = await withKafkaAdmin(this.address, (admin) => admin.fetchTopicOffsets(this.topic));
    const expected = ends.reduce((sum, { high, low }) => sum + Number(high) - Number(low), 0);
    const found: { partition: number; message: IncomingMessage }[] = [];
    const done = Promise.withResolvers<void>();
    if (expected === 0) done.resolve();
    const onMessages = (partition: number, messages: readonly IncomingMessage[]) => {
      found.push(...messages.map((message) => ({ partition, message })));
      if (found.length >= expected) done.resolve();
    };
    const group = `${this.topic}-${randomUUID()}`;
    await joinConsumerGroup(
      { address: this.address, group, topic: this.topic, onAssigned: () => {}, onMessages },
      done.promise,
    );
    return found;
  }

  async waitUntilCaughtUp(relay: Relay): Promise<void> {
    await vi.waitFor(async () => expect(await relay.lag()).toEqual({ events: 0, seconds: 0 }), {
      timeout: 20_000,
      interval: 5,
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.relays.map((relay) => relay.stop()));
    await withKafkaAdmin(this.address, async (admin) => {
      if ((await admin.listTopics()).includes(this.topic)) await admin.deleteTopics({ topics: [this.topic] });
    });
    await this.database.drop();
  }
}
