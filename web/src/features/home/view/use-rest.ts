import { type Camera, roundCamera } from '@naksha/events/kernel';
import { useCallback, useEffect, useRef } from 'react';
import type { SetView } from './use-home-view.ts';

/** Milliseconds a map must stand still before its place is written into the URL. */
export const REST = 300;

/** Writes the camera into the URL, replacing the entry, once the map has rested. */
export function useRest(setView: SetView, active: boolean): (camera: Camera) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(active);
  latest.current = active;
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (camera) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (latest.current) setView((view) => ({ ...view, camera: roundCamera(camera) }), 'replace');
      }, REST);
    },
    [setView],
  );
}
