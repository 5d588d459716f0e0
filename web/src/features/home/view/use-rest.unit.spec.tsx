// @vitest-environment happy-dom
import type { Camera, HomeView } from '@naksha/events/kernel';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REST, useWriteCameraToUrl } from './use-rest.ts';

const [HERE, THERE, ELSEWHERE]: Camera[] = [76.71, 76.72, 76.73].map((lng) => ({ lat: 30.7, lng, zoom: 15 }));
const SIZE = { width: 360, height: 500 };

let written: (Camera | undefined)[];
beforeEach(() => {
  vi.useFakeTimers();
  written = [];
});
afterEach(() => vi.useRealTimers());

function openMap(asked: Camera) {
  const view = { camera: asked } as HomeView;
  const setView = (change: (before: HomeView) => HomeView) => void written.push(change(view).camera);
  return renderHook(({ asked }) => useWriteCameraToUrl(setView as never, true, SIZE, asked), {
    initialProps: { asked },
  });
}

it('the position of a resting map is written to the URL once', () => {
  const { result } = openMap(HERE);
  result.current(THERE);
  vi.advanceTimersByTime(REST - 1);
  result.current(ELSEWHERE);
  vi.advanceTimersByTime(REST - 1);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual([ELSEWHERE]);
});

it('a map that is moved within that time is not moved back', () => {
  const { result, rerender } = openMap(HERE);
  result.current(THERE);
  vi.advanceTimersByTime(REST / 2);
  rerender({ asked: ELSEWHERE });
  vi.advanceTimersByTime(REST * 2);
  expect(written).toEqual([]);
});

it('other changes keep the position that is to be written', () => {
  const { result, rerender } = openMap(HERE);
  result.current(THERE);
  rerender({ asked: { ...HERE } });
  vi.advanceTimersByTime(REST);
  expect(written).toEqual([THERE]);
});
