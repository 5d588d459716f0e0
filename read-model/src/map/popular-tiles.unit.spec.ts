import { describe, expect, it } from 'vitest';
import { PopularTiles } from './popular-tiles.ts';

const at = (x: number) => ({ z: 12, x, y: 1678 });
const everywhere = () => true;

describe('popular tiles', () => {
  it('are sorted by number of requests, without those requested once', () => {
    const asked = new PopularTiles();
    for (const x of [1, 2, 2, 3, 3, 3]) asked.countRequest(at(x), {});
    expect(asked.findMostRequested(10, everywhere).map(({ address }) => address.x)).toEqual([3, 2]);
    expect(asked.findMostRequested(1, everywhere)).toHaveLength(1);
    expect(asked.findMostRequested(10, ({ x }) => x === 2).map(({ address }) => address.x)).toEqual([2]);
  });

  it('are identified by the meaning of their filter, not its spelling', () => {
    const asked = new PopularTiles();
    asked.countRequest(at(1), { search: ['Sector 70'] });
    asked.countRequest(at(1), { search: ['70 sector'] });
    asked.countRequest(at(1), { bedroom: 2 });
    expect(asked.findMostRequested(10, everywhere)).toHaveLength(1);
  });

  it('are limited in number, and the most popular are kept longest', () => {
    const asked = new PopularTiles(100);
    for (let k = 0; k < 64; k++) asked.countRequest(at(7), {});
    for (let x = 1000; x < 1400; x++) asked.countRequest(at(x), {});
    expect(asked.findMostRequested(1000, everywhere).map(({ address }) => address.x)).toEqual([7]);
  });
});
