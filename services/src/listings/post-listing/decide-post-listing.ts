import type { Caller, ListingEvent } from '@naksha/events/contracts';
import { accepted, type Decider, LISTER_TYPES, type ListerType, refused, type TextId } from '@naksha/events/kernel';
import { invalidFieldsRefusal, type Refusal } from '../../commands/refusal.ts';
import { cleanFactsOrListErrors, type FactsContext } from '../check-facts.ts';
import { listExternalIdErrors } from '../external-id.ts';
import { type Listing, listing } from '../listing.ts';
import type { ListingDraft } from '../listing-draft.ts';

/** `text`: the vault's id of the description. */
export type PostListingInput = { caller: Caller; draft: ListingDraft; text?: TextId; demo: boolean; batch?: string };

/** The listing is on the map immediately, as under review. */
export const postListing: Decider<Listing, PostListingInput, ListingEvent, FactsContext, Refusal> = {
  ...listing,
  decide(state, { caller, draft, text, demo, batch }, context) {
    if (state.state !== 'unposted') throw new Error('The listing cannot be posted, because it has been posted before');
    const checked = cleanFactsOrListErrors(draft, text, context, caller);
    const errors = [
      ...(Array.isArray(checked) ? checked : []),
      ...listListerErrors(draft.lister, caller),
      ...listExternalIdErrors(draft.external_id),
    ];
    if (errors.length > 0 || Array.isArray(checked)) return refused(invalidFieldsRefusal(errors));
    return accepted({
      type: 'ListingPosted',
      data: { seller: caller.account, lister: draft.lister as ListerType, demo, ...(batch && { batch }), ...checked },
    });
  },
};

function listListerErrors(lister: string, { staff }: Caller) {
  const allowed = LISTER_TYPES.filter((type) => staff || type !== 'naksha_admin');
  return (allowed as string[]).includes(lister)
    ? []
    : [{ field: 'lister', reason: `must be one of ${allowed.join(', ')}` }];
}
