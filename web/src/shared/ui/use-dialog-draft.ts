import { useState } from 'react';
import { keptDrafts } from './kept-drafts.ts';

/**
 * State of a dialog that Escape or a press beside it may take from the screen: opened again it has what was entered.
 * @param key what it is entered for
 * @returns last: forgets it, once it is sent or given up
 */
export function useDialogDraft<T>(key: string, first: T): [draft: T, set: (draft: T) => void, forget: () => void] {
  const [draft, setDraft] = useState(() => (keptDrafts.has(key) ? (keptDrafts.get(key) as T) : first));
  const set = (next: T) => {
    keptDrafts.set(key, next);
    setDraft(() => next);
  };
  return [draft, set, () => keptDrafts.delete(key)];
}
