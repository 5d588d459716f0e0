import type { Claim, EventStore } from '@naksha/events/event-store';
import type { AccountId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { EVENT_STORE } from '../injection/tokens.ts';

const KIND = 'contact';
/** New listings that one buyer may ask about in a day of India. */
const CONTACTS_A_DAY = 20;

/**
 * A buyer's new contacts of one day, as numbered claims: two requests at once can't both take the last, which counting
 * rows would allow.
 */
@Injectable()
export class ContactSlots {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** @returns the claim to the first free one, or undefined where none is left */
  async free(buyer: AccountId, day: string, owner: string): Promise<Claim | undefined> {
    const prefix = `${buyer}/${day}/`;
    const taken = new Set((await this.store.claims(KIND, prefix)).map(({ key }) => key));
    for (let n = 1; n <= CONTACTS_A_DAY; n++) if (!taken.has(prefix + n)) return { kind: KIND, key: prefix + n, owner };
    return undefined;
  }
}
