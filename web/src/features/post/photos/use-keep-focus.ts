import { type RefObject, useLayoutEffect } from 'react';

/** When this goes and the focus was in it, the focus goes on: to the photo that comes in its place, else to where photos are chosen. */
export function useKeepFocus(tile: RefObject<HTMLElement | null>, key: string): void {
  useLayoutEffect(() => {
    const here = tile.current;
    return () => {
      const section = here?.closest('section');
      if (!here?.contains(document.activeElement)) return;
      // Once the page is as it will be.
      setTimeout(() => {
        const next = section?.querySelector<HTMLElement>(`[data-key="${key}"] button`);
        (next ?? section?.querySelector<HTMLElement>('button'))?.focus({ preventScroll: true });
      });
    };
  }, [tile, key]);
}
