import { LIVE_CELL_ZOOM, projectToUnitSquare } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { createLiveCellFilter } from './cells-within.ts';

const findCell = (lat: number, lng: number) => {
  const { x, y } = projectToUnitSquare({ lat, lng });
  return `${Math.floor(x * 2 ** LIVE_CELL_ZOOM)}/${Math.floor(y * 2 ** LIVE_CELL_ZOOM)}`;
};

describe('the live cells of a box', () => {
  const shows = createLiveCellFilter([76.7, 30.69, 76.75, 30.72]);

  it('are the cells that it covers, including edges', () => {
    for (const [lat, lng] of [
      [30.7, 76.72],
      [30.69, 76.7],
      [30.72, 76.75],
    ])
      expect(shows(findCell(lat, lng))).toBe(true);
  });

  it('exclude all others', () => {
    for (const [lat, lng] of [
      [30.7, 76.9],
      [30.9, 76.72],
      [30.5, 76.72],
      [30.7, 76.5],
    ])
      expect(shows(findCell(lat, lng))).toBe(false);
  });
});
