import { useEffect } from 'react';
import { keptDrafts } from './kept-drafts.ts';

let unsent = 0;

export const hasUnsavedInput = (): boolean => unsent > 0 || keptDrafts.size > 0;

/** Closing the window asks first, and updates do not reload the page. */
export function useWarnBeforeLeaving(there: boolean): void {
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
