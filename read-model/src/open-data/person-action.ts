import type { KnownEvent } from '@naksha/events/contracts';
import type { AccountId } from '@naksha/events/kernel';
import type { PeopleAct } from '@naksha/events/open-data';

export type PersonAction = { day: string; person: AccountId; act: PeopleAct; place: string | null };

const ACTS: Partial<Record<KnownEvent['type'], PeopleAct>> = {
  ListingViewed: 'seen',
  ListingSaved: 'saved',
  ListingContacted: 'contacted',
};

export function findBuyerAction(event: KnownEvent): Pick<PersonAction, 'person' | 'act'> | undefined {
  const act = ACTS[event.type];
  return act && { act, person: (event.data as { buyer: AccountId }).buyer };
}
