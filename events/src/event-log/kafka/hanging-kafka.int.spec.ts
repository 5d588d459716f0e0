import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PostgresEventStore } from '../../event-store/postgres-event-store.ts';
import { RandomIds } from '../../event-store/random-ids.ts';
import { createFreshDatabase, type FreshDatabase } from '../../testing/fresh-database.ts';
import { Recorder } from '../../testing/recorder.ts';
import { sampleAppend, samplePosted } from '../../testing/sample-appends.ts';
import { KafkaEventLog } from './kafka-event-log.ts';
import { startKafkaRelay } from './relay.ts';

/** A supervisor kills a process 15 s after the stop signal. */
const STOPS_WITHIN_MS = 8_000;

describe('a Kafka that accepts connections but never responds', () => {
  let server: Server;
  let database: FreshDatabase;
  let store: PostgresEventStore;
  let brokers: string[];
  const sockets: Socket[] = [];
  beforeEach(async () => {
    server = createServer((socket) => sockets.push(socket.on('error', () => {}))).listen(0, '127.0.0.1');
    await once(server, 'listening');
    brokers = [`127.0.0.1:${(server.address() as AddressInfo).port}`];
    database = await createFreshDatabase();
    store = new PostgresEventStore({ pool: database.pool, ids: new RandomIds() });
    await store.append(sampleAppend('listing-1', 0, [samplePosted()]));
  });
  afterEach(async () => {
    server.close();
    for (const socket of sockets.splice(0)) socket.destroy();
    await database.drop();
  });

  const asked = () => expect.poll(() => sockets.length, { timeout: 10_000 }).toBeGreaterThan(0);
  const measureTime = async (stop: () => Promise<void>) => {
    const began = performance.now();
    await stop();
    return performance.now() - began;
  };

  it('a consumer reads the event table before an attempt has failed, and stops in bounded time', async () => {
    const recorder = new Recorder('patient');
    const log = new KafkaEventLog({ brokers, reader: store, pollMs: 100, onCrash: () => {} });
    const subscription = await log.follow(recorder);
    await asked();
    await recorder.waitForSeqs(await store.heads());
    expect(recorder.errors).toEqual([]);
    expect(await measureTime(() => subscription.stop())).toBeLessThan(STOPS_WITHIN_MS);
  });

  it('a relay stops in bounded time, and another one can start', async () => {
    const kafka = { brokers, replication: 1, retentionMs: 3_600_000 };
    const relay = await startKafkaRelay({ databaseUrl: database.url, reader: store, kafka, onError: () => {} });
    await asked();
    expect(await measureTime(() => relay.stop())).toBeLessThan(STOPS_WITHIN_MS);
    const { rows } = await database.pool.query(
      `select from pg_stat_activity where datname = current_database() and application_name = 'naksha relay'`,
    );
    expect(rows).toEqual([]);
  });
});
