import { type Consumer, Kafka, logLevel, PartitionAssigners } from 'kafkajs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventReader } from '../../event-store/event-store.port.ts';
import { eventLogContract } from '../../testing/event-log-contract.ts';
import { sampleRecordedEvent } from '../../testing/recorded-sample.ts';
import { Recorder } from '../../testing/recorder.ts';
import type { EventBatch, Subscription } from '../event-log.port.ts';
import { toKafkaMessage } from './cloud-events.ts';
import { openKafkaProducer, withKafkaAdmin } from './kafka-client.ts';
import { KafkaEventLog } from './kafka-event-log.ts';
import type { KafkaEventLogOptions } from './kafka-event-log-options.ts';
import { KafkaTestEnvironment } from './testing/kafka-test-environment.ts';

const HOUR_MS = 3_600_000;

describe('D-10 with Kafka, under good and bad delivery', () => {
  eventLogContract('KafkaEventLog', async () => {
    const environment = await KafkaTestEnvironment.open();
    await environment.relay();
    const log = new KafkaEventLog({ ...environment.options, batchSize: 7, retryMs: [1, 2, 5] });
    return { log, store: environment.store, close: () => environment.close() };
  });
});

describe('KafkaEventLog', () => {
  let environment: KafkaTestEnvironment;
  const subscriptions: Subscription[] = [];
  beforeEach(async () => {
    environment = await KafkaTestEnvironment.open();
  });
  afterEach(async () => {
    await Promise.all(subscriptions.splice(0).map((one) => one.stop()));
    await environment.close();
  });

  const follow = async (recorder: Recorder, changes: Partial<KafkaEventLogOptions> = {}) => {
    const log = new KafkaEventLog({ ...environment.options, retryMs: [5, 50, 500], ...changes });
    const one = await log.follow(recorder);
    subscriptions.push(one);
    return one;
  };
  const joined = (recorder: Recorder) =>
    vi.waitFor(() => expect(Math.max(...recorder.asked)).toBeGreaterThan(0), 20_000);
  const expectAll = async (recorder: Recorder) => {
    const heads = await environment.store.heads();
    const all = await Promise.all(heads.map((head, partition) => environment.store.readPartition(partition, 0, head)));
    const kept = [...recorder.kept].sort((a, b) => a.partition - b.partition || a.seq - b.seq);
    expect(kept).toEqual(all.flat());
    expect([recorder.gaps, recorder.broken]).toEqual([[], []]);
  };

  it('D-31 receives what the relay publishes, and reads none of these events from the table', async () => {
    const recorder = new Recorder('through Kafka');
    await environment.relay();
    let reads = 0;
    const looked = Promise.withResolvers<void>();
    const reader: EventReader = {
      ...openReader(environment),
      heads: async () => {
        const heads = await environment.store.heads();
        looked.resolve();
        return heads;
      },
      readPartition: (...asked) => {
        reads++;
        return environment.store.readPartition(...asked);
      },
    };
    await follow(recorder, { reader, pollMs: HOUR_MS });
    await looked.promise;
    for (let round = 0; round < 5; round++) await recorder.waitForSeqs(await environment.post(10));
    await expectAll(recorder);
    expect([reads, recorder.errors]).toEqual([0, []]);
  });

  it('D-03 delivers every event if the topic was emptied before', async () => {
    const relay = await environment.relay();
    const heads = await environment.post(30);
    await environment.waitUntilCaughtUp(relay);
    await withKafkaAdmin(environment.address, async (admin) => {
      const partitions = (await admin.fetchTopicOffsets(environment.topic)).map(({ partition, high }) => ({
        partition,
        offset: high,
      }));
      await admin.deleteTopicRecords({ topic: environment.topic, partitions });
    });
    expect(await environment.published()).toEqual([]);
    const recorder = new Recorder('late');
    await follow(recorder, { pollMs: HOUR_MS });
    await recorder.waitForSeqs(heads);
    await expectAll(recorder);
  });

  it('D-03 delivers every event while the topic is deleted, and through Kafka again when the relay has recreated it', async () => {
    const [first, recorder] = [await environment.relay(), new Recorder('steady')];
    await follow(recorder, { pollMs: 100 });
    await recorder.waitForSeqs(await environment.post(20));

    await environment.waitUntilCaughtUp(first);
    await first.stop();
    await environment.deleteTopic();
    await recorder.waitForSeqs(await environment.post(20));
    await recorder.until(() => recorder.errors.length > 0);

    await environment.relay();
    await recorder.waitForSeqs(await environment.post(20));
    // A consumer that never sweeps is given out partitions and events again.
    const again = new Recorder('again', await environment.store.heads());
    await follow(again, { pollMs: HOUR_MS });
    await joined(again);
    await again.waitForSeqs(await environment.post(20));
    await recorder.waitForSeqs(await environment.store.heads());
    await expectAll(recorder);
  });

  it('reads only the event table if Kafka was not available at startup, and creates no topic', async () => {
    await environment.deleteTopic();
    const recorder = new Recorder('alone');
    await follow(recorder, { pollMs: 50 });
    await recorder.waitForSeqs(await environment.post(20));
    await expectAll(recorder);
    expect(await withKafkaAdmin(environment.address, (admin) => admin.listTopics())).not.toContain(environment.topic);
  });

  it('D-77 reads the event table if offsets are wrong', async () => {
    const relay = await environment.relay();
    const heads = await environment.post(30);
    await environment.waitUntilCaughtUp(relay);
    // The group's offsets are at the end, although its consumer has read nothing.
    await withKafkaAdmin(environment.address, async (admin) => {
      const partitions = (await admin.fetchTopicOffsets(environment.topic)).map(({ partition, high }) => ({
        partition,
        offset: high,
      }));
      await admin.setOffsets({ groupId: await nameGroup(environment, 'misled'), topic: environment.topic, partitions });
    });
    const recorder = new Recorder('misled');
    await follow(recorder, { pollMs: HOUR_MS });
    await recorder.waitForSeqs(heads);
    await recorder.waitForSeqs(await environment.post(10));
    await expectAll(recorder);
  });

  it('distributes partitions among the members of a group, and reassigns those of a member that leaves', async () => {
    await environment.relay();
    const recorder = new Recorder('shared');
    const handledBy = [0, 0];
    const member = (number: number) =>
      Object.assign(Object.create(recorder) as Recorder, {
        handle: (batch: EventBatch) => {
          handledBy[number]++;
          return recorder.handle(batch);
        },
      });
    const one = await follow(member(0), { pollMs: HOUR_MS });
    await recorder.waitForSeqs(await environment.post(20));
    await follow(member(1), { pollMs: HOUR_MS });
    await vi.waitFor(
      async () => {
        await recorder.waitForSeqs(await environment.post(5));
        expect(handledBy[1]).toBeGreaterThan(0);
      },
      { timeout: 30_000 },
    );
    await one.stop();
    const [byOne] = handledBy;
    await recorder.waitForSeqs(await environment.post(20));
    expect(handledBy[0]).toBe(byOne);
    await expectAll(recorder);
  });

  it('shares no partitions with consumers of another event table or another kind', async () => {
    const other = await KafkaTestEnvironment.open();
    // Made from one template, the specs' databases have one name.
    await other.database.pool.query('update event_source set id = gen_random_uuid()');
    const named = (name: string, place: string) => Object.assign(new Recorder(name), { identity: async () => place });
    const [here, there, elsewhere] = [named('projector', 'a'), named('projector', 'b'), named('projector', 'a')];
    // Without polling, only events delivered by Kafka are handled.
    const changes = { topic: environment.topic, groupPrefix: environment.options.groupPrefix, pollMs: HOUR_MS };
    try {
      await follow(here, changes);
      await follow(there, changes);
      await follow(elsewhere, { ...changes, reader: other.store });
      for (const recorder of [here, there, elsewhere])
        await vi.waitFor(() => expect(Math.min(...recorder.asked)).toBeGreaterThan(0), 20_000);
      await environment.relay();
      await other.relay({ kafka: environment.relayOptions.kafka });
      const heads = await environment.post(20);
      await Promise.all([
        here.waitForSeqs(heads),
        there.waitForSeqs(heads),
        elsewhere.waitForSeqs(await other.post(20)),
      ]);
    } finally {
      await Promise.all(subscriptions.splice(0).map((one) => one.stop()));
      await other.close();
    }
  });

  it('skips foreign messages, reports them, and continues', async () => {
    const recorder = new Recorder('wary');
    await follow(recorder, { pollMs: HOUR_MS });
    await joined(recorder);
    // Left by an earlier database, at the positions that come next.
    const producer = await openKafkaProducer(environment.address, environment.topic);
    const foreign = [1, 2, 3].flatMap((seq) =>
      Array.from({ length: 16 }, (_, partition) => sampleRecordedEvent({ partition, seq })),
    );
    await producer.send(foreign.map((event) => toKafkaMessage(event, 'urn:uuid:an-earlier-table')));
    await producer.close();
    await recorder.until(() => recorder.errors.length >= 16);
    expect(String(recorder.errors[0])).toMatch(
      /not an event of this event table: ce_source is urn:uuid:an-earlier-table/,
    );
    // Reported once a batch.
    expect(String(recorder.errors[0])).toMatch(/and 2 more errors in this batch/);
    expect(recorder.errors).toHaveLength(16);

    await environment.relay();
    await recorder.waitForSeqs(await environment.post(20));
    await expectAll(recorder);
  });

  it('reports a crash that no retry fixes, and stops normally', async () => {
    const strangers = await joinByOtherProtocol(environment, 'crashing');
    const crash = Promise.withResolvers<Error>();
    const recorder = new Recorder('crashing');
    await follow(recorder, { onCrash: crash.resolve });
    expect(String(await crash.promise)).toMatch(/consumer crashed/);
    expect(recorder.errors).toHaveLength(1);
    await strangers.disconnect();
  });
});

