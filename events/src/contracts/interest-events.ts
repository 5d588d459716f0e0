import { z } from 'zod';
import { LEAD_STATUSES } from '../kernel/options.ts';
import { type EventsOf, event } from './define-stream.ts';
import { accountId, istDay, listingId } from './primitives.ts';

const between = z.object({ listing: listingId, buyer: accountId });

/** Stream `interest-{listing}-{buyer}`: one buyer's interest in one listing, ordered with the listing's own events. */
export const interestStream = {
  /** At most once a day. */
  ListingViewed: event(between.extend({ day: istDay })),
  ListingSaved: event(between),
  ListingUnsaved: event(between),
  /** The lead: at most once a buyer and listing. */
  ListingContacted: event(between.extend({ seller: accountId, day: istDay })),
  LeadStatusSet: event(between.extend({ seller: accountId, status: z.enum(LEAD_STATUSES) })),
};
export type InterestEvent = EventsOf<typeof interestStream>;
