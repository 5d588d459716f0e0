import { type Camera, printCamera, roundCamera } from '@naksha/events/kernel';
import { useCallback, useEffect, useRef } from 'react';
import type { Size } from '../../../shared/map/camera.ts';
import type { SetView } from './use-home-view.ts';

/** Milliseconds without movement before the URL is updated. */
export const REST = 300;

/** `asked`: the URL's camera. */
export function useWriteCameraToUrl(
  setView: SetView,
  active: boolean,
  fit: Size | undefined,
  asked: Camera | undefined,
): (camera: Camera) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ active, fit });
  latest.current = { active, fit };
  const to = asked && printCamera(asked);
  // Cancelled when the URL's camera changes, which would otherwise be undone.
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
