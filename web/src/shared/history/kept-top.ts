import { useLayoutEffect, useRef } from 'react';
import type { HistoryState } from './layers.ts';

export function saveScrollPosition(): void {
  history.replaceState({ ...(history.state as HistoryState), top: scrollY }, '');
}

/** `ready`: the page's list is drawn. */
export function useRestoreScrollPosition(ready: boolean): void {
  const done = useRef(false);
  useLayoutEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    const top = (history.state as HistoryState)?.top;
    if (top !== undefined) window.scrollTo(0, top);
  }, [ready]);
}
