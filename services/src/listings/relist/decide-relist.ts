import type { Caller } from '@naksha/events/contracts';
import { accepted, refused, relistDeadline } from '@naksha/events/kernel';
import { listing } from '../listing.ts';
import type { ListingRule } from '../listing-command.ts';
import { isOwnedBy, isSold, notYourListing, visibleListingOrRefusal } from '../listing-refusals.ts';

/** Goes to review first if a revision was pending, or if the owner reverts a sale by the office. */
export const relist: ListingRule<{ caller: Caller }, { now: Date }> = {
  ...listing,
  decide(state, { caller }, { now }) {
    const found = visibleListingOrRefusal(state, caller);
    if ('refusal' in found) return found;
    const { state: sold, soldAt, unsettled: facts } = found.listing;
    const mine = isOwnedBy(caller, found.listing);
    if (!mine && !caller.staff) return refused(notYourListing);
    if (!isSold(found.listing))
      return refused({ status: 409, code: 'not_sold', detail: 'Only a sold listing can be relisted.' });
    if (soldAt !== undefined && now.getTime() > Date.parse(relistDeadline(soldAt)))
      return refused({
        status: 409,
        code: 'relist_too_late',
        detail: 'It was sold more than 30 days ago. Post it again instead.',
      });
    const againstOffice = sold === 'sold_by_naksha' && !caller.staff;
    return accepted({
      type: 'ListingRelisted',
      data: {
        by: mine ? 'owner' : 'staff',
        to: facts || againstOffice ? 'under_review' : 'verified',
        ...(facts && { facts }),
      },
    });
  },
};
