import type { Camera } from '@naksha/events/kernel';
import { type Pixel, positionToPixel, type Size } from '../../../shared/map/camera.ts';
import { BADGE } from './badge-collisions.ts';
import { REVIEW_MARK_RADIUS } from './draw-review-mark.ts';
import type { PlacedMarker, Sprite } from './placed-marker.ts';

/** CSS pixels of the minimum target, besides the drawing. */
const TARGET = 44;

function extent(sprite: Sprite): { x: number; y: number } {
  switch (sprite.form) {
    case 'badge':
      return { x: BADGE.width / 2, y: BADGE.height / 2 };
    case 'cluster':
      return { x: sprite.size / 2, y: sprite.size / 2 };
    case 'stack':
      return { x: 18, y: 18 };
    case 'dot':
      return { x: 8, y: 8 };
    case 'review':
      return { x: REVIEW_MARK_RADIUS, y: REVIEW_MARK_RADIUS };
  }
}

/** Replaces GPU picking, which has inexact targets and reads pixels back on each move. */
export function findMarkerAtPixel(
  placed: readonly PlacedMarker[],
  pixel: Pixel,
  camera: Camera,
  size: Size,
): PlacedMarker | undefined {
  let nearest: PlacedMarker | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let k = placed.length - 1; k >= 0; k--) {
    const one = placed[k];
    const at = positionToPixel(one.position, camera, size);
    const half = extent(one.sprite);
    const [dx, dy] = [Math.abs(pixel.x - at.x), Math.abs(pixel.y - at.y)];
    if (dx <= half.x * one.scale && dy <= half.y * one.scale) return one;
    if (dx > Math.max(TARGET / 2, half.x) || dy > Math.max(TARGET / 2, half.y)) continue;
    const distance = Math.hypot(dx, dy);
    if (distance < least) [least, nearest] = [distance, one];
  }
  return nearest;
}
