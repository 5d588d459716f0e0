import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { KafkaCrash } from './kafka-crash.ts';

// kafkajs does not export its error classes.
const errors = createRequire(import.meta.url)('kafkajs/src/errors');
const make = (name: string, ...args: unknown[]): Error => Reflect.construct(errors[name], args) as Error;
const classify = (error: Error) => new KafkaCrash(error).recovery;

const noCoordinator = make('KafkaJSGroupCoordinatorNotFound', 'Failed to find group coordinator');

it.each([
  ['a server that is away', make('KafkaJSConnectionError', 'refused')],
  ['what was tried several times', make('KafkaJSNumberOfRetriesExceeded', new Error('late'), { retryCount: 5 })],
  ['what only says that it was no use', make('KafkaJSNonRetriableError', 'x', { cause: make('KafkaJSError', 'late') })],
])('%s is temporary', (_, error) => {
  expect(classify(error)).toBe('transient');
});

it.each([
  ['a group whose coordinator is not found', noCoordinator],
  ['the same, as it comes out of a retry', make('KafkaJSNonRetriableError', noCoordinator, { cause: noCoordinator })],
  ['a connection that was waited for too long', make('KafkaJSLockTimeout', 'timeout')],
])('%s may be temporary', (_, error) => {
  expect(classify(error)).toBe('uncertain');
});

it.each([
  ['a wrong password', make('KafkaJSSASLAuthenticationError', 'no')],
  [
    'a group that shares partitions out otherwise',
    make('KafkaJSProtocolError', { message: 'inconsistent', retriable: false }),
  ],
  ['a bug', new TypeError('undefined is no function')],
])('%s is permanent', (_, error) => {
  expect(classify(error)).toBe('permanent');
});

it('prints the messages of kafkajs', () => {
  expect(new KafkaCrash(noCoordinator).message).toBe('Kafka consumer crashed: Failed to find group coordinator');
});
