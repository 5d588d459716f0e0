import type { AccountId, LeadStatus, ListingId, NextStep, NoteId } from '@naksha/events/kernel';

/**
 * One buyer's interest in one listing; id `{listing}-{buyer}`. It is a lead if `contactedAt` is set. Times are ISO 8601 in UTC.
 */
export type InterestDocument = {
  listing: ListingId;
  buyer: AccountId;
  /** Set at the first contact. */
  seller?: AccountId;
  saved: boolean;
  /** Saved at some time, perhaps removed since. */
  onceSaved?: true;
  /** First time. */
  savedAt?: string;
  /** Last time. */
  lastSavedAt?: string;
  /** Hidden from the buyer's map and lists since then. */
  dismissedAt?: string;
  viewedOn: string[];
  contactedAt?: string;
  status?: LeadStatus;
  statusAt?: string;
  /** City as named by the listing; its assistant calls. */
  city?: string;
  /** When the buyer wants to be called. */
  callbackAt?: string;
  step?: { what: NextStep; at: string };
  /** Staff notes, oldest first; texts are in the vault. `by`: an account. */
  notes?: { id: NoteId; at: string; by: AccountId }[];
  /** When the next step of an open lead is due; leads are sorted by it. */
  due?: string;
};
