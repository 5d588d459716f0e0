import { useState } from 'react';

/** What stands in dialogs that were left, until the page is loaded anew, as signing out does. */
const drafts = new Map<string, unknown>();

/**
 * State of a dialog that Escape or a press beside it may take from the screen: opened again it has what was entered.
 * @param key what it is entered for
 * @returns last: forgets it, once it is sent
 */
export function useDraft<T>(key: string, first: T): [draft: T, set: (draft: T) => void, forget: () => void] {
  const [draft, setDraft] = useState(() => (drafts.has(key) ? (drafts.get(key) as T) : first));
  const set = (next: T) => {
    drafts.set(key, next);
    setDraft(() => next);
  };
  return [draft, set, () => drafts.delete(key)];
}
