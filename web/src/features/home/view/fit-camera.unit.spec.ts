import { expect, it } from 'vitest';
import { cameraToBBox } from '../../../shared/map/camera.ts';
import { fitCameraToPositions, fitCameraToSize } from './use-view.ts';

const camera = { lat: 30.7, lng: 76.7, zoom: 14 };
const wide = { width: 1000, height: 836 };
const phone = { width: 360, height: 580 };

it('F-43 a smaller map shows at least the area of a larger one', () => {
  const [west, south, east, north] = cameraToBBox(fitCameraToSize(camera, wide, phone), phone);
  const [w, s, e, n] = cameraToBBox(camera, wide);
  // URLs have two decimals of a zoom.
  const slack = (e - w) * 0.01;
  expect([west - slack <= w, south - slack <= s, east + slack >= e, north + slack >= n]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(east - west).toBeLessThan((e - w) * 1.02);
});

it('a larger map, or one that is hardly smaller, has the position of the link', () => {
  expect(fitCameraToSize(camera, phone, wide)).toBe(camera);
  expect(fitCameraToSize(camera, phone, { width: 360, height: 530 })).toBe(camera);
});

it('a view of a city shows all of it on any screen, and no more than a larger one needs', () => {
  const city = [
    { lat: 30.64, lng: 76.66 },
    { lat: 30.76, lng: 76.66 },
    { lat: 30.7, lng: 76.8 },
  ];
  for (const size of [phone, { width: 768, height: 900 }, wide]) {
    const [west, south, east, north] = cameraToBBox(fitCameraToPositions(camera, city, size), size);
    expect([west < 76.66, south < 30.64, east > 76.8, north > 30.76]).toEqual([true, true, true, true]);
  }
  expect(fitCameraToPositions({ ...camera, zoom: 11 }, city, wide)).toEqual({ ...camera, zoom: 11 });
  expect(fitCameraToPositions(camera, [], phone)).toBe(camera);
});
