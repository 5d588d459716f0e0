import { expect, it } from 'vitest';
import { MIN_ZOOM, projectToUnitSquare } from './geo.ts';
import { cameraFittingAll, placeZoomOrDefault } from './place-camera.ts';

const kharar = { lat: 30.746, lng: 76.648, zoom: 13 };
const dhakoli = { lat: 30.654, lng: 76.845, zoom: 15 };

it('M-07 a place is shown at its own zoom, or else at 15', () => {
  expect([placeZoomOrDefault(12.5), placeZoomOrDefault(undefined)]).toEqual([12.5, 15]);
});

it('shows one place, all of several places, or nothing', () => {
  expect(cameraFittingAll([])).toBeUndefined();
  expect(cameraFittingAll([kharar])).toBe(kharar);
  expect(cameraFittingAll([dhakoli, dhakoli])?.zoom).toBeCloseTo(15);
  const both = cameraFittingAll([kharar, dhakoli])!;
  const pixels = 256 * 2 ** both.zoom;
  const middle = projectToUnitSquare(both);
  for (const place of [kharar, dhakoli]) {
    const { x, y } = projectToUnitSquare(place);
    const half = (320 / 2) * 2 ** (both.zoom - place.zoom);
    expect(Math.abs(x - middle.x) * pixels + half).toBeLessThanOrEqual(160.001);
    expect(Math.abs(y - middle.y) * pixels + half).toBeLessThanOrEqual(160.001);
  }
  expect(cameraFittingAll([kharar, { lat: -33.8, lng: 151.2, zoom: 12 }])?.zoom).toBe(MIN_ZOOM);
});
