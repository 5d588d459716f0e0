import type { AccountId, LeadStatus, ListingId, NextStep, NoteId } from '@naksha/events/kernel';

/** One buyer's interest in one listing; id `{listing}-{buyer}`. A lead is one whose `contactedAt` is set. Times are ISO 8601, UTC. */
export type InterestDocument = {
  listing: ListingId;
  buyer: AccountId;
  /** Known once contacted. */
  seller?: AccountId;
  saved: boolean;
  /** It was saved at some time, maybe no longer. */
  onceSaved?: true;
  /** For the first time. */
  savedAt?: string;
  /** And the last time. */
  lastSavedAt?: string;
  viewedOn: string[];
  contactedAt?: string;
  status?: LeadStatus;
  /** When the status was set. */
  statusAt?: string;
  /** Whose assistant calls, by the name that the listing gave its city. */
  city?: string;
  /** When the buyer wishes to be called. */
  callbackAt?: string;
  step?: { what: NextStep; at: string };
  /** What staff wrote down, the oldest first; the words are in the vault. `by`: an account. */
  notes?: { id: NoteId; at: string; by: AccountId }[];
  /** Of a lead that is not over: when something is to be done about it, now where nothing else was said. Leads are worked in this order. */
  due?: string;
};
