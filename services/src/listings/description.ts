import type { ListingEvent } from '@naksha/events/contracts';
import type { FieldError, Ids, TextId } from '@naksha/events/kernel';
import type { SideEffect } from '../commands/side-effect.ts';
import { cleanLines, letters } from '../text/clean-text.ts';
import type { NewText, Vault } from '../vault/vault.ts';
import { type Listing, listing } from './listing.ts';

export const MAX_DESCRIPTION = 5000;

/** The owner's own words, as they go into the vault; undefined where nothing was written. */
export const cleanDescription = (text: string | null | undefined): string | undefined =>
  cleanLines(text ?? '') || undefined;

export const descriptionErrors = (text: string | undefined): FieldError[] =>
  text && letters(text) > MAX_DESCRIPTION
    ? [{ field: 'description', reason: `must have at most ${MAX_DESCRIPTION} characters` }]
    : [];

/** A text under a new id, and what puts it into the vault before the event that names it; see `OrphanedTexts`. */
export function newText(vault: Vault, ids: Ids, text: NewText): { id: TextId; sideEffects: SideEffect[] } {
  const id = ids.uuid() as TextId;
  return { id, sideEffects: [{ apply: () => vault.putText(id, text), revert: () => vault.dropText(id) }] };
}

/** The text that the listing's page fills in. */
export const textInUse = (state: Listing): TextId | undefined =>
  state.state === 'unposted' || state.state === 'deleted' ? undefined : state.free.description;

type Change = { stream: string; state: Listing; events: readonly ListingEvent[] };

/** What has the vault let go, after so many days, of the text that these events take out of use; see `OrphanedTexts`. */
export function letGoOfText(vault: Vault, { stream, state, events }: Change, days: number): SideEffect[] {
  const before = textInUse(state);
  if (before === undefined || textInUse(events.reduce(listing.evolve, state)) === before) return [];
  // Reverted by nobody: whoever looks sees that it is still in use.
  return [{ apply: () => vault.lookAgain(before, stream, days), revert: async () => {} }];
}
