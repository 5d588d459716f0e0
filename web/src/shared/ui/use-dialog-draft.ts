import { useState } from 'react';
import { keptDrafts } from './kept-drafts.ts';

/** `key`: what it is entered for. */
export function useDialogDraft<T>(key: string, first: T): [draft: T, set: (draft: T) => void, forget: () => void] {
  const [draft, setDraft] = useState(() => (keptDrafts.has(key) ? (keptDrafts.get(key) as T) : first));
  const set = (next: T) => {
    keptDrafts.set(key, next);
    setDraft(() => next);
  };
  return [draft, set, () => keptDrafts.delete(key)];
}
