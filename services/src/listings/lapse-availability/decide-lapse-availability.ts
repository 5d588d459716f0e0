import type { ListingEvent } from '@naksha/events/contracts';
import { accepted, type Decision, lapseDue } from '@naksha/events/kernel';
import type { Refusal } from '../../commands/refusal.ts';
import { type Listing, listing, type PostedListing } from '../listing.ts';

/**
 * When the listing lapses unless its owner says a word before, ISO 8601.
 * @returns undefined where nothing lapses: not on the market, lapsed already, or a demo
 */
export function availabilityDue({ state, demo, lapsed, confirmedAt }: PostedListing): string | undefined {
  return state === 'verified' && !demo && !lapsed && confirmedAt ? lapseDue(confirmedAt) : undefined;
}

/**
 * The time is up, as a scheduler found: for this listing and that moment. It lapses once however often it is said, and not
 * at all where its owner has confirmed it since: then another moment counts.
 */
export const lapseAvailability = {
  ...listing,
  decide(state: Listing, { due }: { due: Date }, { now }: { now: Date }): Decision<ListingEvent, Refusal> {
    if (state.state === 'unposted') return accepted();
    const counts = availabilityDue(state);
    if (counts !== due.toISOString() || now < due) return accepted();
    return accepted({ type: 'AvailabilityLapsed', data: { due: counts } });
  },
};
