import type { AccountId, ListingId, PropertyType, Subtype } from '@naksha/events/kernel';

/** Remains when the listing is deleted, for roles and for the leads it brought. Visible to the seller only. */
export type PostingDocument = {
  listing: ListingId;
  seller: AccountId;
  title: string;
  /** Review or take-down removes it. */
  publicTitle?: string;
  propertyType: PropertyType;
  subtype: Subtype;
  deleted: boolean;
};
