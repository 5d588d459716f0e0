import type { KnownEvent } from '@naksha/events/contracts';
import type { AccountId } from '@naksha/events/kernel';
import type { PeopleAct } from '@naksha/events/open-data';

/** An action of a person on a listing in a place. */
export type ActedOn = { day: string; person: AccountId; act: PeopleAct; place: string | null };

const ACTS: Partial<Record<KnownEvent['type'], PeopleAct>> = {
  ListingViewed: 'seen',
  ListingSaved: 'saved',
  ListingContacted: 'contacted',
};

/** @returns undefined if the event is not a counted action */
export function parseAct(event: KnownEvent): Pick<ActedOn, 'person' | 'act'> | undefined {
  const act = ACTS[event.type];
  return act && { act, person: (event.data as { buyer: AccountId }).buyer };
}
