import { expect, it } from 'vitest';
import { MIN_ZOOM, toWorld } from './geo.ts';
import { fitCameras } from './place-camera.ts';
import { placeZoom } from './place-zoom.ts';

const kharar = { lat: 30.746, lng: 76.648, zoom: 13 };
const dhakoli = { lat: 30.654, lng: 76.845, zoom: 15 };

it('M-07 a place is shown at its own zoom, else at 15', () => {
  expect([placeZoom(12.5), placeZoom(undefined)]).toEqual([12.5, 15]);
});

it('one place is shown as it is, several all of them, none nowhere', () => {
  expect(fitCameras([])).toBeUndefined();
  expect(fitCameras([kharar])).toBe(kharar);
  expect(fitCameras([dhakoli, dhakoli])?.zoom).toBeCloseTo(15);
  const both = fitCameras([kharar, dhakoli])!;
  const pixels = 256 * 2 ** both.zoom;
  const middle = toWorld(both);
  for (const place of [kharar, dhakoli]) {
    const { x, y } = toWorld(place);
    const half = (320 / 2) * 2 ** (both.zoom - place.zoom);
    expect(Math.abs(x - middle.x) * pixels + half).toBeLessThanOrEqual(160.001);
    expect(Math.abs(y - middle.y) * pixels + half).toBeLessThanOrEqual(160.001);
  }
  expect(fitCameras([kharar, { lat: -33.8, lng: 151.2, zoom: 12 }])?.zoom).toBe(MIN_ZOOM);
});
