import type { FieldError, Ids, TextId } from '@naksha/events/kernel';
import { cleanLines, letters } from '../text/clean-text.ts';
import type { NewText, Vault } from '../vault/vault.ts';

export const MAX_DESCRIPTION = 5000;

/** The owner's own words, as they go into the vault; undefined where nothing was written. */
export const cleanDescription = (text: string | null | undefined): string | undefined =>
  cleanLines(text ?? '') || undefined;

export const descriptionErrors = (text: string | undefined): FieldError[] =>
  text && letters(text) > MAX_DESCRIPTION
    ? [{ field: 'description', reason: `must have at most ${MAX_DESCRIPTION} letters` }]
    : [];

/** A text under a new id, put into the vault beside the append of the event that names it. */
export function newText(vault: Vault, ids: Ids, text: NewText) {
  const id = ids.uuid() as TextId;
  return { id, beside: { put: () => vault.putText(id, text), takeBack: () => vault.dropText(id) } };
}
