import { LISTED_FIELDS, type ListedProperty, type OwnProperty } from '@naksha/events/wire/property-list';
import type { ListingDocument } from '../listing/listing-document.ts';
import { type PropertyContext, toProperty } from './to-property.ts';

/** Derived from the caller's page, so that numbers are masked the same way. */
export function toListedProperty(
  listing: ListingDocument,
  context: Omit<PropertyContext, 'description' | 'photos'>,
): ListedProperty {
  const property = toProperty(listing, { ...context, description: undefined });
  return Object.fromEntries(LISTED_FIELDS.map((field) => [field, property[field]])) as ListedProperty;
}

export const toOwnState = ({ state, pending }: ListingDocument) =>
  ({
    listing_state: state,
    is_sold: state === 'sold' || state === 'sold_by_naksha',
    is_sold_by_naksha: state === 'sold_by_naksha',
    edit_status: pending ? 'in_review' : 'none',
  }) satisfies Omit<OwnProperty, keyof ListedProperty>;
