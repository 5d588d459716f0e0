import fc from 'fast-check';
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
import { listDistinctMarkers } from './tile-picture.ts';
import { TileSource } from './tile-source.ts';

const LIVE = '1.5.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0';

describe('the tile source', () => {
  let world: TileWorld;
  let source: TileSource;

  beforeEach(() => {
    world = new TileWorld();
    source = new TileSource(world);
  });

  it('D-155 requests tiles at once, and shows them as they arrive', async () => {
    source.setView(sampleTileView('', [1, 2]));
    expect(world.open()).toHaveLength(2);
    world.asked[0].answer();
    await flushTilePromises();
    expect(listShownMarkers(source)).toHaveLength(1);
    expect(source.picture().settled).toBe(false);
    world.asked[1].answer();
    await flushTilePromises();
    expect(source.picture()).toMatchObject({ settled: true, dim: false, failed: false });
  });

  it('D-148 a new filter aborts the requests of the old one', () => {
    source.setView(sampleTileView('', [1, 2]));
    const old = [...world.asked];
    source.setView(sampleTileView('bedroom=3', [1, 2]));
    expect(old.every(({ signal }) => signal.aborted)).toBe(true);
    expect(world.open('bedroom=3')).toHaveLength(2);
  });

  it('D-149 a new filter dims at 100 ms and swaps all tiles at once', async () => {
    source.setView(sampleTileView('', [1, 2]));
    await world.answerAll();
    source.setView(sampleTileView('bedroom=3', [1, 2]));
    world.pass(99);
    expect(source.picture().dim).toBe(false);
    world.pass(1);
    expect(source.picture().dim).toBe(true);
    world.asked[0].answer();
    await flushTilePromises();
    expect(filtersShownBy(source)).toEqual(new Set(['']));
    world.asked[1].answer();
    await flushTilePromises();
    expect(listShownMarkers(source)).toHaveLength(2);
    expect(filtersShownBy(source)).toEqual(new Set(['bedroom=3']));
    expect(source.picture()).toMatchObject({ settled: true, dim: false });
  });

  it('D-149 after 600 ms, arrived tiles are shown, and the rest follows', async () => {
    source.setView(sampleTileView('', [1, 2]));
    await world.answerAll();
    source.setView(sampleTileView('bedroom=3', [1, 2]));
    world.asked[0].answer();
    await flushTilePromises();
    world.pass(600);
    expect(listShownMarkers(source)).toEqual([sampleClusterMarker(sampleTileAddress(1), 'bedroom=3').key]);
    expect(source.picture().dim).toBe(false);
    world.asked[1].answer();
    await flushTilePromises();
    expect(listShownMarkers(source)).toHaveLength(2);
  });

  it('D-149 if nothing has arrived after 600 ms, the old tiles stay dimmed until something does', async () => {
    source.setView(sampleTileView('', [1, 2]));
    await world.answerAll();
    source.setView(sampleTileView('bedroom=3', [1, 2]));
    world.pass(100);
    world.pass(500);
    expect(source.picture()).toMatchObject({ dim: true, filter: '' });
    world.asked[0].answer();
    await flushTilePromises();
    expect(filtersShownBy(source)).toEqual(new Set(['bedroom=3']));
  });

  it('D-149 two filters are never shown together, and D-150 nor two zooms, in any order of views and responses', async () => {
    const step = fc.oneof(
      fc.record({
        look: fc.tuple(fc.constantFrom('', 'a=1', 'b=2'), fc.integer({ min: 0, max: 3 }), fc.constantFrom(13, 14, 15)),
      }),
      fc.record({ answer: fc.nat() }),
      fc.record({ fail: fc.nat() }),
      fc.record({ pass: fc.constantFrom(50, 100, 600, 1000) }),
      fc.record({ change: fc.integer({ min: 0, max: 5 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const world = new TileWorld();
        const source = new TileSource(world);
        const generations = () =>
          new Set(
            listDistinctMarkers(source.picture()).map(
              ({ key }) => `${key.split('/')[0]}${key.slice(key.indexOf('?'))}`,
            ),
          );
        for (const step of steps) {
          if ('look' in step) {
            const [filter, x, z] = step.look;
            source.setView(sampleTileView(filter, [x, x + 1, x + 2], z, [x - 1, x + 3]));
          } else if ('pass' in step) world.pass(step.pass);
          else if ('change' in step) source.changed([`${step.change}/6000`], LIVE);
          else if (world.open().length > 0) {
            const one = world.open()[('answer' in step ? step.answer : step.fail) % world.open().length];
            if ('answer' in step) one.answer();
            else one.fail();
          }
          await flushTilePromises();
          expect(generations().size).toBeLessThanOrEqual(1);
        }
        const last = steps.findLast((step) => 'look' in step);
        if (!last) return;
        for (let turn = 0; turn < 4; turn++) {
          await world.answerAll();
          world.pass(1000);
        }
        source.retry();
        await world.answerAll();
        expect(source.picture()).toMatchObject({ filter: last.look[0], z: last.look[2], settled: true, failed: false });
      }),
      { numRuns: 200 },
    );
  });

  it('keeps the old zoom until the new one is complete', async () => {
    source.setView(sampleTileView('', [1, 2], 14));
    await world.answerAll();
    source.setView(sampleTileView('', [2, 3], 15));
    world.asked[0].answer();
    await flushTilePromises();
    expect(source.picture().z).toBe(14);
    world.pass(100);
    expect(source.picture().dim).toBe(false);
    world.asked[1].answer();
    await flushTilePromises();
    expect(source.picture()).toMatchObject({ z: 15, settled: true });
  });

  it('shows cached tiles without a new request', async () => {
    source.setView(sampleTileView('', [1, 2]));
    await world.answerAll();
    source.setView(sampleTileView('bedroom=3', [1, 2]));
    await world.answerAll();
    source.setView(sampleTileView('', [1, 2]));
    expect(world.open()).toHaveLength(0);
    expect(filtersShownBy(source)).toEqual(new Set(['']));
    expect(source.picture().settled).toBe(true);
  });

  it('D-152 keeps 200 tiles, and drops the least recently used first', async () => {
    for (let x = 0; x < 201; x++) {
      source.setView(sampleTileView('', [x]));
      await world.answerAll();
    }
    source.setView(sampleTileView('', [200, 1]));
    expect(world.open()).toHaveLength(0);
    source.setView(sampleTileView('', [0]));
    expect(world.open()).toHaveLength(1);
  });

  it('D-152 prefetches one ring when idle, two at a time, and never before the view is complete', async () => {
    source.setView(sampleTileView('', [5], 14, [3, 4, 6, 7]));
    world.idle();
    expect(world.open()).toHaveLength(1);
    await world.answerAll();
    world.idle();
    expect(world.open().map(({ ahead, address }) => [ahead, address.x])).toEqual([
      [true, 3],
      [true, 4],
    ]);
    await world.answerAll();
    world.idle();
    await world.answerAll();
    source.setView(sampleTileView('', [6], 14));
    expect(source.picture().settled).toBe(true);
    expect(world.open()).toHaveLength(0);
  });

  it('notifies of a new picture only if it differs', async () => {
    source.setView(sampleTileView('', [1, 2]));
    await world.answerAll();
    source.setView(sampleTileView('bedroom=3', [1, 2]));
    const waiting = source.picture();
    world.asked[0].answer();
    await flushTilePromises();
    expect(source.picture()).toBe(waiting);
    world.pass(100);
    expect(source.picture()).toMatchObject({ dim: true });
    expect(source.picture().tiles).toBe(waiting.tiles);
    await world.answerAll();
    const { tiles } = source.picture();
    source.reload();
    expect(source.picture()).toMatchObject({ settled: false });
    expect(source.picture().tiles).toBe(tiles);
  });

  it('panning renders nothing again while empty tiles come and go at the edge of the view', async () => {
    source.setView(sampleTileView('', [1, 2]));
    world.asked[0].answer();
    world.asked[1].answer([]);
    await flushTilePromises();
    const { tiles } = source.picture();
    source.setView(sampleTileView('', [1, 3]));
    expect(source.picture().tiles).toBe(tiles);
    world.open().at(-1)!.answer([]);
    await flushTilePromises();
    expect(source.picture()).toMatchObject({ settled: true });
    expect(source.picture().tiles).toBe(tiles);
  });

  it('panning renders nothing again if another tile becomes the nearest to the center', async () => {
    source.setView(sampleTileView('', [1, 2]));
    await world.answerAll();
    const picture = source.picture();
    source.setView(sampleTileView('', [2, 1]));
    expect(source.picture()).toBe(picture);
  });
});
