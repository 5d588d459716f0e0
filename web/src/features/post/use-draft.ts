import { useState } from 'react';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { readStoredDraft, storeDraft } from './kept-draft.ts';

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
