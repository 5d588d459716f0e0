import type { ListingEvent } from '@naksha/events/contracts';
import { accepted, availabilityLapsesAt, type Decision } from '@naksha/events/kernel';
import type { Refusal } from '../../commands/refusal.ts';
import { type Listing, listing, type PostedListing } from '../listing.ts';

/** ISO 8601; undefined if it cannot lapse: not on the market, already lapsed, or a demo. */
export function findAvailabilityLapseTime({ state, demo, lapsed, confirmedAt }: PostedListing): string | undefined {
  return state === 'verified' && !demo && !lapsed && confirmedAt ? availabilityLapsesAt(confirmedAt) : undefined;
}

/** Idempotent, and without effect if the owner has confirmed since. */
export const lapseAvailability = {
  ...listing,
  decide(state: Listing, { due }: { due: Date }, { now }: { now: Date }): Decision<ListingEvent, Refusal> {
    if (state.state === 'unposted') return accepted();
    const counts = findAvailabilityLapseTime(state);
    if (counts !== due.toISOString() || now < due) return accepted();
    return accepted({ type: 'AvailabilityLapsed', data: { due: counts } });
  },
};
