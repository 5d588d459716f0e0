import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { BullmqQueue, type QueueOptions } from './bullmq-queue.ts';

class QueueOfNothing extends BullmqQueue {
  constructor(options: QueueOptions, queue: EventEmitter) {
    super({ queue, worker: () => queue } as never, options);
  }
}

const openBacked = () => {
  const backend = new EventEmitter();
  const closing = { waitUntilReady: async () => {}, close: async () => {}, getBackend: () => backend };
  return { backend, backed: Object.assign(new EventEmitter(), closing, { addBulk: async () => {} }) };
};

it('reports lost connections until it is closed, and not those that the server then ends', async () => {
  const errors: unknown[] = [];
  const { backed } = openBacked();
  const queue = new QueueOfNothing({ onError: (error) => errors.push(error) }, backed);
  backed.emit('error', 'lost while it works');
  await queue.close();
  backed.emit('error', 'terminating connection due to administrator command');
  expect(errors).toEqual(['lost while it works']);
});

it('reports that it works once it is connected and once it has accepted jobs, until it is closed', async () => {
  let worked = 0;
  const { backed, backend } = openBacked();
  const queue = new QueueOfNothing({ onError: () => {}, onWorks: () => worked++ }, backed);
  backend.emit('ready');
  expect(worked).toBe(1);
  await queue.add([{ event: 'e', kind: 'notify-lead' }]);
  expect(worked).toBe(2);
  await queue.close();
  backend.emit('ready');
  expect(worked).toBe(2);
});
