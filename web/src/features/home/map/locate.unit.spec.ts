import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast } from '../../../shared/ui/toast.ts';
import { locateDeviceInRegion } from './locate.ts';

const CODES = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 };
let told: string[];
beforeEach(() => {
  told = [];
  vi.spyOn(toast, 'info').mockImplementation((text) => told.push(text));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const device = (answer: { lat: number; lng: number } | { code: number } | undefined) =>
  vi.stubGlobal('navigator', {
    geolocation: answer && {
      getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) =>
        'code' in answer
          ? failed({ ...CODES, ...answer } as unknown as GeolocationPositionError)
          : found({ coords: { latitude: answer.lat, longitude: answer.lng } } as GeolocationPosition),
    },
  });

it('the map moves to the position of the device, at the default zoom', async () => {
  device({ lat: 30.7, lng: 76.71 });
  expect(await locateDeviceInRegion()).toEqual({ lat: 30.7, lng: 76.71, zoom: 15 });
  expect(told).toEqual([]);
});

it.each([
  ['is not shared', { code: 1 }, 'Your browser is not sharing your location. Allow it in the browser’s settings.'],
  ['is not known', { code: 2 }, 'Your device could not find its location. Search for a place instead.'],
  ['is not found in time', { code: 3 }, 'Finding your location took too long. Try again.'],
  [
    'is never returned to this page',
    undefined,
    'Your browser is not sharing your location. Allow it in the browser’s settings.',
  ],
  ['is outside the map', { lat: 28.6, lng: 77.2 }, 'You are outside the area of this map.'],
])('shows a message if the position of the device %s, and the map stays', async (_, answer, text) => {
  device(answer);
  expect(await locateDeviceInRegion()).toBeUndefined();
  expect(told).toEqual([text]);
});
