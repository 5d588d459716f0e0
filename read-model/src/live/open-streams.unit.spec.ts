import { Problem } from '@naksha/events/contracts';
import { beforeEach, expect, it } from 'vitest';
import { OpenStreams } from './open-streams.ts';

class FakeStream {
  readonly reader: { network: string };
  constructor(network: string) {
    this.reader = { network };
    streams.add(this);
  }
  end(): void {
    streams.delete(this);
  }
}

let streams: OpenStreams<FakeStream>;
beforeEach(() => {
  streams = new OpenStreams({ streams: 6, streamsPerNetwork: 4 });
});

const open = (network: string): number => {
  try {
    streams.assertCapacity(network);
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_many_streams' && error.retryAfter) return error.status;
    throw error;
  }
  new FakeStream(network);
  return 200;
};
const openMany = (network: string, count: number) => Array.from({ length: count }, () => open(network));
const list = () => [...streams].map(({ reader }) => reader.network).join('');

it('a network has a share of the places, however many are free', () => {
  expect(openMany('a', 6)).toEqual([200, 200, 200, 200, 429, 429]);
  expect(open('b')).toBe(200);
  expect([list(), streams.size]).toEqual(['aaaab', 5]);
});

it('if all places are taken, a new stream replaces the oldest of the network with the most', () => {
  openMany('a', 4);
  const [oldest] = streams;
  openMany('b', 2);
  expect(openMany('c', 2)).toEqual([200, 200]);
  expect([list(), streams.size]).toEqual(['aabbcc', 6]);
  expect([...streams]).not.toContain(oldest);
  expect(open('a')).toBe(503);
  expect(open('d')).toBe(200);
});

it('a closed stream releases its place once', () => {
  openMany('a', 4);
  const [first] = streams;
  first.end();
  first.end();
  expect([streams.size, open('a'), open('a')]).toEqual([3, 200, 429]);
});
