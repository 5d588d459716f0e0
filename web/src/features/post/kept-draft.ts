import { type Draft, draftFrom, EMPTY_DRAFT, isEmpty } from './draft.ts';

const KEY = 'naksha.draft';

export function keptDraft(): Draft {
  const kept = localStorage.getItem(KEY);
  if (!kept) return EMPTY_DRAFT;
  try {
    return draftFrom(JSON.parse(kept));
  } catch (error) {
    console.warn('the kept draft is unreadable', error);
    return EMPTY_DRAFT;
  }
}

export function keepDraft(draft: Draft): void {
  if (isEmpty(draft)) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(draft));
}
