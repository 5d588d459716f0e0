import { setTimeout as lasts } from 'node:timers/promises';
import { sendTcpRequest } from '@naksha/deploy/local';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Bed } from '../bed/bed.ts';
import { deleteTopic, listTopics, TOPIC } from '../bed/kafka-tool.ts';
import { runUnderLoad } from '../bed/run-under-load.ts';
import { WHOLE } from './whole-town.ts';

/** Duration of an outage; nothing else waits by time. */
const AWAY_MS = 30_000;

/** Minutes, even on a busy machine. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 900_000 });

let bed: Bed;
beforeAll(async () => {
  bed = await Bed.start(WHOLE);
});
beforeEach((context) => bed.skipAfterFailure(context));
afterEach(({ task }) => bed.report(task));
afterAll(() => bed?.end());

/** Requests are answered during the fault. */
async function meanwhile(fault: () => Promise<unknown>): Promise<void> {
  const before = bed.ledger.acknowledged.length;
  await fault();
  expect(bed.ledger.acknowledged.length).toBeGreaterThan(before);
}

it('Kafka is unavailable for half a minute and returns', () =>
  runUnderLoad(bed, 'Kafka killed, away 30 s, back', {
    async fault() {
      await bed.kafka.kill();
      await meanwhile(() => lasts(AWAY_MS));
      await bed.kafka.start();
    },
  }));

it('Kafka stalls and continues', () =>
  runUnderLoad(bed, 'Kafka hangs 15 s', {
    async fault() {
      bed.kafka.hang();
      await meanwhile(() => lasts(AWAY_MS / 2));
      bed.kafka.restore();
    },
  }));

it('D-03 the topic is deleted and created again', () =>
  runUnderLoad(bed, 'topic deleted and made again', {
    async fault() {
      await meanwhile(() => deleteTopic(bed.kafka.direct));
      await bed.published();
      expect(await listTopics(bed.kafka.direct)).toContain(TOPIC);
    },
  }));

it('Redis loses all its data', () =>
  runUnderLoad(bed, 'Redis flushed', {
    async fault() {
      const port = Number(new URL(bed.redis.direct).port);
      const answer = await sendTcpRequest(port, Buffer.from('FLUSHALL\r\n'), (bytes) => bytes.includes('\r\n'));
      expect(answer.toString()).toContain('OK');
    },
  }));

it('Redis stops and restarts', () =>
  runUnderLoad(bed, 'Redis killed, away 10 s, back', {
    async fault() {
      await bed.redis.kill();
      await meanwhile(() => lasts(AWAY_MS / 3));
      await bed.redis.start();
    },
  }));

it('the read database stops and restarts', () =>
  runUnderLoad(bed, 'read database killed, away 10 s, back', {
    async fault() {
      await bed.readDatabase.kill();
      await meanwhile(() => lasts(AWAY_MS / 3));
      await bed.readDatabase.start();
    },
  }));

it('D-02 with the write database killed, nothing is accepted that is not stored', () =>
  runUnderLoad(bed, 'write database killed and started again', {
    repeats: true,
    async fault() {
      await bed.writeDatabase.kill();
      await bed.writeDatabase.start();
    },
  }));