const openReader = ({ store }: KafkaTestEnvironment): EventReader => ({
  readPartition: (...asked) => store.readPartition(...asked),
  readAfter: (...asked) => store.readAfter(...asked),
  readKey: (...asked) => store.readKey(...asked),
  heads: () => store.heads(),
  source: () => store.source(),
});

const nameGroup = async ({ topic, store }: KafkaTestEnvironment, name: string): Promise<string> =>
  `${topic}-${name}-${(await store.source()).slice('urn:uuid:'.length)}`;

/** Keeps others from joining the group. */
async function joinByOtherProtocol(environment: KafkaTestEnvironment, name: string): Promise<Consumer> {
  const { address, topic } = environment;
  const kafka = new Kafka({ brokers: [...address.brokers], logLevel: logLevel.NOTHING });
  const consumer = kafka.consumer({
    groupId: await nameGroup(environment, name),
    partitionAssigners: [
      (config) => {
        const assigner = PartitionAssigners.roundRobin(config);
        const protocol: typeof assigner.protocol = (asked) => ({ ...assigner.protocol(asked), name: 'Other' });
        return { ...assigner, name: 'Other', protocol };
      },
    ],
  });
  const joined = new Promise((resolve) => consumer.on(consumer.events.GROUP_JOIN, resolve));
  await consumer.subscribe({ topic });
  await consumer.run({ eachMessage: async () => {} });
  await joined;
  return consumer;
}
