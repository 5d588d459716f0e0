import { z } from 'zod';
import { LEAD_STATUSES, NEXT_STEPS } from '../kernel/options.ts';
import { type EventsOf, event } from './define-stream.ts';
import { accountId, istDay, listingId, noteId } from './primitives.ts';

const between = z.object({ listing: listingId, buyer: accountId });

/** Stream `interest-{listing}-{buyer}`: one buyer's interest in one listing, ordered with the listing's events. */
export const interestStream = {
  /** At most once a day. */
  ListingViewed: event(between.extend({ day: istDay })),
  ListingSaved: event(between),
  ListingUnsaved: event(between),
  /** The buyer does not want to see the listing on map and lists any more. */
  ListingDismissed: event(between),
  ListingUndismissed: event(between),
  /** The lead: at most once a buyer and listing. */
  /**
   * A lead; at most one per buyer and listing. `city`: of the listing at that time, whose assistant calls; missing if it had
   * none, and before 2026-11.
   */
  ListingContacted: event(between.extend({ seller: accountId, day: istDay, city: z.string().optional() })),
  /** Requested call time; the latest counts. */
  CallbackAsked: event(between.extend({ at: z.iso.datetime() })),
  LeadStatusSet: event(between.extend({ seller: accountId, status: z.enum(LEAD_STATUSES) })),
  /** The text is in the vault. */
  LeadNoted: event(between.extend({ note: noteId })),
  /** Null: no further step. */
  LeadNextStepSet: event(
    between.extend({ step: z.object({ what: z.enum(NEXT_STEPS), at: z.iso.datetime() }).nullable() }),
  ),
};
export type InterestEvent = EventsOf<typeof interestStream>;
