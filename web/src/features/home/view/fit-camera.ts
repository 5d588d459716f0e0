import { type Camera, roundCamera } from '@naksha/events/kernel';
import type { Size } from '../../../shared/map/camera.ts';

/** A map that is smaller by no more than that shows the same, as after a browser's bars have come. */
const SLACK = 1.1;

/** From where a map shows at least the ground that one of another size showed from `camera`. */
export function fitCamera(camera: Camera, showed: Size, size: Size): Camera {
  const times = Math.max(showed.width / size.width, showed.height / size.height);
  return times > SLACK ? roundCamera({ ...camera, zoom: camera.zoom - Math.log2(times) }) : camera;
}
