import { type RefObject, useLayoutEffect } from 'react';

export function useMoveFocusOnRemoval(tile: RefObject<HTMLElement | null>, key: string): void {
  useLayoutEffect(() => {
    const here = tile.current;
    return () => {
      const section = here?.closest('section');
      if (!here?.contains(document.activeElement)) return;
      // After the page has rendered.
      setTimeout(() => {
        const next = section?.querySelector<HTMLElement>(`[data-key="${key}"] button`);
        (next ?? section?.querySelector<HTMLElement>('button'))?.focus({ preventScroll: true });
      });
    };
  }, [tile, key]);
}
