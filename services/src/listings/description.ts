import type { FieldError, Ids, TextId } from '@naksha/events/kernel';
import type { SideEffect } from '../commands/side-effect.ts';
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

/** A text under a new id, and what puts it into the vault before the event that names it; see `OrphanedTexts`. */
export function newText(vault: Vault, ids: Ids, text: NewText): { id: TextId; sideEffects: SideEffect[] } {
  const id = ids.uuid() as TextId;
  return { id, sideEffects: [{ apply: () => vault.putText(id, text), revert: () => vault.dropText(id) }] };
}
