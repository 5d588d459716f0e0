import {
  type BBox,
  type Camera,
  type Position,
  projectToUnitSquare,
  type TileAddress,
  unprojectFromUnitSquare,
} from '@naksha/events/kernel';
import { toTileZoom } from './zoom.ts';

/** CSS pixels. */
export type Size = { width: number; height: number };
export type Pixel = { x: number; y: number };

/** CSS pixels around the world. */
const worldPx = (zoom: number): number => 256 * 2 ** zoom;

export function positionToPixel(position: Position, camera: Camera, size: Size): Pixel {
  const scale = worldPx(camera.zoom);
  const [at, middle] = [projectToUnitSquare(position), projectToUnitSquare(camera)];
  return { x: (at.x - middle.x) * scale + size.width / 2, y: (at.y - middle.y) * scale + size.height / 2 };
}

export function pixelToPosition(pixel: Pixel, camera: Camera, size: Size): Position {
  const scale = worldPx(camera.zoom);
  const middle = projectToUnitSquare(camera);
  return unprojectFromUnitSquare({
    x: middle.x + (pixel.x - size.width / 2) / scale,
    y: middle.y + (pixel.y - size.height / 2) / scale,
  });
}

/** `by`: CSS pixels, right and down. */
export const panCamera = (camera: Camera, by: Pixel): Camera => ({
  ...pixelToPosition(by, camera, { width: 0, height: 0 }),
  zoom: camera.zoom,
});

export function cameraToBBox(camera: Camera, size: Size): BBox {
  const northWest = pixelToPosition({ x: 0, y: 0 }, camera, size);
  const southEast = pixelToPosition({ x: size.width, y: size.height }, camera, size);
  return [northWest.lng, southEast.lat, southEast.lng, northWest.lat];
}

/** Centre first; `ring` adds surrounding tiles. */
export function tilesInView(camera: Camera, size: Size, ring = 0): TileAddress[] {
  const z = toTileZoom(camera.zoom);
  const side = 2 ** z;
  const [west, south, east, north] = cameraToBBox(camera, size);
  const topLeft = projectToUnitSquare({ lat: north, lng: west });
  const bottomRight = projectToUnitSquare({ lat: south, lng: east });
  const first = (v: number) => Math.max(0, Math.floor(v * side) - ring);
  // A view that ends on a tile's edge does not include the next tile.
  const last = (v: number) => Math.min(side - 1, Math.ceil(v * side) - 1 + ring);
  const middle = { x: (topLeft.x + bottomRight.x) / 2, y: (topLeft.y + bottomRight.y) / 2 };
  const tiles: TileAddress[] = [];
  for (let x = first(topLeft.x); x <= last(bottomRight.x); x++)
    for (let y = first(topLeft.y); y <= last(bottomRight.y); y++) tiles.push({ z, x, y });
  const distance = (tile: TileAddress) => (tile.x + 0.5 - middle.x * side) ** 2 + (tile.y + 0.5 - middle.y * side) ** 2;
  return tiles.sort((a, b) => distance(a) - distance(b));
}
