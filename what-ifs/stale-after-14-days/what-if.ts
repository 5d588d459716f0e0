/**
 * What if a listing greyed out 14 days after the last word of its owner or staff, in place of 37? Every word that was said is
 * kept as it was said; that owners might have answered sooner nobody can know.
 */
import type { KnownEvent } from '@naksha/events/contracts';
import type { WhatIf } from '@naksha/read-model/what-if';

const DAYS = 14;
const DAY_MS = 86_400_000;
const OFF = ['ListingSold', 'ListingDeleted'];

const whatIf: WhatIf = {
  title: `Listings grey out after ${DAYS} days`,
  history(events, until) {
    const kept = events.filter(({ type }) => type !== 'AvailabilityLapsed');
    const told: KnownEvent[] = [];
    let said: KnownEvent | undefined;
    const lapse = (before: string) => {
      const due = said && new Date(Date.parse(said.occurredAt) + DAYS * DAY_MS).toISOString();
      if (!said || !due || due >= before) return;
      told.push({ ...said, type: 'AvailabilityLapsed', data: { due }, occurredAt: due } as KnownEvent);
      said = undefined;
    };
    for (const event of kept) {
      const isWord = event.type === 'ListingVerified' || event.type === 'AvailabilityConfirmed';
      if (isWord || event.type === 'ListingRelisted' || OFF.includes(event.type)) lapse(event.occurredAt);
      told.push(event);
      if (isWord) said = event;
      if (event.type === 'ListingRelisted') said = event.data.to === 'verified' ? event : undefined;
      if (OFF.includes(event.type) || (event.type === 'ListingRejected' && event.data.takenDown)) said = undefined;
    }
    lapse(until);
    return told;
  },
};
export default whatIf;
