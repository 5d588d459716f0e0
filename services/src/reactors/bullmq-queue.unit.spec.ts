import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { BullmqQueue, type QueueOptions } from './bullmq-queue.ts';

/** Of BullMQ only what opens, fails and closes. */
class QueueOfNothing extends BullmqQueue {
  constructor(options: QueueOptions, queue: EventEmitter) {
    super({ queue, worker: () => queue } as never, options);
  }
}

it('tells of the connections that it loses until it is closed, and not of those that the server then takes away', async () => {
  const errors: unknown[] = [];
  const backed = Object.assign(new EventEmitter(), { waitUntilReady: async () => {}, close: async () => {} });
  const queue = new QueueOfNothing({ onError: (error) => errors.push(error) }, backed);
  backed.emit('error', 'lost while it works');
  await queue.close();
  backed.emit('error', 'terminating connection due to administrator command');
  expect(errors).toEqual(['lost while it works']);
});
