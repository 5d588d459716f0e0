import { useLayoutEffect, useRef } from 'react';
import type { HistoryState } from './layers.ts';

/** Notes in the page's entry of history how far it was scrolled, before one of its links leads on. */
export function keepTop(): void {
  history.replaceState({ ...(history.state as HistoryState), top: scrollY }, '');
}

/** Stands where it stood as one went on from it, as soon as it is as long as it was. @param ready its list is drawn */
export function useKeptTop(ready: boolean): void {
  const done = useRef(false);
  useLayoutEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    const top = (history.state as HistoryState)?.top;
    if (top !== undefined) window.scrollTo(0, top);
  }, [ready]);
}
