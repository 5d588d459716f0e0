import type { BBox } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { cameraShowingBox } from '../../features/home/list/show-nearest.tsx';
import { positionToPixel } from './camera.ts';

const phone = { width: 360, height: 400 };

it.each<{ box: BBox }>([
  { box: [76.6, 30.6, 76.9, 30.8] },
  { box: [76.7, 30.5, 76.71, 30.9] },
  { box: [76.7, 30.7, 76.7, 30.7] },
])('a box fits in the middle of a phone screen: $box', ({ box: [west, south, east, north] }) => {
  const camera = cameraShowingBox([west, south, east, north]);
  for (const corner of [
    { lat: north, lng: west },
    { lat: south, lng: east },
  ]) {
    const { x, y } = positionToPixel(corner, camera, phone);
    expect([x >= 80, x <= 280, y >= 100, y <= 300]).toEqual([true, true, true, true]);
  }
  expect(camera.zoom).toBeLessThanOrEqual(15);
});
