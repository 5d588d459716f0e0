import type { Claim, EventStore } from '@naksha/events/event-store';
import type { AccountId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { findFreeSlot } from '../commands/find-free-slot.ts';
import { EVENT_STORE } from '../injection/tokens.ts';

/** New listings per buyer and Indian calendar day. */
export const CONTACTS_A_DAY = 20;

export const CONTACT = 'contact';

@Injectable()
export class ContactSlots {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  async free(buyer: AccountId, day: string, owner: string): Promise<Claim | undefined> {
    const slots = { kind: CONTACT, prefix: `${buyer}/${day}/`, max: CONTACTS_A_DAY, owner };
    return findFreeSlot(await this.store.listClaims(slots.kind, slots.prefix), slots);
  }
}
