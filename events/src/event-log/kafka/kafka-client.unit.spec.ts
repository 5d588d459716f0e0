import { afterAll, expect, it, vi } from 'vitest';
import { sampleRecordedEvent } from '../../testing/recorded-sample.ts';
import { toKafkaMessage } from './cloud-events.ts';
import { openKafkaProducer } from './kafka-client.ts';

const made = vi.hoisted(() => {
  // Another spec file in this process may have loaded the real library.
  vi.resetModules();
  return { clients: [] as unknown[], producers: [] as unknown[], sent: [] as unknown[] };
});
vi.mock(import('kafkajs'), async (original) => {
  const kafkajs = await original();
  class Kafka {
    constructor(options: unknown) {
      made.clients.push(options);
    }
    producer(options: unknown) {
      made.producers.push(options);
      return {
        connect: async () => {},
        disconnect: async () => {},
        send: async (sent: unknown) => made.sent.push(sent),
      };
    }
  }
  return { ...kafkajs, Kafka: Kafka as unknown as typeof kafkajs.Kafka };
});
afterAll(() => void vi.resetModules());

it('D-73 waits for every in-sync replica, without transactions and idempotence; D-71 never creates a topic by sending', async () => {
  const producer = await openKafkaProducer({ brokers: ['kafka:9092'], clientId: 'relay' }, 'topic');
  const message = toKafkaMessage(sampleRecordedEvent({}), 'urn:uuid:table');
  await producer.send([message]);
  expect(made.producers).toEqual([expect.objectContaining({ allowAutoTopicCreation: false, idempotent: false })]);
  expect(made.producers[0]).not.toHaveProperty('transactionalId');
  expect(made.sent).toEqual([{ topic: 'topic', acks: -1, messages: [message] }]);
});

it('connects to Kafka with TLS and a user, or without both if none is set', async () => {
  made.clients.length = 0;
  const address = { brokers: ['kafka:9092'], clientId: 'relay' };
  const sasl = { mechanism: 'scram-sha-512', username: 'naksha', password: 'a secret' } as const;
  await openKafkaProducer({ ...address, security: { tls: true, sasl } }, 'topic');
  await openKafkaProducer(address, 'topic');
  expect(made.clients).toMatchObject([
    { ssl: true, sasl },
    { ssl: undefined, sasl: undefined },
  ]);
});
