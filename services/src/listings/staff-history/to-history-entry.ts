import type { KnownEvent, ListingEvent } from '@naksha/events/contracts';
import type { AccountId } from '@naksha/events/kernel';
import type { HistoryEntry } from '@naksha/events/wire/review';

export function toHistoryEntry(event: KnownEvent<ListingEvent>, seller: AccountId): HistoryEntry {
  return { what: event.type, at: event.occurredAt, ...findActor(event, seller), ...findReasons(event) };
}

function findActor({ actor }: KnownEvent, seller: AccountId): Pick<HistoryEntry, 'by' | 'actor'> {
  if (actor === 'system') return { by: 'system' };
  const account = actor.slice('account:'.length) as AccountId;
  return account === seller ? { by: 'owner' } : { by: 'staff', actor: account };
}

function findReasons(event: ListingEvent): Partial<HistoryEntry> {
  switch (event.type) {
    case 'ListingPosted':
      return { price: event.data.price };
    case 'ListingPriceChanged':
      return { price: event.data.to };
    case 'ListingVerified': {
      const { checks, by: role, withdrawn, price, sample } = event.data;
      return { checks, price, ...(role && { role }), ...(withdrawn && { withdrawn }), ...(sample && { sample }) };
    }
    case 'ListingRejected': {
      const { reasons, codes, by: role } = event.data;
      return { reasons, ...(codes && { codes }), ...(role && { role }) };
    }
    case 'ListingQuestioned':
      return { role: event.data.by };
    default:
      return {};
  }
}
