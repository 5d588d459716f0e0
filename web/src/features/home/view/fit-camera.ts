import { type Camera, fromWorld, type Position, roundCamera, toWorld } from '@naksha/events/kernel';
import type { Size } from '../../../shared/map/camera.ts';

/** For slightly smaller maps, for example below browser bars. */
const SLACK = 1.1;

/** Shows at least the area that was visible on a map of another size. */
export function fitCamera(camera: Camera, showed: Size, size: Size): Camera {
  const times = Math.max(showed.width / size.width, showed.height / size.height);
  return times > SLACK ? roundCamera({ ...camera, zoom: camera.zoom - Math.log2(times) }) : camera;
}

/** Homes lie beyond the outermost localities. */
const AROUND = 1.15;

export function fitPositions(camera: Camera, positions: readonly Position[], size: Size): Camera {
  if (positions.length === 0) return camera;
  const points = positions.map(toWorld);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = Math.min(size.width / (right - left), size.height / (bottom - top)) / AROUND;
  const zoom = Math.log2(room / 256);
  const middle = fromWorld({ x: (left + right) / 2, y: (top + bottom) / 2 });
  return zoom < camera.zoom ? roundCamera({ ...middle, zoom }) : camera;
}
