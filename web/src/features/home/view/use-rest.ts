import { type Camera, printCamera, roundCamera } from '@naksha/events/kernel';
import { useCallback, useEffect, useRef } from 'react';
import type { Size } from '../../../shared/map/camera.ts';
import type { SetView } from './use-home-view.ts';

/** Milliseconds a map must stand still before its place is written into the URL. */
export const REST = 300;

/**
 * Writes the camera into the URL, replacing the entry, once the map has rested.
 * @param asked where the URL says that the map stands
 */
export function useRest(
  setView: SetView,
  active: boolean,
  fit: Size | undefined,
  asked: Camera | undefined,
): (camera: Camera) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ active, fit });
  latest.current = { active, fit };
  const to = asked && printCamera(asked);
  // Where it rested is past as soon as a control or the Back button puts it elsewhere: written then, it would go back there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts
  useEffect(() => () => clearTimeout(timer.current), [to]);
  return useCallback(
    (camera) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const { active, fit } = latest.current;
        if (active) setView((view) => ({ ...view, camera: roundCamera(camera), fit }), 'replace');
      }, REST);
    },
    [setView],
  );
}
