import { type Camera, printCamera, roundCamera } from '@naksha/events/kernel';
import { useCallback, useEffect, useRef } from 'react';
import type { SetView } from './use-home-view.ts';

/** Milliseconds a map must stand still before its place is written into the URL. */
export const REST = 300;

/** Writes the camera into the URL, replacing the entry, once the map has rested; where it stands by default is left out. */
export function useRest(setView: SetView, home: Camera, active: boolean): (camera: Camera) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ home, active });
  latest.current = { home, active };
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (camera) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const { home, active } = latest.current;
        if (!active) return;
        const atHome = printCamera(camera) === printCamera(home);
        setView((view) => ({ ...view, camera: atHome ? undefined : roundCamera(camera) }), 'replace');
      }, REST);
    },
    [setView],
  );
}
