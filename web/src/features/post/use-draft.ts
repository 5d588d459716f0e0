import { useState } from 'react';
import { type Draft, EMPTY_DRAFT, isDraftEmpty, parseStoredDraft } from './draft.ts';

export type ChangeDraft = (change: Partial<Draft> | ((draft: Draft) => Draft)) => void;

/** Saves every change at once, so closing the tab loses nothing. */
export function useDraft(): { draft: Draft; change: ChangeDraft; startOver: () => void } {
  const [draft, setDraft] = useState(readStoredDraft);
  const keep = (next: Draft) => {
    storeDraft(next);
    setDraft(next);
  };
  return {
    draft,
    change: (change) => keep(typeof change === 'function' ? change(draft) : { ...draft, ...change }),
    startOver: () => keep(EMPTY_DRAFT),
  };
}

const KEY = 'naksha.draft';

function readStoredDraft(): Draft {
  const kept = localStorage.getItem(KEY);
  if (!kept) return EMPTY_DRAFT;
  try {
    return parseStoredDraft(JSON.parse(kept));
  } catch (error) {
    console.warn('stored draft is unreadable:', error);
    return EMPTY_DRAFT;
  }
}

function storeDraft(draft: Draft): void {
  if (isDraftEmpty(draft)) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(draft));
}
