import { z } from 'zod';
import { LEAD_STATUSES, NEXT_STEPS } from '../kernel/options.ts';
import { defineEvent, type EventsOf } from './define-stream.ts';
import { accountId, istDay, listingId, noteId } from './primitives.ts';

const between = z.object({ listing: listingId, buyer: accountId });

/** One buyer's interest in one listing, ordered with the listing's events. */
export const interestStream = {
  /** At most once a day. */
  ListingViewed: defineEvent(between.extend({ day: istDay })),
  ListingSaved: defineEvent(between),
  ListingUnsaved: defineEvent(between),
  ListingDismissed: defineEvent(between),
  ListingUndismissed: defineEvent(between),
  /** At most one per buyer and listing. `city`: the listing's then, whose assistant calls; missing before 2026-11. */
  ListingContacted: defineEvent(between.extend({ seller: accountId, day: istDay, city: z.string().optional() })),
  /** The latest counts. */
  CallbackAsked: defineEvent(between.extend({ at: z.iso.datetime() })),
  LeadStatusSet: defineEvent(between.extend({ seller: accountId, status: z.enum(LEAD_STATUSES) })),
  LeadNoted: defineEvent(between.extend({ note: noteId })),
  /** Null: no further step. */
  LeadNextStepSet: defineEvent(
    between.extend({ step: z.object({ what: z.enum(NEXT_STEPS), at: z.iso.datetime() }).nullable() }),
  ),
};
export type InterestEvent = EventsOf<typeof interestStream>;
