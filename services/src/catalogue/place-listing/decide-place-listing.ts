import { type Caller, hasAnyRoleOrIsAdministrator, type MaterialFacts } from '@naksha/events/contracts';
import { accepted, type PlaceIds, refused } from '@naksha/events/kernel';
import { invalidFieldsRefusal } from '../../commands/refusal.ts';
import { listing } from '../../listings/listing.ts';
import type { ListingRule } from '../../listings/listing-command.ts';
import { staffOnlyRefusal, visibleListingOrRefusal } from '../../listings/listing-refusals.ts';

/** Undefined if there is no such locality. */
export type PlaceListingInput = { caller: Caller; place: Required<Pick<PlaceIds, 'city' | 'locality'>> | undefined };

/** The wording stays; an existing place is kept. */
export const placeListing: ListingRule<PlaceListingInput> = {
  ...listing,
  decide(state, { caller, place }) {
    if (!hasAnyRoleOrIsAdministrator(caller, 'editor', 'reviewer')) return refused(staffOnlyRefusal);
    const found = visibleListingOrRefusal(state, caller);
    if ('refusal' in found) return found;
    if (!place) return refused(invalidFieldsRefusal([{ field: 'place', reason: 'is not a known locality' }]));
    const { facts, pending } = found.listing;
    const inPlace = (of: MaterialFacts | undefined): PlaceIds | undefined =>
      of?.locality && !of.placeIds?.locality ? { ...of.placeIds, ...place } : undefined;
    const [placed, revision] = [inPlace(facts), inPlace(pending)];
    if (!placed && !revision) return accepted();
    return accepted({
      type: 'ListingPlaced',
      data: { ...(placed && { facts: placed }), ...(revision && { revision }) },
    });
  },
};
