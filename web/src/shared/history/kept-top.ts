import { useLayoutEffect, useRef } from 'react';
import type { HistoryState } from './layers.ts';

/** Stores the scroll position in the history entry before following a link. */
export function keepTop(): void {
  history.replaceState({ ...(history.state as HistoryState), top: scrollY }, '');
}

/** Restores the scroll position when the page is long enough. @param ready its list is drawn */
export function useKeptTop(ready: boolean): void {
  const done = useRef(false);
  useLayoutEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    const top = (history.state as HistoryState)?.top;
    if (top !== undefined) window.scrollTo(0, top);
  }, [ready]);
}
