import type { InterestEvent } from '@naksha/events/contracts';
import {
  type AccountId,
  accepted,
  type Decider,
  type Decision,
  isCallbackSlot,
  type ListingId,
  refused,
} from '@naksha/events/kernel';
import { invalidFieldsRefusal, type Refusal } from '../../commands/refusal.ts';
import type { Listing, PostedListing } from '../../listings/listing.ts';
import { alreadySold, isSold, visibleListingOrRefusal } from '../../listings/listing-refusals.ts';
import { type Interest, interest } from '../interest.ts';

export const INTEREST_ACTIONS = ['viewed', 'saved', 'unsaved', 'contacted', 'dismissed', 'undismissed'] as const;
export type InterestAction = (typeof INTEREST_ACTIONS)[number];

/** `liked`: the wanted state of "saved", which otherwise toggles. `callbackAt`: ISO 8601. */
export type InterestWish = { liked?: boolean; callbackAt?: string };
export type RecordInterestInput = InterestWish & { action: InterestAction; listing: ListingId; buyer: AccountId };

export type InterestContext = {
  listing: Listing;
  /** In India. */
  day: string;
  now: Date;
  contactLeft: boolean;
  /** Seconds until midnight in India. */
  untilTomorrow: number;
};

export const contactOwnRefusal: Refusal = {
  status: 403,
  code: 'contact_own_listing',
  detail: 'You cannot contact the seller of your own listing.',
};
export const contactDemoRefusal: Refusal = {
  status: 403,
  code: 'contact_demo_listing',
  detail: 'This is a demo listing. It has no seller to contact.',
};

/** Repeating an action is accepted without an event. */
export const recordInterest: Decider<Interest, RecordInterestInput, InterestEvent, InterestContext, Refusal> = {
  ...interest,
  decide(state, command, context) {
    const between = { listing: command.listing, buyer: command.buyer };
    const found = visibleListingOrRefusal(context.listing, { account: command.buyer, staff: false });
    // Removing a mark is always possible, whatever the state of the listing.
    const undo = findUndo(state, command);
    if (undo) {
      if (undo.isSet) return accepted({ type: undo.type, data: between });
      if (context.listing.state !== 'unposted' && context.listing.published) return accepted();
      return 'refusal' in found ? found : accepted();
    }
    if ('refusal' in found) return found;
    const own = found.listing.seller === command.buyer;
    switch (command.action) {
      case 'viewed':
        // Sellers' views of their own listings, and earlier days, because servers' clocks differ.
        return own || (state.viewedOn !== undefined && state.viewedOn >= context.day)
          ? accepted()
          : accepted({ type: 'ListingViewed', data: { ...between, day: context.day } });
      case 'saved':
      case 'unsaved':
        return state.saved ? accepted() : accepted({ type: 'ListingSaved', data: between });
      case 'dismissed':
      case 'undismissed':
        return state.dismissed ? accepted() : accepted({ type: 'ListingDismissed', data: between });
      case 'contacted':
        return decideContact(state, { ...between, callbackAt: command.callbackAt }, found.listing, context);
      default:
        return command.action satisfies never;
    }
  },
};

function findUndo(
  state: Interest,
  command: RecordInterestInput,
): { type: 'ListingUnsaved' | 'ListingUndismissed'; isSet: boolean } | undefined {
  if (command.action === 'undismissed') return { type: 'ListingUndismissed', isSet: state.dismissed ?? false };
  return wantsSaved(state, command) ? undefined : { type: 'ListingUnsaved', isSet: state.saved };
}

/** Views and contacts do not change it. */
function wantsSaved(state: Interest, { action, liked }: RecordInterestInput): boolean {
  if (action === 'unsaved') return false;
  return action === 'saved' ? (liked ?? !state.saved) : true;
}

type Contact = { listing: ListingId; buyer: AccountId; callbackAt?: string };

function decideContact(
  state: Interest,
  { callbackAt, ...between }: Contact,
  listing: PostedListing,
  context: InterestContext,
): Decision<InterestEvent, Refusal> {
  if (listing.seller === between.buyer) return refused(contactOwnRefusal);
  if (listing.demo) return refused(contactDemoRefusal);
  if (isSold(listing) && (callbackAt || !state.lead)) return refused(alreadySold);
  const called =
    callbackAt === undefined ? undefined : decideCallback(state, { ...between, at: callbackAt }, context.now);
  if (called && 'refusal' in called) return called;
  if (state.lead) return { events: called?.events ?? [] };
  const { contactLeft, day, untilTomorrow } = context;
  if (!contactLeft)
    return refused({
      status: 429,
      code: 'contacts_of_today_used',
      detail: 'You have reached today’s limit for new contacts. Try again tomorrow.',
      retryAfter: untilTomorrow,
    });
  const { city } = listing.facts;
  const lead = { ...between, seller: listing.seller, day, ...(city && { city }) };
  return { events: [{ type: 'ListingContacted', data: lead }, ...(called?.events ?? [])] };
}

/** So that calls stay possible. */
export const MAX_CALLBACK_REQUESTS = 10;

function decideCallback(
  { lead }: Interest,
  wish: { listing: ListingId; buyer: AccountId; at: string },
  now: Date,
): Decision<InterestEvent, Refusal> {
  const at = new Date(wish.at);
  if (!isCallbackSlot(at, now))
    return refused(
      invalidFieldsRefusal([{ field: 'callback_at', reason: 'must be one of our office’s calling hours' }]),
    );
  if (lead?.callback && new Date(lead.callback.at).getTime() === at.getTime()) return accepted();
  if ((lead?.callback?.asked ?? 0) >= MAX_CALLBACK_REQUESTS)
    return refused({
      status: 429,
      code: 'too_many_requests',
      detail: 'This call has been changed too often. Contact our office to change it again.',
      retryAfter: 86_400,
    });
  return accepted({ type: 'CallbackAsked', data: { ...wish, at: at.toISOString() } });
}
