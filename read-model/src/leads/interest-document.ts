import type { AccountId, LeadStatus, ListingId, NextStep, NoteId } from '@naksha/events/kernel';

/** Id `{listing}-{buyer}`. It is a lead if `contactedAt` is set. */
export type InterestDocument = {
  listing: ListingId;
  buyer: AccountId;
  seller?: AccountId;
  saved: boolean;
  onceSaved?: true;
  savedAt?: string;
  lastSavedAt?: string;
  dismissedAt?: string;
  viewedOn: string[];
  contactedAt?: string;
  status?: LeadStatus;
  statusAt?: string;
  /** City as named by the listing; its assistant calls. */
  city?: string;
  callbackAt?: string;
  step?: { what: NextStep; at: string };
  notes?: { id: NoteId; at: string; by: AccountId }[];
  /** Only open leads have one. */
  due?: string;
};
