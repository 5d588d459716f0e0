import { projectToUnitSquare, unprojectFromUnitSquare } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { cameraToBBox, tilesInView } from './camera.ts';
import { fromMapLibreZoom, toMapLibreZoom, toTileZoom } from './zoom.ts';

const HERE = { lat: 30.7, lng: 76.72 };

describe('the map position', () => {
  it('D-128 the zoom of MapLibre is one less, and a 512-px tile has z of floor(zoom) − 1', () => {
    expect(toMapLibreZoom(15)).toBe(14);
    expect(fromMapLibreZoom(14)).toBe(15);
    expect([9, 13.99, 14, 16.5].map(toTileZoom)).toEqual([8, 12, 13, 15]);
  });

  it('D-128 tiles at a whole zoom are 512 px wide on screen', () => {
    const size = { width: 512, height: 512 };
    const { x, y } = projectToUnitSquare(HERE);
    const side = 2 ** 14;
    const middle = unprojectFromUnitSquare({
      x: (Math.floor(x * side) + 0.5) / side,
      y: (Math.floor(y * side) + 0.5) / side,
    });
    const bbox = cameraToBBox({ ...middle, zoom: 15 }, size);
    expect(projectToUnitSquare({ lat: bbox[1], lng: bbox[2] }).x * side).toBeCloseTo(Math.floor(x * side) + 1, 6);
    expect(tilesInView({ ...middle, zoom: 15 }, { width: 500, height: 500 })).toEqual([
      { z: 14, x: Math.floor(x * side), y: Math.floor(y * side) },
    ]);
  });

  it('a view requests at most 9 tiles on a laptop and 12 on a large screen, those in the center first', () => {
    for (let step = 0; step < 100; step++) {
      const at = { lat: 30.7 + step / 997, lng: 76.7 + step / 1009 };
      for (const zoom of [11, 12.5, 15, 15.99]) {
        expect(tilesInView({ ...at, zoom }, { width: 1000, height: 836 }).length).toBeLessThanOrEqual(9);
        expect(tilesInView({ ...at, zoom }, { width: 1480, height: 1016 }).length).toBeLessThanOrEqual(12);
      }
    }
    const [first] = tilesInView({ ...HERE, zoom: 15 }, { width: 1480, height: 1016 });
    const { x, y } = projectToUnitSquare(HERE);
    expect(Math.abs(first.x + 0.5 - x * 2 ** 14)).toBeLessThanOrEqual(1);
    expect(Math.abs(first.y + 0.5 - y * 2 ** 14)).toBeLessThanOrEqual(1);
  });

  it('the ring surrounds the view, one tile wide', () => {
    const camera = { ...HERE, zoom: 15 };
    const [inner, outer] = [
      tilesInView(camera, { width: 800, height: 600 }),
      tilesInView(camera, { width: 800, height: 600 }, 1),
    ];
    const width = (tiles: typeof inner) => new Set(tiles.map(({ x }) => x)).size;
    const height = (tiles: typeof inner) => new Set(tiles.map(({ y }) => y)).size;
    expect([width(outer), height(outer)]).toEqual([width(inner) + 2, height(inner) + 2]);
  });
});
