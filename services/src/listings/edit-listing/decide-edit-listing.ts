import { isDeepStrictEqual } from 'node:util';
import { type Caller, hasRole, type ListingEvent, type MaterialFacts } from '@naksha/events/contracts';
import { type Decider, refused, type TextId } from '@naksha/events/kernel';
import { type Refusal, wrongFields } from '../../commands/refusal.ts';
import { checkFacts, type FactsContext } from '../check-facts.ts';
import { type Listing, listing } from '../listing.ts';
import type { ListingPatch } from '../listing-draft.ts';
import { alreadySold, existing, isSold, notYours, ownerOnly, owns } from '../listing-refusals.ts';
import { patchedDraft } from './patched-draft.ts';

/** `text`: the vault's key of a new description, where the patch brings one. */
export type EditListingDecision = { caller: Caller; patch: ListingPatch; text?: TextId };

/**
 * Price, title, description and amenities apply at once. What staff vouch for goes to review: beside the verified
 * version where there is one, instead of what was posted where there is none.
 */
export const editListing: Decider<Listing, EditListingDecision, ListingEvent, FactsContext, Refusal> = {
  ...listing,
  decide(state, { caller, patch, text }, context) {
    const found = existing(state, caller);
    if ('refusal' in found) return found;
    const before = found.listing;
    if (!owns(caller, before) && !hasRole(caller, 'reviewer')) return refused(notYours);
    if (isSold(before)) return refused(alreadySold);
    if (before.state === 'rejected' && !owns(caller, before)) return refused(ownerOnly);

    const description = patch.description === undefined ? before.free.description : text;
    const { title, project, locality, city } = patchedDraft(before, {});
    const wording = {
      staff: caller.staff,
      standing: [title, project, locality, city].map((word) => word ?? undefined),
    };
    const checked = checkFacts(patchedDraft(before, patch), description, context, wording);
    if (Array.isArray(checked)) return refused(wrongFields(checked));
    const { price, free } = checked;
    const facts = keepPlaceIds(checked.facts, before.pending ?? before.facts);

    const events: ListingEvent[] = [];
    if (price !== before.price) events.push({ type: 'ListingPriceChanged', data: { from: before.price, to: price } });
    if (!isDeepStrictEqual(free, before.free)) events.push({ type: 'ListingReworded', data: { free } });
    const revised = !isDeepStrictEqual(facts, before.pending ?? before.facts);
    // Back to what is verified: there is nothing for staff to look at any more.
    if (before.pending && isDeepStrictEqual(facts, before.facts)) {
      events.push({ type: 'ListingRevisionWithdrawn', data: { by: owns(caller, before) ? 'owner' : 'staff' } });
      return { events };
    }
    // Any edit by its owner sends a rejected listing back to staff, and this event is what says so.
    if (revised || (before.state === 'rejected' && events.length > 0))
      events.push({ type: 'ListingFactsRevised', data: { facts } });
    return { events };
  },
};

/** Which places are known may have changed since: that alone is no change to what staff vouch for. */
function keepPlaceIds(facts: MaterialFacts, before: MaterialFacts): MaterialFacts {
  const { placeIds: _, ...rest } = facts;
  const whereabouts = ({ position, city, locality, project }: MaterialFacts) => [position, city, locality, project];
  if (!isDeepStrictEqual(whereabouts(facts), whereabouts(before))) return facts;
  return { ...rest, ...(before.placeIds && { placeIds: before.placeIds }) };
}
