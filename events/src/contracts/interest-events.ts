import { z } from 'zod';
import { LEAD_STATUSES, NEXT_STEPS } from '../kernel/options.ts';
import { type EventsOf, event } from './define-stream.ts';
import { accountId, istDay, listingId, noteId } from './primitives.ts';

const between = z.object({ listing: listingId, buyer: accountId });

/** One buyer's interest in one listing, ordered with the listing's events. */
export const interestStream = {
  /** At most once a day. */
  ListingViewed: event(between.extend({ day: istDay })),
  ListingSaved: event(between),
  ListingUnsaved: event(between),
  ListingDismissed: event(between),
  ListingUndismissed: event(between),
  /** At most one per buyer and listing. `city`: the listing's then, whose assistant calls; missing before 2026-11. */
  ListingContacted: event(between.extend({ seller: accountId, day: istDay, city: z.string().optional() })),
  /** The latest counts. */
  CallbackAsked: event(between.extend({ at: z.iso.datetime() })),
  LeadStatusSet: event(between.extend({ seller: accountId, status: z.enum(LEAD_STATUSES) })),
  LeadNoted: event(between.extend({ note: noteId })),
  /** Null: no further step. */
  LeadNextStepSet: event(
    between.extend({ step: z.object({ what: z.enum(NEXT_STEPS), at: z.iso.datetime() }).nullable() }),
  ),
};
export type InterestEvent = EventsOf<typeof interestStream>;
