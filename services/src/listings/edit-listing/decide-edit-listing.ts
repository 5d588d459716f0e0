import { isDeepStrictEqual } from 'node:util';
import {
  type Caller,
  hasAnyRoleOrIsAdministrator,
  type ListingEvent,
  type MaterialFacts,
} from '@naksha/events/contracts';
import { type Decider, refused, type TextId } from '@naksha/events/kernel';
import { invalidFieldsRefusal, type Refusal } from '../../commands/refusal.ts';
import { cleanFactsOrListErrors, type FactsContext } from '../check-facts.ts';
import { type Listing, listing } from '../listing.ts';
import type { ListingPatch } from '../listing-draft.ts';
import {
  alreadySold,
  isOwnedBy,
  isSold,
  notYourListing,
  ownerOnly,
  visibleListingOrRefusal,
} from '../listing-refusals.ts';
import { applyListingPatch } from './patched-draft.ts';

/** `text`: the vault's id of a new description. */
export type EditListingInput = { caller: Caller; patch: ListingPatch; text?: TextId };

/**
 * Price, title, description and amenities change immediately. Facts verified by staff go to review: as a revision of
 * a verified listing, or replacing an unverified one.
 */
export const editListing: Decider<Listing, EditListingInput, ListingEvent, FactsContext, Refusal> = {
  ...listing,
  decide(state, { caller, patch, text }, context) {
    const found = visibleListingOrRefusal(state, caller);
    if ('refusal' in found) return found;
    const before = found.listing;
    if (!isOwnedBy(caller, before) && !hasAnyRoleOrIsAdministrator(caller, 'reviewer')) return refused(notYourListing);
    if (isSold(before)) return refused(alreadySold);
    if (before.state === 'rejected' && !isOwnedBy(caller, before)) return refused(ownerOnly);

    const description = patch.description === undefined ? before.free.description : text;
    const { title, project, locality, city } = applyListingPatch(before, {});
    const wording = {
      staff: caller.staff,
      standing: [title, project, locality, city].map((word) => word ?? undefined),
    };
    const checked = cleanFactsOrListErrors(applyListingPatch(before, patch), description, context, wording);
    if (Array.isArray(checked)) return refused(invalidFieldsRefusal(checked));
    const { price, free } = checked;
    const facts = keepPlaceIds(checked.facts, before.pending ?? before.facts);

    const events: ListingEvent[] = [];
    if (price !== before.price) events.push({ type: 'ListingPriceChanged', data: { from: before.price, to: price } });
    if (!isDeepStrictEqual(free, before.free)) events.push({ type: 'ListingReworded', data: { free } });
    const revised = !isDeepStrictEqual(facts, before.pending ?? before.facts);
    // Back to the verified facts: nothing left to review.
    if (before.pending && isDeepStrictEqual(facts, before.facts)) {
      events.push({ type: 'ListingRevisionWithdrawn', data: { by: isOwnedBy(caller, before) ? 'owner' : 'staff' } });
      return { events };
    }
    // An owner's edit resubmits a rejected listing.
    if (revised || (before.state === 'rejected' && events.length > 0))
      events.push({ type: 'ListingFactsRevised', data: { facts } });
    return { events };
  },
};

/** Newly known places are not a change of verified facts. */
function keepPlaceIds(facts: MaterialFacts, before: MaterialFacts): MaterialFacts {
  const { placeIds: _, ...rest } = facts;
  const whereabouts = ({ position, city, locality, project }: MaterialFacts) => [position, city, locality, project];
  if (!isDeepStrictEqual(whereabouts(facts), whereabouts(before))) return facts;
  return { ...rest, ...(before.placeIds && { placeIds: before.placeIds }) };
}
