import {
  type Camera,
  MAX_HEAT_Z,
  type Position,
  type TileAddress,
  unprojectFromUnitSquare,
} from '@naksha/events/kernel';
import type { PriceCells } from '@naksha/events/wire/prices';
import { type Size, tilesInView } from '../../../shared/map/camera.ts';
import { type ClassLimits, findRateClass } from './classes.ts';
import type { MapAreas } from './map-areas.ts';
import { rateClassColor } from './ramp.ts';

/** Tiles of cells that cover a view, at most at MAX_HEAT_Z. */
export function listPriceHeatTiles(camera: Camera, { width, height }: Size): TileAddress[] {
  const zoom = Math.min(camera.zoom, MAX_HEAT_Z + 1);
  const scale = 2 ** (zoom - camera.zoom);
  return tilesInView({ ...camera, zoom }, { width: width * scale, height: height * scale });
}

export function buildPriceHeatAreas(tiles: readonly PriceCells[], bounds: ClassLimits): MapAreas {
  const cells = tiles.flatMap(({ cell_zoom: zoom, cells }) =>
    cells.flatMap(({ x, y, rate }) => (rate === null ? [] : [{ ring: cellRing(zoom, x, y), rate }])),
  );
  return {
    shapes: cells.map(({ ring }) => ({ ring, approximate: false })),
    colours: cells.map(({ rate }) => rateClassColor(findRateClass(rate, bounds))),
  };
}

function cellRing(zoom: number, x: number, y: number): Position[] {
  const side = 2 ** zoom;
  const corners = [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ];
  return corners.map(([cx, cy]) => unprojectFromUnitSquare({ x: cx / side, y: cy / side }));
}
