import type { InterestEvent } from '@naksha/events/contracts';
import { type AccountId, accepted, type Decider, type Decision, type ListingId, refused } from '@naksha/events/kernel';
import type { Refusal } from '../../commands/refusal.ts';
import type { Listing, PostedListing } from '../../listings/listing.ts';
import { alreadySold, existing, isSold } from '../../listings/listing-refusals.ts';
import { type Interest, interest } from '../interest.ts';

export const INTEREST_ACTIONS = ['viewed', 'saved', 'unsaved', 'contacted'] as const;
export type InterestAction = (typeof INTEREST_ACTIONS)[number];

/** `liked`: the state that "saved" is to lead to; without it "saved" toggles. */
export type InterestDecision = { action: InterestAction; liked?: boolean; listing: ListingId; buyer: AccountId };

export type InterestContext = {
  listing: Listing;
  /** Today in India. */
  day: string;
  /** Is one of the buyer's contacts of the day left? */
  contactLeft: boolean;
  /** Seconds until tomorrow in India. */
  untilTomorrow: number;
};

export const notPublic: Refusal = { status: 404, code: 'listing_not_public', detail: 'the listing is under review' };
export const contactOwn: Refusal = {
  status: 403,
  code: 'contact_own_listing',
  detail: 'nobody contacts their own listing',
};
export const contactDemo: Refusal = {
  status: 403,
  code: 'contact_demo_listing',
  detail: 'nobody stands behind a demo listing who could be contacted',
};

/** What a buyer's tap leads to. Doing again what is done already is accepted, and nothing happens. */
export const recordInterest: Decider<Interest, InterestDecision, InterestEvent, InterestContext, Refusal> = {
  ...interest,
  decide(state, command, context) {
    const between = { listing: command.listing, buyer: command.buyer };
    // To forget a listing must always be possible, whatever has become of it.
    if (!wantsSaved(state, command) && context.listing.state !== 'unposted')
      return state.saved ? accepted({ type: 'ListingUnsaved', data: between }) : accepted();

    const found = existing(context.listing);
    if ('refusal' in found) return found;
    const own = found.listing.seller === command.buyer;
    if (!isPublic(found.listing) && !own) return refused(notPublic);
    switch (command.action) {
      case 'viewed':
        // A seller looking at their own listing is no buyer's interest. A day before the newest: servers' clocks disagree.
        return own || (state.viewedOn !== undefined && state.viewedOn >= context.day)
          ? accepted()
          : accepted({ type: 'ListingViewed', data: { ...between, day: context.day } });
      case 'saved':
      case 'unsaved':
        return state.saved ? accepted() : accepted({ type: 'ListingSaved', data: between });
      case 'contacted':
        return contact(state, between, found.listing, context);
      default:
        return command.action satisfies never;
    }
  },
};

/** Is the listing to be among the saved ones afterwards? Views and contacts leave that alone. */
function wantsSaved(state: Interest, { action, liked }: InterestDecision): boolean {
  if (action === 'unsaved') return false;
  return action === 'saved' ? (liked ?? !state.saved) : true;
}

function contact(
  state: Interest,
  between: { listing: ListingId; buyer: AccountId },
  listing: PostedListing,
  { contactLeft, day, untilTomorrow }: InterestContext,
): Decision<InterestEvent, Refusal> {
  if (listing.seller === between.buyer) return refused(contactOwn);
  if (listing.demo) return refused(contactDemo);
  if (state.lead) return accepted();
  if (isSold(listing)) return refused(alreadySold);
  if (!contactLeft)
    return refused({
      status: 429,
      code: 'contacts_of_today_used',
      detail: 'you have contacted as many new listings today as one person may: go on tomorrow',
      retryAfter: untilTomorrow,
    });
  return accepted({ type: 'ListingContacted', data: { ...between, seller: listing.seller, day } });
}

const isPublic = (listing: PostedListing): boolean => listing.state === 'verified' || isSold(listing);
