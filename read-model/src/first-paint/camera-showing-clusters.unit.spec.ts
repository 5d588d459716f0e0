import type { BBox } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { cameraShowingClustersOrBox } from './first-paint.ts';

const SEATTLE: BBox = [-122.6, 47.1, -121.3, 47.8];
const cluster = (lat: number, lng: number) => ({ position: { lat, lng }, count: 5 });

it('the map opens over the listings, wherever they are', () => {
  expect(cameraShowingClustersOrBox([cluster(47.5, -122.4), cluster(47.7, -122.2)], SEATTLE)).toMatchObject({
    lng: -122.3,
    zoom: 11,
  });
  expect(cameraShowingClustersOrBox([cluster(47.6, -122.3)], SEATTLE)).toEqual({ lat: 47.6, lng: -122.3, zoom: 14 });
});

it('opens over the whole region if there are no listings', () => {
  const { lat, lng, zoom } = cameraShowingClustersOrBox([], SEATTLE);
  expect([lat > 47.4 && lat < 47.5, lng, zoom]).toEqual([true, -121.95, 9]);
  expect(cameraShowingClustersOrBox([], [-170, -80, 170, 80]).zoom).toBe(9);
});
