import type { AccountId, ListingId, PropertyType, Subtype } from '@naksha/events/kernel';

/**
 * Records that an account posted a listing, and remains when the listing is deleted: for roles, and for the leads it brought.
 * Visible to the seller only; kind and title as last given.
 */
export type PostingDocument = {
  listing: ListingId;
  seller: AccountId;
  title: string;
  /** The title while public, and after a deletion from that state; review or take-down removes it. */
  publicTitle?: string;
  propertyType: PropertyType;
  subtype: Subtype;
  deleted: boolean;
};
