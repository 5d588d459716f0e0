import { afterEach, describe, expect, it } from 'vitest';
import type { EventReader } from '../../event-store/event-store.port.ts';
import { START } from '../../kernel/position.ts';
import { sampleRecordedEvent } from '../../testing/recorded-sample.ts';
import { Recorder } from '../../testing/recorder.ts';
import type { GroupMember } from './kafka-client.ts';
import { KafkaCrash } from './kafka-crash.ts';
import { KafkaSubscription } from './kafka-subscription.ts';

const reader: EventReader = {
  readPartition: async (partition) => [sampleRecordedEvent({ partition, seq: 1 })],
  readAfter: async () => [],
  readKey: async () => [],
  heads: async () => START.map((_, partition) => (partition === 3 ? 1 : 0)),
  source: async () => 'urn:uuid:table',
};

const failure = (name: string) => new KafkaCrash(Object.assign(new Error(name), { name }));
const NO_COORDINATOR = 'KafkaJSGroupCoordinatorNotFound';

describe('a member of a group', () => {
  let subscription: KafkaSubscription | undefined;
  afterEach(() => subscription?.stop());

  /** Attempts to join fail with these, one after the other; the next succeeds. */
  function follow(failures: readonly string[], uncertainMs: number) {
    const recorder = new Recorder('member');
    const crashes: Error[] = [];
    const left = [...failures];
    const join = async ({ onAssigned }: GroupMember, until: Promise<void>) => {
      const name = left.shift();
      if (name) throw failure(name);
      onAssigned(START.map((_, partition) => partition));
      await until;
    };
    const HOUR = 3_600_000;
    const options = {
      brokers: [],
      topic: 'topic',
      reader,
      clientId: '',
      groupPrefix: '',
      pollMs: HOUR,
      batchSize: 10,
    };
    const rest = { parallel: 1, retryMs: [1], uncertainMs, onCrash: (error: Error) => void crashes.push(error) };
    subscription = new KafkaSubscription({ ...options, ...rest }, recorder, join);
    return { recorder, crashes, left };
  }

  it('retries while the coordinator is not found, reports each time, and reads once it is found', async () => {
    const { recorder, crashes } = follow(Array(5).fill(NO_COORDINATOR), 60_000);
    await recorder.until(() => recorder.kept.length === 1);
    expect(recorder.errors.map(String)).toEqual(Array(5).fill(expect.stringContaining(NO_COORDINATOR)));
    expect(crashes).toEqual([]);
  });

  it('gives up if it is never found, which is also how Kafka rejects a member', async () => {
    const { recorder, crashes, left } = follow(Array(5000).fill(NO_COORDINATOR), 20);
    await expect.poll(() => crashes).toHaveLength(1);
    expect(String(crashes[0])).toContain(NO_COORDINATOR);
    expect(recorder.errors.length).toBeGreaterThan(1);
    const tried = left.length;
    await subscription?.stop();
    expect(left).toHaveLength(tried);
    expect(crashes).toHaveLength(1);
  });

  it('starts counting again after Kafka was unavailable', async () => {
    const failures = Array.from({ length: 120 }, (_, k) => (k % 2 ? 'KafkaJSNumberOfRetriesExceeded' : NO_COORDINATOR));
    const { recorder, crashes } = follow(failures, 50);
    await recorder.until(() => recorder.kept.length === 1);
    expect(recorder.errors).toHaveLength(120);
    expect(crashes).toEqual([]);
  });

  it('gives up at once if a retry cannot help', async () => {
    const { recorder, crashes } = follow(['KafkaJSSASLAuthenticationError'], 60_000);
    await expect.poll(() => crashes).toHaveLength(1);
    expect(recorder.errors).toHaveLength(1);
  });
});
