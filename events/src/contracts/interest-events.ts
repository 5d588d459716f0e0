import { z } from 'zod';
import { LEAD_STATUSES, NEXT_STEPS } from '../kernel/options.ts';
import { type EventsOf, event } from './define-stream.ts';
import { accountId, istDay, listingId, noteId } from './primitives.ts';

const between = z.object({ listing: listingId, buyer: accountId });

/** Stream `interest-{listing}-{buyer}`: one buyer's interest in one listing, ordered with the listing's own events. */
export const interestStream = {
  /** At most once a day. */
  ListingViewed: event(between.extend({ day: istDay })),
  ListingSaved: event(between),
  ListingUnsaved: event(between),
  /** The lead: at most once a buyer and listing. */
  /** `city`: of the listing as it was asked about, whose assistant calls; missing where it said none, and until 2026-11. */
  ListingContacted: event(between.extend({ seller: accountId, day: istDay, city: z.string().optional() })),
  /** The buyer asked to be called then. Asked again it is the later wish that counts. */
  CallbackAsked: event(between.extend({ at: z.iso.datetime() })),
  LeadStatusSet: event(between.extend({ seller: accountId, status: z.enum(LEAD_STATUSES) })),
  /** Staff wrote something down; the words are in the vault. */
  LeadNoted: event(between.extend({ note: noteId })),
  /** What staff do next, and when; null: nothing any more. */
  LeadNextStepSet: event(
    between.extend({ step: z.object({ what: z.enum(NEXT_STEPS), at: z.iso.datetime() }).nullable() }),
  ),
};
export type InterestEvent = EventsOf<typeof interestStream>;
