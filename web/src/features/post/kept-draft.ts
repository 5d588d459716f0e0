import { type Draft, EMPTY_DRAFT, isEmpty, parseStoredDraft } from './draft.ts';

const KEY = 'naksha.draft';

export function readStoredDraft(): Draft {
  const kept = localStorage.getItem(KEY);
  if (!kept) return EMPTY_DRAFT;
  try {
    return parseStoredDraft(JSON.parse(kept));
  } catch (error) {
    console.warn('stored draft is unreadable:', error);
    return EMPTY_DRAFT;
  }
}

export function storeDraft(draft: Draft): void {
  if (isEmpty(draft)) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(draft));
}
