import { expect, it, vi } from 'vitest';
import { recordedSample } from '../../testing/recorded-sample.ts';
import { toMessage } from './cloud-events.ts';
import { openProducer } from './kafka-client.ts';

const made = vi.hoisted(() => ({ producers: [] as unknown[], sent: [] as unknown[] }));
vi.mock(import('kafkajs'), async (original) => {
  const kafkajs = await original();
  class Kafka {
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

it('D-73 waits for every in-sync replica, without transactions and idempotence; D-71 never makes a topic by sending', async () => {
  const producer = await openProducer({ brokers: ['kafka:9092'], clientId: 'relay' }, 'topic');
  const message = toMessage(recordedSample({}), 'urn:uuid:table');
  await producer.send([message]);
  expect(made.producers).toEqual([expect.objectContaining({ allowAutoTopicCreation: false, idempotent: false })]);
  expect(made.producers[0]).not.toHaveProperty('transactionalId');
  expect(made.sent).toEqual([{ topic: 'topic', acks: -1, messages: [message] }]);
});
