import { beforeEach, describe, expect, it } from 'vitest';
import {
  filtersShownBy,
  flushTilePromises,
  listShownMarkers,
  sampleClusterMarker,
  sampleTileAddress,
  sampleTileView,
  TileWorld,
} from './testing/tile-world.ts';
import { TileSource } from './tile-source.ts';

const LIVE = '1.5.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0';

describe('the tile source after changes and failures', () => {
  let world: TileWorld;
  let source: TileSource;

  beforeEach(() => {
    world = new TileWorld();
    source = new TileSource(world);
  });

  it('requests the tiles of a live message again, with its position as min=, and no others', async () => {
    const [far, near] = [sampleTileAddress(10), sampleTileAddress(20)];
    source.setView(sampleTileView('', [10, 20]));
    await world.answerAll();
    source.changed(['20/6000'], LIVE);
    expect(world.open().map(({ address, min }) => ({ address, min }))).toEqual([{ address: near, min: LIVE }]);
    expect(listShownMarkers(source)).toContain(sampleClusterMarker(near, '').key);
    world.open()[0].answer([]);
    await flushTilePromises();
    expect(listShownMarkers(source)).toEqual([sampleClusterMarker(far, '').key]);
  });

  it('requests a tile that changed off screen again, with min=', async () => {
    source.setView(sampleTileView('', [10]));
    await world.answerAll();
    source.setView(sampleTileView('', [30]));
    await world.answerAll();
    source.changed(['10/6000'], LIVE);
    expect(world.open()).toHaveLength(0);
    source.setView(sampleTileView('', [10]));
    expect(world.open()[0].min).toBe(LIVE);
  });

  it('a change near a clustered tile affects it, and one farther away or above clustering does not', () => {
    const asksAfter = (z: number, x: number, cell: string) => {
      source.setView(sampleTileView('', [x], z));
      world.asked.splice(0);
      source.changed([cell], LIVE);
      return world.open().length > 0;
    };
    expect(asksAfter(14, 20, '21/6001')).toBe(true);
    expect(asksAfter(14, 20, '22/6000')).toBe(false);
    expect(asksAfter(16, 10, '2/1500')).toBe(true);
    expect(asksAfter(16, 10, '3/1500')).toBe(false);
  });

  describe('when tiles fail to load', () => {
    const failAll = async () => {
      for (const one of world.asked.splice(0)) one.fail();
      await flushTilePromises();
    };

    it('U-60 keeps existing tiles and retries automatically, with pauses up to half a minute', async () => {
      source.setView(sampleTileView('', [1, 2]));
      await world.answerAll();
      source.setView(sampleTileView('bedroom=3', [1, 2]));
      for (const wait of [1000, 3000, 9000, 27_000, 30_000, 30_000, 30_000]) {
        await failAll();
        expect(source.picture().failed).toBe(true);
        expect(filtersShownBy(source)).toEqual(new Set(['']));
        world.pass(wait - 1);
        expect(world.open()).toHaveLength(0);
        world.pass(1);
        expect(world.open()).toHaveLength(2);
        expect(source.picture().failed).toBe(true);
      }
      await world.answerAll();
      expect(source.picture()).toMatchObject({ failed: false, settled: true, filter: 'bedroom=3' });
      source.setView(sampleTileView('', [3]));
      await failAll();
      world.pass(1000);
      expect(world.open()).toHaveLength(1);
    });

    it('retries at once when notified of a recovery, and starts with short pauses again', async () => {
      source.setView(sampleTileView('', [1]));
      for (const wait of [1000, 3000, 9000]) {
        await failAll();
        world.pass(wait);
      }
      await failAll();
      source.retry();
      expect(source.picture().failed).toBe(false);
      expect(world.open()).toHaveLength(1);
      await failAll();
      world.pass(1000);
      expect(world.open()).toHaveLength(1);
      await world.answerAll();
      world.pass(60_000);
      expect(world.open()).toHaveLength(0);
      source.retry();
      expect(world.open()).toHaveLength(0);
    });

    it('a reload or a change that loads the tile ends the failure', async () => {
      const again = { reload: () => source.reload(), change: () => source.changed(['1/6000'], LIVE) };
      for (const ask of Object.values(again)) {
        source.setView(sampleTileView('', [1]));
        source.reload();
        await failAll();
        expect(source.picture().failed).toBe(true);
        ask();
        await world.answerAll();
        expect(source.picture()).toMatchObject({ failed: false, settled: true });
      }
    });
  });

  it('D-133 on "reload" requests all visible tiles again and drops the others', async () => {
    source.setView(sampleTileView('', [1]));
    await world.answerAll();
    source.setView(sampleTileView('', [5]));
    await world.answerAll();
    source.reload();
    expect(world.open().map(({ address, min }) => [address.x, min])).toEqual([[5, undefined]]);
    expect(listShownMarkers(source)).toHaveLength(1);
    await world.answerAll();
    source.setView(sampleTileView('', [1]));
    expect(world.open()).toHaveLength(1);
  });
});
