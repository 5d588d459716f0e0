import type { ListingEvent } from '@naksha/events/contracts';
import type { FieldError, Ids, TextId } from '@naksha/events/kernel';
import type { SideEffect } from '../commands/side-effect.ts';
import { cleanMultilineText, countCodePoints } from '../text/clean-text.ts';
import type { NewText, Vault } from '../vault/vault.ts';
import { type Listing, listing } from './listing.ts';

export const MAX_DESCRIPTION = 5000;

/** Undefined if empty. */
export const cleanDescription = (text: string | null | undefined): string | undefined =>
  cleanMultilineText(text ?? '') || undefined;

export const listDescriptionErrors = (text: string | undefined): FieldError[] =>
  text && countCodePoints(text) > MAX_DESCRIPTION
    ? [{ field: 'description', reason: `must have at most ${MAX_DESCRIPTION} characters` }]
    : [];

/** The side effect stores the text before its event; see `OrphanedTexts`. */
export function prepareDescriptionText(
  vault: Vault,
  ids: Ids,
  text: NewText,
): { id: TextId; sideEffects: SideEffect[] } {
  const id = ids.uuid() as TextId;
  return { id, sideEffects: [{ apply: () => vault.putText(id, text), revert: () => vault.deleteText(id) }] };
}

export const currentDescriptionTextId = (state: Listing): TextId | undefined =>
  state.state === 'unposted' || state.state === 'deleted' ? undefined : state.free.description;

type Change = { stream: string; state: Listing; events: readonly ListingEvent[] };

/** See `OrphanedTexts`. */
export function scheduleUnusedDescriptionCheck(
  vault: Vault,
  { stream, state, events }: Change,
  days: number,
): SideEffect[] {
  const before = currentDescriptionTextId(state);
  if (before === undefined || currentDescriptionTextId(events.reduce(listing.evolve, state)) === before) return [];
  // Needs no revert: the check finds that it is still in use.
  return [{ apply: () => vault.scheduleCheck(before, stream, days), revert: async () => {} }];
}
