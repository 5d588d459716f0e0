import type { AccountId, ListingId, PropertyType, Subtype } from '@naksha/events/kernel';

/**
 * That somebody posted a listing, which stays when the listing is gone: what its seller is by having posted, and what the
 * leads that it brought were about. For its seller alone; type and title as they last gave them.
 */
export type PostingDocument = {
  listing: ListingId;
  seller: AccountId;
  title: string;
  /** Its title while everybody may read it, and after its owner deleted it then; staff's look and take-down end it. */
  publicTitle?: string;
  propertyType: PropertyType;
  subtype: Subtype;
  deleted: boolean;
};
