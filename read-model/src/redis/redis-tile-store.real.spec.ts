import { loadRealServerAddresses, OwnRedis } from '@naksha/events/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tileStoreContract } from '../testing/tile-store-contract.ts';
import { RedisLink } from './redis-link.ts';
import { RedisTileStore, TILE_PREFIX } from './redis-tile-store.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
async function linkTo(url: string): Promise<RedisLink> {
  const link = await RedisLink.open(url);
  ends.push(() => link.close());
  return link;
}

async function bounded(limit: number): Promise<OwnRedis> {
  const redis = await OwnRedis.start({ 'maxmemory-policy': 'volatile-lru' });
  ends.push(() => redis.remove());
  const used = Number(/used_memory:(\d+)/.exec(await redis.type('info memory'))?.[1]);
  await redis.type(`config set maxmemory ${used + 6 * limit}`);
  return redis;
}

tileStoreContract('RedisTileStore', async (limit) => {
  const url = limit === undefined ? loadRealServerAddresses().redis : (await bounded(limit)).url;
  return new RedisTileStore(await linkTo(url), { nearBytes: limit ?? 0 });
});
tileStoreContract('RedisTileStore with tiles near', async (limit) => {
  const url = limit === undefined ? loadRealServerAddresses().redis : (await bounded(limit)).url;
  return new RedisTileStore(await linkTo(url), { nearBytes: limit });
});

describe('tiles in Redis', () => {
  let redis: OwnRedis;
  beforeAll(async () => {
    redis = await OwnRedis.start();
  });
  afterAll(() => redis.remove());

  it('are found by another process, and then kept in its memory', async () => {
    const [one, other] = [new RedisTileStore(await linkTo(redis.url)), new RedisTileStore(await linkTo(redis.url))];
    await one.put('t1.shared', Uint8Array.from([1, 2, 3]));
    expect([...((await other.get('t1.shared')) ?? [])]).toEqual([1, 2, 3]);
    expect([...((await other.get('t1.shared')) ?? [])]).toEqual([1, 2, 3]);
    expect(await other.get('t1.elsewhere')).toBeUndefined();
    expect(other.counts).toEqual({ near: 1, redis: 1, missed: 1 });
    expect(one.counts).toEqual({ near: 0, redis: 0, missed: 0 });
  });

  it('all expire, so that a full Redis drops tiles and never jobs', async () => {
    const full = await bounded(64 * 1024);
    await full.type('set bull:jobs:1 a-job');
    const store = new RedisTileStore(await linkTo(full.url), { nearBytes: 0 });
    for (let n = 0; n < 1000; n++) await store.put(`t1.${n}`, new Uint8Array(1024));
    expect(await full.type('get bull:jobs:1')).toContain('a-job');
    expect(Number(/evicted_keys:(\d+)/.exec(await full.type('info stats'))?.[1])).toBeGreaterThan(0);
    // While it is full, every command may evict a tile.
    await full.type('config set maxmemory 0');
    const { keys, lives } = await (await linkTo(full.url)).ask(async (client) => {
      const keys = await client.keys(`${TILE_PREFIX}*`);
      return { keys, lives: await Promise.all(keys.map((key) => client.ttl(key))) };
    });
    expect(keys.length).toBeGreaterThan(0);
    expect(Math.min(...lives)).toBeGreaterThan(23 * 3600);
  });
});
