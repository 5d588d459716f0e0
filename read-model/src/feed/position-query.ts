import { parsePositionToken, parseVector, type Query, START } from '@naksha/events/kernel';
import { single, wrong } from '../http/parse-query.ts';
import type { WaitTarget } from './position-waiter.ts';

/**
 * `after=` is the position token of an accepted command.
 * @throws Problem 422
 */
export function parseAfter(query: Query): WaitTarget | undefined {
  const text = single(query, 'after');
  if (text === undefined) return undefined;
  const token = parsePositionToken(text);
  if (!token) throw wrong('after', 'must be a position, partition:seq');
  return { seqs: START.with(token.partition, token.seq) };
}

/**
 * `min=` is the position vector of a live message.
 * @throws Problem 422
 */
export function parseMin(query: Query): WaitTarget | undefined {
  const text = single(query, 'min');
  if (text === undefined) return undefined;
  const vector = parseVector(text);
  if (!vector) throw wrong('min', 'must be the position of a live message');
  return vector;
}
