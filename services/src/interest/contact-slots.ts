import type { Claim, EventStore } from '@naksha/events/event-store';
import type { AccountId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { findFreeSlotClaim } from '../commands/find-free-slot.ts';
import type { ErasedPerson, ErasureRule, ErasureTransaction } from '../erasure-rule/erasure-rule.ts';
import { EVENT_STORE } from '../injection/tokens.ts';

/** New listings per buyer and Indian calendar day. */
export const MAX_CONTACTS_PER_DAY = 20;

export const CONTACT_CLAIM = 'contact';

@Injectable()
export class ContactSlots {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  async findFreeSlot(buyer: AccountId, day: string, owner: string): Promise<Claim | undefined> {
    const slots = { kind: CONTACT_CLAIM, prefix: `${buyer}/${day}/`, max: MAX_CONTACTS_PER_DAY, owner };
    return findFreeSlotClaim(await this.store.listClaims(slots.kind, slots.prefix), slots);
  }
}

/** Leads stay with their sellers, without a name. */
@Injectable()
export class EraseContacts implements ErasureRule {
  async deleteRows(transaction: ErasureTransaction, { account }: ErasedPerson): Promise<void> {
    await transaction.claim.deleteMany({ where: { kind: CONTACT_CLAIM, key: { startsWith: `${account}/` } } });
  }
}
