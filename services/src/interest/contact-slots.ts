import type { Claim, EventStore } from '@naksha/events/event-store';
import type { AccountId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { ServicesSettings } from '../injection/settings.ts';
import { EVENT_STORE, SETTINGS } from '../injection/tokens.ts';

const KIND = 'contact';
/** New contacts that one person may make in a day of India. */
export const CONTACTS_A_DAY = 20;

/**
 * A buyer's new contacts of one day, as numbered claims: two requests at once can't both take the last, which counting
 * rows would allow.
 */
@Injectable()
export class ContactSlots {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(SETTINGS) private readonly settings: ServicesSettings,
  ) {}

  /** @returns the claim to the first free one, or undefined where none is left */
  async free(buyer: AccountId, day: string, owner: string): Promise<Claim | undefined> {
    const prefix = `${buyer}/${day}/`;
    const taken = new Set((await this.store.claims(KIND, prefix)).map(({ key }) => key));
    for (let n = 1; n <= this.settings.contactsADay; n++)
      if (!taken.has(prefix + n)) return { kind: KIND, key: prefix + n, owner };
    return undefined;
  }
}
