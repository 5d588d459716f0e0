import {
  PARTITIONS,
  parsePositionToken,
  parsePositionVector,
  type QueryParameters,
  START,
} from '@naksha/events/kernel';
import { invalidParameterProblem, parseSingleParameter } from '../http/parse-query.ts';
import type { WaitTarget } from './position-waiter.ts';

export function parseAfterPosition(query: QueryParameters): WaitTarget | undefined {
  const text = parseSingleParameter(query, 'after');
  if (text === undefined) return undefined;
  const tokens = text.split(',', PARTITIONS + 1);
  if (tokens.length > PARTITIONS)
    throw invalidParameterProblem('after', `must have at most ${PARTITIONS} positions, one per partition`);
  const seqs = [...START];
  for (const one of tokens) {
    const token = parsePositionToken(one);
    if (!token) throw invalidParameterProblem('after', 'must be positions (partition:seq) separated by commas');
    seqs[token.partition] = Math.max(seqs[token.partition], token.seq);
  }
  return { seqs };
}

export function parseMinPosition(query: QueryParameters): WaitTarget | undefined {
  const text = parseSingleParameter(query, 'min');
  if (text === undefined) return undefined;
  const vector = parsePositionVector(text);
  if (!vector) throw invalidParameterProblem('min', 'must be the position from a live message');
  return vector;
}
