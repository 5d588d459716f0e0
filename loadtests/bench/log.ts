import { randomUUID } from 'node:crypto';
import { openPostgresPool, parseConfig } from '@naksha/deploy';
import { PostgresEventStore, RandomIds } from '@naksha/events/event-store';
import { KafkaEventLog, type Relay, startKafkaRelay, toKafkaMessage } from '@naksha/events/kafka';
import {
  type ListingId,
  listingIdFromNumber,
  nameListingStream,
  PARTITIONS,
  parsePositionToken,
  START,
} from '@naksha/events/kernel';
import { DOCUMENT_KINDS, DocumentFeed, openDocuments, startProjector } from '@naksha/read-model';
import { migrate } from '@naksha/services';
import type pg from 'pg';
import { withBenchDatabase } from './bench-server.ts';
import { fillStoreWithListings, generateListingHistory } from './market.ts';
import { computeQuantiles, formatQuantiles } from './quantiles.ts';
import { RawKafka } from './raw-kafka.ts';
import { benchReplay } from './replay.ts';
import { formatSpreadOfRatios } from './spread.ts';

const SAMPLES = 500;
const WARM_UP = 50;
const BACKLOG_LISTINGS = 36_000;
const RELAY_ROUNDS = 4;
const REPLAYED_LISTINGS = 300_000;

/**
 * Latency through relay, Kafka and projector compared with plain kafkajs; the relay with a backlog; the replay of a
 * million events compared with COPY. Without KAFKA_BROKERS only the replay runs.
 */
export async function benchEventLog(): Promise<void> {
  const brokers = parseConfig(process.env).KAFKA_BROKERS;
  if (brokers.length > 0) await benchKafka(brokers);
  else
    console.log(
      'Log: skipped, because KAFKA_BROKERS is not set. `npm run real -- up` starts Kafka and prints its address.',
    );
  await withBenchDatabase(async (_, { write }) => {
    await migrate(write);
    await benchReplay(write, { listings: REPLAYED_LISTINGS, rounds: 3 });
  });
}

const benchKafka = (brokers: readonly string[]): Promise<void> =>
  withBenchDatabase(async (_, { write }) => {
    await migrate(write);
    const pool = openPostgresPool(write, 16);
    try {
      const bench = new LogBench(brokers, write, pool);
      await bench.visible();
      await bench.backlog();
      await bench.raw.deleteTopics();
    } finally {
      await pool.end();
    }
  });

const onError = (error: unknown): void => console.error(error);

class LogBench {
  readonly raw: RawKafka;
  private readonly store: PostgresEventStore;
  private readonly topic = `naksha.bench-${randomUUID()}`;

  constructor(
    private readonly brokers: readonly string[],
    private readonly databaseUrl: string,
    private readonly pool: pg.Pool,
  ) {
    this.store = new PostgresEventStore({ pool, ids: new RandomIds() });
    this.raw = new RawKafka(brokers, this.topic);
  }

  async visible(): Promise<void> {
    const { pool, store, brokers, topic } = this;
    const relay = await this.startRelay();
    const eventLog = new KafkaEventLog({ brokers, topic, reader: store, groupPrefix: `${topic}-`, onCrash: onError });
    const projector = await startProjector({ pool, kinds: DOCUMENT_KINDS, eventLog, reader: store, onError });
    const documents = await openDocuments(pool, { kinds: DOCUMENT_KINDS, onError });
    const feed = new DocumentFeed(documents.follower);
    feed.start();
    await this.raw.open();

    const [ours, peers]: [number[], number[]] = [[], []];
    for (let k = 0; k < SAMPLES + WARM_UP; k++) {
      const listing = listingIdFromNumber(9_000_000 + k);
      ours.push(await this.appendAndSee(listing, k, feed));
      const [event] = await store.readStream(nameListingStream(listing));
      peers.push(await this.raw.sendAndReceive(toKafkaMessage(event, await store.source())));
    }
    await projector.stop();
    await feed.stop();
    await documents.close();
    await relay.stop();
    await this.raw.close();

    const [our, peer] = [ours, peers].map((times) => computeQuantiles(times.slice(WARM_UP)));
    console.log(`Accepted → visible through Kafka   ${formatQuantiles(our)}`);
    console.log(`kafkajs alone, send → received     ${formatQuantiles(peer)}`);
    const added = (['p50', 'p99'] as const).map((at) => `${at} ${(our[at] - peer[at]).toFixed(1)} ms`);
    console.log(`  added: ${added.join('   ')}`);
  }

  async backlog(): Promise<void> {
    await fillStoreWithListings(this.store, BACKLOG_LISTINGS);
    const heads = await this.store.heads();
    const events = heads.reduce((a, b) => a + b, 0);
    const ratios: number[] = [];
    console.log(`Relay with a backlog of ${events} events`);
    for (let round = 1; round <= RELAY_ROUNDS; round++) {
      const sent = await this.raw.sendAll(await this.messages(heads));
      await this.pool.query('update relay_position set seq = 0');
      const start = performance.now();
      const relay = await this.startRelay();
      while ((await relay.lag()).events > 0) await new Promise((resolve) => setTimeout(resolve, 5));
      const relayed = performance.now() - start;
      await relay.stop();
      ratios.push(sent / relayed);
      console.log(`  round ${round}  relay ${rate(events, relayed)} events   kafkajs alone ${rate(events, sent)}`);
    }
    console.log(`  relay / kafkajs alone, events a second: ${formatSpreadOfRatios(ratios)}`);
  }

  private startRelay(): Promise<Relay> {
    const { databaseUrl, store: reader, brokers, topic } = this;
    const kafka = { brokers, topic, replication: 1, retentionMs: 3_600_000 };
    return startKafkaRelay({ databaseUrl, reader, kafka, onError });
  }

  /** Milliseconds from the append's response until documents include it. */
  private async appendAndSee(listing: ListingId, number: number, feed: DocumentFeed): Promise<number> {
    const appended = await this.store.append({
      stream: nameListingStream(listing),
      expectedVersion: 0,
      events: generateListingHistory(number).slice(0, 1),
      meta: { actor: 'system', correlationId: 'bench', causationId: 'bench', occurredAt: new Date() },
    });
    const accepted = performance.now();
    if (appended.outcome !== 'appended') throw new Error(`Append failed with outcome “${appended.outcome}”`);
    const position = parsePositionToken(appended.position);
    const seqs = position && START.with(position.partition, position.seq);
    if (!seqs || !(await feed.reached({ seqs }, 30_000)))
      throw new Error(`Consumer did not receive event ${appended.position} in time`);
    return performance.now() - accepted;
  }

  private async messages(heads: readonly number[]) {
    const source = await this.store.source();
    const partitions = Array.from({ length: PARTITIONS }, (_, p) => this.store.readPartition(p, 0, heads[p]));
    return (await Promise.all(partitions)).map((events) => events.map((event) => toKafkaMessage(event, source)));
  }
}

const rate = (amount: number, ms: number): string => `${Math.round((amount / ms) * 1000)}/s`;
