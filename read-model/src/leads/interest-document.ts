import type { AccountId, LeadStatus, ListingId } from '@naksha/events/kernel';

/** One buyer's interest in one listing; id `{listing}-{buyer}`. A lead is one whose `contactedAt` is set. Times are ISO 8601, UTC. */
export type InterestDocument = {
  listing: ListingId;
  buyer: AccountId;
  /** Known once contacted. */
  seller?: AccountId;
  saved: boolean;
  /** It was saved at some time, maybe no longer. */
  onceSaved?: true;
  viewedOn: string[];
  contactedAt?: string;
  status?: LeadStatus;
};
