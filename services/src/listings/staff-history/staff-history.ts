import {
  type Caller,
  decodeEvent,
  hasAnyRoleOrIsAdministrator,
  type KnownEvent,
  type ListingEvent,
} from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { type AccountId, type ListingId, nameListingStream } from '@naksha/events/kernel';
import type { HistoryEntry } from '@naksha/events/wire/review';
import { Inject, Injectable } from '@nestjs/common';
import { refusalProblem, staffOnlyRefusal } from '../../commands/refusal.ts';
import { EVENT_STORE } from '../../injection/tokens.ts';
import { Vault } from '../../vault/vault.ts';
import { noSuchListing } from '../listing-refusals.ts';
import { toHistoryEntry } from './to-history-entry.ts';

@Injectable()
export class StaffHistory {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(Vault) private readonly vault: Vault,
  ) {}

  async read(id: ListingId, caller: Caller): Promise<HistoryEntry[]> {
    if (!hasAnyRoleOrIsAdministrator(caller, 'reviewer')) throw refusalProblem(staffOnlyRefusal);
    const events = (await this.store.readStream(nameListingStream(id))).map(
      (event) => decodeEvent(event) as KnownEvent<ListingEvent>,
    );
    const [first] = events;
    if (first?.type !== 'ListingPosted') throw refusalProblem(noSuchListing);
    const { seller } = first.data;
    const entries = events.map((event) => toHistoryEntry(event, seller));
    const staff = entries.flatMap(({ actor }) => actor ?? ([] as AccountId[]));
    const names = await this.vault.findFirstNames(staff);
    return entries.map((entry) => ({
      ...entry,
      ...(entry.actor && { initial: [...(names.get(entry.actor) ?? '')][0]?.toUpperCase() ?? '' }),
    }));
  }
}
