import { type BBox, LIVE_CELL_ZOOM, projectToUnitSquare } from '@naksha/events/kernel';

export function createLiveCellFilter([west, south, east, north]: BBox): (cell: string) => boolean {
  const side = 2 ** LIVE_CELL_ZOOM;
  const topLeft = projectToUnitSquare({ lat: north, lng: west });
  const bottomRight = projectToUnitSquare({ lat: south, lng: east });
  const floor = (world: number) => Math.floor(world * side);
  const [left, top, right, bottom] = [topLeft.x, topLeft.y, bottomRight.x, bottomRight.y].map(floor);
  return (cell) => {
    const [x, y] = cell.split('/').map(Number);
    return x >= left && x <= right && y >= top && y <= bottom;
  };
}
