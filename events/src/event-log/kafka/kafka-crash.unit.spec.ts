import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { KafkaCrash } from './kafka-crash.ts';

// kafkajs does not export its error classes.
const errors = createRequire(import.meta.url)('kafkajs/src/errors');
const make = (name: string, ...args: unknown[]): Error => Reflect.construct(errors[name], args) as Error;
const classify = (error: Error) => new KafkaCrash(error).recovery;

const noCoordinator = make('KafkaJSGroupCoordinatorNotFound', 'Failed to find group coordinator');

it.each([
  ['an unreachable server', make('KafkaJSConnectionError', 'refused')],
  ['an error after several retries', make('KafkaJSNumberOfRetriesExceeded', new Error('late'), { retryCount: 5 })],
  [
    'a non-retriable error without a permanent cause',
    make('KafkaJSNonRetriableError', 'x', { cause: make('KafkaJSError', 'late') }),
  ],
])('%s is temporary', (_, error) => {
  expect(classify(error)).toBe('transient');
});

it.each([
  ['an unknown group coordinator', noCoordinator],
  [
    'an unknown group coordinator after a retry',
    make('KafkaJSNonRetriableError', noCoordinator, { cause: noCoordinator }),
  ],
  ['a timeout while waiting for a connection', make('KafkaJSLockTimeout', 'timeout')],
])('%s may be temporary', (_, error) => {
  expect(classify(error)).toBe('uncertain');
});

it.each([
  ['a wrong password', make('KafkaJSSASLAuthenticationError', 'no')],
  [
    'a group with another assignment protocol',
    make('KafkaJSProtocolError', { message: 'inconsistent', retriable: false }),
  ],
  ['a bug', new TypeError('undefined is no function')],
])('%s is permanent', (_, error) => {
  expect(classify(error)).toBe('permanent');
});

it('prints the messages of kafkajs', () => {
  expect(new KafkaCrash(noCoordinator).message).toBe('Kafka consumer crashed: Failed to find group coordinator');
});
