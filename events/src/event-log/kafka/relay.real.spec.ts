import { ConfigResourceTypes } from 'kafkajs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { START } from '../../kernel/position.ts';
import { Recorder } from '../../testing/recorder.ts';
import { fromMessage } from './cloud-events.ts';
import { openProducer, withAdmin } from './kafka-client.ts';
import { KafkaEventLog } from './kafka-event-log.ts';
import { publish } from './publish.ts';
import type { Relay } from './relay.ts';
import { RelaySession } from './relay-session.ts';
import { KafkaBed } from './testing/kafka-bed.ts';
import { ensureTopic } from './topic.ts';

describe('the relay', () => {
  let bed: KafkaBed;
  beforeEach(async () => {
    bed = await KafkaBed.open();
  });
  afterEach(() => bed.close());

  const publishing = (relay: Relay) => vi.waitFor(() => expect(relay.publishing()).toBe(true), 20_000);
  const recordedEvents = async () => {
    const heads = await bed.store.heads();
    return (await Promise.all(heads.map((head, partition) => bed.store.readPartition(partition, 0, head)))).flat();
  };
  /** Events as they lie on the topic, each Kafka partition in its order. */
  const publishedEvents = async () => {
    const [published, source] = [await bed.published(), await bed.store.source()];
    return published
      .map(({ partition, message }) => fromMessage(message, partition, source))
      .toSorted((a, b) => a.partition - b.partition);
  };

  it('D-68 D-70 publishes every event once, in order, as a CloudEvent in the partition that the event table gives it', async () => {
    await bed.post(20);
    const relay = await bed.relay();
    await bed.post(20);
    await bed.caughtUp(relay);
    expect(await publishedEvents()).toEqual(await recordedEvents());
    for (const { partition, message } of await bed.published()) {
      const { headers = {} } = message;
      const names = ['content-type', 'ce_specversion', 'ce_id', 'ce_type', 'ce_source', 'ce_subject', 'ce_time'];
      expect(Object.keys(headers)).toEqual(expect.arrayContaining(names));
      expect(String(headers.ce_specversion)).toBe('1.0');
      expect(String(headers.ce_position)).toMatch(new RegExp(`^${partition}:\\d+$`));
      expect(JSON.parse(String(message.value))).toBeTypeOf('object');
    }
    expect(bed.errors).toEqual([]);
  });

  it('D-70 D-71 makes the topic itself, as it is asked to; nobody else does, and Kafka does not by itself', async () => {
    await bed.deleteTopic();
    const producer = await openProducer(bed.address, bed.topic);
    await expect(producer.send([{ partition: 0, key: '', value: '{}', headers: {} }])).rejects.toThrow('topic');
    await producer.close();
    const topics = () => withAdmin(bed.address, (admin) => admin.listTopics());
    expect(await topics()).not.toContain(bed.topic);

    await publishing(await bed.relay());
    await withAdmin(bed.address, async (admin) => {
      const { topics } = await admin.fetchTopicMetadata({ topics: [bed.topic] });
      expect(topics[0].partitions.map(({ partitionId }) => partitionId).sort((a, b) => a - b)).toEqual([
        ...START.keys(),
      ]);
      const { controller } = await admin.describeCluster();
      const { resources } = await admin.describeConfigs({
        includeSynonyms: false,
        resources: [
          { type: ConfigResourceTypes.TOPIC, name: bed.topic, configNames: ['retention.ms'] },
          { type: ConfigResourceTypes.BROKER, name: String(controller), configNames: ['auto.create.topics.enable'] },
        ],
      });
      const values = resources.flatMap(({ configEntries }) => configEntries.map(({ configValue }) => configValue));
      expect(values).toEqual(['3600000', 'false']);
    });
  });

  it('makes the topic anew where it is deleted while it runs, and goes on', async () => {
    const relay = await bed.relay();
    await bed.post(5);
    await bed.caughtUp(relay);
    await bed.deleteTopic();
    const before = await bed.store.heads();
    await bed.post(5);
    await bed.caughtUp(relay);
    const later = (await recordedEvents()).filter(({ partition, seq }) => seq > before[partition]);
    // Some twice, perhaps: a send that failed may have reached some partitions.
    const published = new Map((await publishedEvents()).map((event) => [event.id, event]));
    expect([...published.values()]).toEqual(later);
    expect(bed.errors.length).toBeGreaterThan(0);
  });

  it('refuses a topic that has partitions of another number', async () => {
    await bed.deleteTopic();
    await bed.createTopic(3);
    await expect(ensureTopic(bed.address, bed.relayOptions.kafka)).rejects.toThrow(
      `topic ${bed.topic} has 3 partitions, events have 16`,
    );
    const relay = await bed.relay();
    await vi.waitFor(
      () => expect(bed.errors.map(String)).toContainEqual(expect.stringMatching('has 3 partitions')),
      20_000,
    );
    expect(relay.publishing()).toBe(false);
  });

  it('goes on after what an earlier one published', async () => {
    const first = await bed.relay();
    await bed.post(10);
    await bed.caughtUp(first);
    await first.stop();
    await bed.post(10);
    await bed.caughtUp(await bed.relay());
    expect(await publishedEvents()).toEqual(await recordedEvents());
  });

  it('says how far Kafka is behind', async () => {
    const none = await bed.relay();
    expect(await none.lag()).toEqual({ events: 0, seconds: 0 });
    await none.stop();
    await bed.deleteTopic();
    await bed.createTopic(3);
    const stuck = await bed.relay();
    await bed.post(4);
    const { events, seconds } = await stuck.lag();
    expect(events).toBe(8);
    // The sample happened on a day in the past.
    expect(seconds).toBeGreaterThanOrEqual(0);
  });

  it('D-72 publishes only while it holds the lock: the second waits, and takes over when the first ends', async () => {
    const first = await bed.relay();
    await publishing(first);
    const second = await bed.relay({ onState: (state) => bed.states.push(`second ${state}`) });
    for (let round = 0; round < 5; round++) {
      await bed.post(3);
      await bed.caughtUp(first);
    }
    expect([first.publishing(), second.publishing(), bed.states]).toEqual([true, false, []]);
    await first.stop();
    await publishing(second);
    await bed.post(3);
    await bed.caughtUp(second);
    expect(bed.states).toEqual(['second publishing']);
    expect(await publishedEvents()).toEqual(await recordedEvents());
  });

  it('D-72 stops publishing when its connection is cut, and whichever gets the lock goes on', async () => {
    const told: string[] = [];
    const relays = await Promise.all(
      ['a', 'b'].map((name) => bed.relay({ onState: (state) => told.push(`${name} ${state}`) })),
    );
    const held = () => vi.waitFor(() => expect(relays.filter((relay) => relay.publishing())).toHaveLength(1), 20_000);
    await held();
    for (let cut = 1; cut <= 3; cut++) {
      const { rowCount } = await bed.database.pool.query(
        `select pg_terminate_backend(pid) from pg_locks
         where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`,
      );
      expect(rowCount).toBe(1);
      await vi.waitFor(() => expect(told.filter((line) => line.endsWith('waiting'))).toHaveLength(cut), 20_000);
      await held();
      await bed.post(5);
      await bed.caughtUp(relays[0]);
    }
    // The server gave the lock away a moment before the one that lost it could know; it has stopped all the same.
    expect(told.map((line) => line.slice(2)).sort()).toEqual([
      ...Array(4).fill('publishing'),
      ...Array(3).fill('waiting'),
    ]);
    expect(new Set((await publishedEvents()).map(({ id }) => id)).size).toBe((await recordedEvents()).length);
  });

  it('D-74 two that publish at once make at worst duplicates: a consumer has each event once, in order', async () => {
    const recorder = new Recorder('twice');
    const subscription = await new KafkaEventLog({ ...bed.options, pollMs: 3_600_000 }).follow(recorder);
    let stopped = false;
    // Without the lock, as if each believed to hold it.
    const rogues = [1, 2].map(async () => {
      const session = await RelaySession.open(bed.database.url, () => {});
      const producer = await openProducer(bed.address, bed.topic);
      const pause = () => new Promise<void>((resolve) => setImmediate(resolve));
      await publish({ reader: bed.store, session, send: producer.send, pause, batchSize: 10 }, () => stopped);
      await producer.close();
      await session.close();
    });
    for (let round = 0; round < 10; round++) await recorder.reaches(await bed.post(10));
    stopped = true;
    await Promise.all(rogues);
    await subscription.stop();

    const kept = recorder.kept.toSorted((a, b) => a.partition - b.partition || a.seq - b.seq);
    expect(kept).toEqual(await recordedEvents());
    expect([recorder.gaps, recorder.broken]).toEqual([[], []]);
    expect((await publishedEvents()).length).toBeGreaterThan(kept.length);
  });
});
