import { ConfigResourceTypes } from 'kafkajs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { START } from '../../kernel/position.ts';
import { Recorder } from '../../testing/recorder.ts';
import { parseKafkaMessage } from './cloud-events.ts';
import { openKafkaProducer, withKafkaAdmin } from './kafka-client.ts';
import { KafkaEventLog } from './kafka-event-log.ts';
import { publishEvents } from './publish.ts';
import type { Relay } from './relay.ts';
import { RelaySession } from './relay-session.ts';
import { KafkaTestEnvironment } from './testing/kafka-test-environment.ts';
import { ensureKafkaTopic } from './topic.ts';

describe('the relay', () => {
  let environment: KafkaTestEnvironment;
  beforeEach(async () => {
    environment = await KafkaTestEnvironment.open();
  });
  afterEach(() => environment.close());

  const publishing = (relay: Relay) => vi.waitFor(() => expect(relay.publishing()).toBe(true), 20_000);
  const recordedEvents = async () => {
    const heads = await environment.store.heads();
    return (
      await Promise.all(heads.map((head, partition) => environment.store.readPartition(partition, 0, head)))
    ).flat();
  };
  const publishedEvents = async () => {
    const [published, source] = [await environment.published(), await environment.store.source()];
    return published
      .map(({ partition, message }) => parseKafkaMessage(message, partition, source))
      .toSorted((a, b) => a.partition - b.partition);
  };

  it('D-68 D-70 publishes every event once, in order, as a CloudEvent in its own partition', async () => {
    await environment.post(20);
    const relay = await environment.relay();
    await environment.post(20);
    await environment.waitUntilCaughtUp(relay);
    expect(await publishedEvents()).toEqual(await recordedEvents());
    for (const { partition, message } of await environment.published()) {
      const { headers = {} } = message;
      const names = ['content-type', 'ce_specversion', 'ce_id', 'ce_type', 'ce_source', 'ce_subject', 'ce_time'];
      expect(Object.keys(headers)).toEqual(expect.arrayContaining(names));
      expect(String(headers.ce_specversion)).toBe('1.0');
      expect(String(headers.ce_position)).toMatch(new RegExp(`^${partition}:\\d+$`));
      expect(JSON.parse(String(message.value))).toBeTypeOf('object');
    }
    expect(environment.errors).toEqual([]);
  });

  it('D-70 D-71 creates the topic as configured; no other process does, and neither does Kafka', async () => {
    await environment.deleteTopic();
    const producer = await openKafkaProducer(environment.address, environment.topic);
    await expect(producer.send([{ partition: 0, key: '', value: '{}', headers: {} }])).rejects.toThrow('topic');
    await producer.close();
    const topics = () => withKafkaAdmin(environment.address, (admin) => admin.listTopics());
    expect(await topics()).not.toContain(environment.topic);

    await publishing(await environment.relay());
    await withKafkaAdmin(environment.address, async (admin) => {
      const { topics } = await admin.fetchTopicMetadata({ topics: [environment.topic] });
      expect(topics[0].partitions.map(({ partitionId }) => partitionId).sort((a, b) => a - b)).toEqual([
        ...START.keys(),
      ]);
      const { controller } = await admin.describeCluster();
      const { resources } = await admin.describeConfigs({
        includeSynonyms: false,
        resources: [
          { type: ConfigResourceTypes.TOPIC, name: environment.topic, configNames: ['retention.ms'] },
          { type: ConfigResourceTypes.BROKER, name: String(controller), configNames: ['auto.create.topics.enable'] },
        ],
      });
      const values = resources.flatMap(({ configEntries }) => configEntries.map(({ configValue }) => configValue));
      expect(values).toEqual(['3600000', 'false']);
    });
  });

  it('recreates a topic that is deleted while it runs, and continues', async () => {
    const relay = await environment.relay();
    await environment.post(5);
    await environment.waitUntilCaughtUp(relay);
    await environment.deleteTopic();
    const before = await environment.store.heads();
    await environment.post(5);
    await environment.waitUntilCaughtUp(relay);
    const later = (await recordedEvents()).filter(({ partition, seq }) => seq > before[partition]);
    // A failed send may have reached some partitions.
    const published = new Map((await publishedEvents()).map((event) => [event.id, event]));
    expect([...published.values()]).toEqual(later);
    expect(environment.errors.length).toBeGreaterThan(0);
  });

  it('rejects a topic with another number of partitions', async () => {
    await environment.deleteTopic();
    await environment.createTopic(3);
    await expect(ensureKafkaTopic(environment.address, environment.relayOptions.kafka)).rejects.toThrow(
      `Topic ${environment.topic} has 3 partitions instead of 16`,
    );
    const relay = await environment.relay();
    await vi.waitFor(
      () => expect(environment.errors.map(String)).toContainEqual(expect.stringMatching('has 3 partitions')),
      20_000,
    );
    expect(relay.publishing()).toBe(false);
  });

  it('continues after the events that an earlier relay published', async () => {
    const first = await environment.relay();
    await environment.post(10);
    await environment.waitUntilCaughtUp(first);
    await first.stop();
    await environment.post(10);
    await environment.waitUntilCaughtUp(await environment.relay());
    expect(await publishedEvents()).toEqual(await recordedEvents());
  });

  it('reports how far Kafka is behind', async () => {
    const none = await environment.relay();
    expect(await none.lag()).toEqual({ events: 0, seconds: 0 });
    await none.stop();
    await environment.deleteTopic();
    await environment.createTopic(3);
    const stuck = await environment.relay();
    await environment.post(4);
    const { events, seconds } = await stuck.lag();
    expect(events).toBe(8);
    expect(seconds).toBeGreaterThanOrEqual(0);
  });

  it('D-72 publishes only while it holds the lock: the second one waits, and takes over when the first ends', async () => {
    const first = await environment.relay();
    await publishing(first);
    const second = await environment.relay({ onState: (state) => environment.states.push(`second ${state}`) });
    for (let round = 0; round < 5; round++) {
      await environment.post(3);
      await environment.waitUntilCaughtUp(first);
    }
    expect([first.publishing(), second.publishing(), environment.states]).toEqual([true, false, []]);
    await first.stop();
    await publishing(second);
    await environment.post(3);
    await environment.waitUntilCaughtUp(second);
    expect(environment.states).toEqual(['second publishing']);
    expect(await publishedEvents()).toEqual(await recordedEvents());
  });

  it('D-72 stops publishing when its connection is cut, and the process that gets the lock continues', async () => {
    const told: string[] = [];
    const relays = await Promise.all(
      ['a', 'b'].map((name) => environment.relay({ onState: (state) => told.push(`${name} ${state}`) })),
    );
    const held = () => vi.waitFor(() => expect(relays.filter((relay) => relay.publishing())).toHaveLength(1), 20_000);
    await held();
    for (let cut = 1; cut <= 3; cut++) {
      const { rowCount } = await environment.database.pool.query(
        `select pg_terminate_backend(pid) from pg_locks
         where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`,
      );
      expect(rowCount).toBe(1);
      await vi.waitFor(() => expect(told.filter((line) => line.endsWith('waiting'))).toHaveLength(cut), 20_000);
      await held();
      await environment.post(5);
      await environment.waitUntilCaughtUp(relays[0]);
    }
    // The server may give the lock away before its holder knows.
    expect(told.map((line) => line.slice(2)).sort()).toEqual([
      ...Array(4).fill('publishing'),
      ...Array(3).fill('waiting'),
    ]);
    expect(new Set((await publishedEvents()).map(({ id }) => id)).size).toBe((await recordedEvents()).length);
  });

  it('D-74 two concurrent relays at worst produce duplicates: a consumer gets each event once, in order', async () => {
    const recorder = new Recorder('twice');
    const subscription = await new KafkaEventLog({ ...environment.options, pollMs: 3_600_000 }).follow(recorder);
    let stopped = false;
    // Without the lock.
    const rogues = [1, 2].map(async () => {
      const session = await RelaySession.open(environment.database.url, () => {});
      const producer = await openKafkaProducer(environment.address, environment.topic);
      const pause = () => new Promise<void>((resolve) => setImmediate(resolve));
      await publishEvents(
        { reader: environment.store, session, send: producer.send, pause, batchSize: 10 },
        () => stopped,
      );
      await producer.close();
      await session.close();
    });
    for (let round = 0; round < 10; round++) await recorder.waitForSeqs(await environment.post(10));
    stopped = true;
    await Promise.all(rogues);
    await subscription.stop();

    const kept = recorder.kept.toSorted((a, b) => a.partition - b.partition || a.seq - b.seq);
    expect(kept).toEqual(await recordedEvents());
    expect([recorder.gaps, recorder.broken]).toEqual([[], []]);
    expect((await publishedEvents()).length).toBeGreaterThan(kept.length);
  });
});
