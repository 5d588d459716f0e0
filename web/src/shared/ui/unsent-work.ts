import { useEffect } from 'react';
import { keptDrafts } from './kept-drafts.ts';

let unsent = 0;

/** Something on this page would be lost with it. */
export const hasUnsentWork = (): boolean => unsent > 0 || keptDrafts.size > 0;

/** While there is any, closing the window is asked about first, and no new release reloads the page. */
export function useUnsentWork(there: boolean): void {
  useEffect(() => {
    if (!there) return;
    unsent++;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      unsent--;
      window.removeEventListener('beforeunload', warn);
    };
  }, [there]);
}
