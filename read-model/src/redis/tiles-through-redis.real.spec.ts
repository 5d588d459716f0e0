import { OwnRedis, samplePosted, samplePriceChange } from '@naksha/events/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TilePreparation } from '../map/tile-preparation.ts';
import { nameSampleListingStream, sampleMaterialFacts, verified } from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';
import { tilePathAtPosition } from '../testing/read-tile.ts';
import { type LinkState, RedisLink } from './redis-link.ts';
import { RedisTileStore, TILE_PREFIX } from './redis-tile-store.ts';

const HERE = { lat: 30.7046, lng: 76.7179 };
const PATHS = [
  ...[10, 12, 14, 15, 16].map((z) => `/api/map/${tilePathAtPosition(HERE, z)}.mvt`),
  `/api/map/${tilePathAtPosition(HERE, 13)}.mvt?bedroom=3`,
];

const LONG_TIMEOUT_MS = 60_000;
const HANGS_AFTER_MS = 1000;

type Plan = { nearBytes?: number; timeoutMs?: number };
type Process = { app: ReadModelApp; store: RedisTileStore; link: RedisLink; is(state: LinkState): Promise<void> };

describe('tiles of processes that share a Redis', () => {
  let redis: OwnRedis;
  let world: ReadModelWorld;
  let alone: ReadModelApp;
  const links: RedisLink[] = [];
  let prices = 4_500_000;

  async function start({ nearBytes, timeoutMs = LONG_TIMEOUT_MS }: Plan = {}): Promise<Process> {
    let tell = Promise.withResolvers<void>();
    const link = await RedisLink.open(redis.url, {
      timeoutMs,
      onChange() {
        tell.resolve();
        tell = Promise.withResolvers();
      },
    });
    links.push(link);
    const store = new RedisTileStore(link, { nearBytes });
    const app = await world.startApp({ tileStore: store });
    await world.drain();
    const is = async (state: LinkState) => {
      while (link.state !== state) await tell.promise;
    };
    return { app, store, link, is };
  }
  async function change(): Promise<void> {
    await world.happened(nameSampleListingStream(1), samplePriceChange(prices, prices - 1000));
    prices -= 1000;
    await world.drain();
  }
  const fetchBytes = async (app: ReadModelApp, path: string) => {
    const answer = await app.get(path);
    expect(answer.status, path).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  const rightFrom = async (app: ReadModelApp) => {
    for (const path of PATHS)
      expect((await fetchBytes(app, path)).equals(await fetchBytes(alone, path)), path).toBe(true);
  };
  const foundByANewProcess = async () => {
    const { app, store } = await start();
    await rightFrom(app);
    expect(store.counts).toEqual({ near: 0, redis: PATHS.length, missed: 0 });
  };
  const tilesIn = (link: RedisLink) => link.ask((client) => client.keys(`${TILE_PREFIX}*`));

  beforeAll(async () => {
    redis = await OwnRedis.start();
    world = await ReadModelWorld.open();
    await world.happened(
      nameSampleListingStream(1),
      samplePosted({ facts: sampleMaterialFacts({ position: HERE }) }),
      verified,
    );
    alone = await world.startApp();
    await world.drain();
  });
  afterAll(async () => {
    await world?.close();
    for (const link of links) link.close();
    await redis?.remove();
  });

  it('D-125 are prepared by one process after a change, unfiltered and popular ones, and found by another', async () => {
    const one = await start();
    for (let time = 0; time < 2; time++) await rightFrom(one.app);
    await change();
    await one.app.nest.get(TilePreparation).settled();
    await foundByANewProcess();
  });

  it('are correct after Redis was emptied, and are stored again', async () => {
    await rightFrom((await start()).app);
    await redis.type('flushall');
    const { app, store, link } = await start();
    await rightFrom(app);
    expect(store.counts).toEqual({ near: 0, redis: 0, missed: PATHS.length });
    expect(await tilesIn(link)).toHaveLength(PATHS.length);
    await foundByANewProcess();
  });

  it.each([
    ['is gone', () => redis.kill(), () => redis.start()],
    ['hangs', async () => redis.freeze(), async () => redis.thaw()],
  ])(
    'never fail and are never wrong while Redis %s, also if they change meanwhile, and are shared again afterwards',
    async (_, stop, back) => {
      const plan = { nearBytes: 0, timeoutMs: HANGS_AFTER_MS };
      const [one, other] = [await start(plan), await start(plan)];
      await rightFrom(one.app);
      await stop();
      await Promise.all([rightFrom(one.app), rightFrom(other.app)]);
      await change();
      await Promise.all([rightFrom(one.app), rightFrom(other.app)]);
      await Promise.all([one.is('away'), other.is('away')]);
      await back();
      await Promise.all([one.is('up'), other.is('up')]);
      await change();
      await one.app.nest.get(TilePreparation).settled();
      await foundByANewProcess();
    },
  );

  it('survive a Redis that repeatedly disconnects under load', async () => {
    const processes = await Promise.all([
      start({ timeoutMs: HANGS_AFTER_MS }),
      start({ nearBytes: 0, timeoutMs: HANGS_AFTER_MS }),
    ]);
    for (let round = 0; round < 6; round++) {
      const asking = Promise.all(processes.flatMap(({ app }) => [rightFrom(app), rightFrom(app)]));
      if (round % 3 === 0) await redis.kill();
      if (round % 3 === 1) redis.freeze();
      await asking;
      await change();
      await Promise.all(processes.map(({ app }) => rightFrom(app)));
      if (round % 3 === 0) await redis.start();
      if (round % 3 === 1) redis.thaw();
      if (round % 3 === 2) await redis.type('flushall');
    }
    await Promise.all(processes.map(({ is }) => is('up')));
    await Promise.all(processes.map(({ app }) => rightFrom(app)));
  });
});
