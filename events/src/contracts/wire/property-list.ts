import type { ListingState } from './listing-card.ts';
import type { Property } from './property.ts';

/** Of the specification's lists. */
export const LISTED_FIELDS = [
  'id',
  'slug',
  'title',
  'cover_image',
  'expected_price',
  'position',
  'city',
  'assisted_by',
  'is_verified',
  'has_access',
  'property_subtype',
  'profile_details',
  'posted_on',
  'demo',
] as const satisfies readonly (keyof Property)[];
export type ListedProperty = Pick<Property, (typeof LISTED_FIELDS)[number]>;

/** As its owner sees it. */
export type OwnProperty = ListedProperty & {
  listing_state: ListingState;
  is_sold: boolean;
  is_sold_by_naksha: boolean;
  edit_status: 'none' | 'in_review';
};

export const PROPERTIES_A_PAGE = 500;

/** `page_no`: the next page, 0 after the last; 0 and 1 both mean the first. */
export type PropertyPage<Listed = ListedProperty> = { property_data: Listed[]; page_no: number };

/** The specification does not say where its client reads `page_no`, so it is in both places. */
export type AllProperties = { code: 200; property: PropertyPage; page_no: number };

export type MyListings = { code: 200; property: OwnProperty[]; page_no: number };

export const BUYER_ACTION_IDS = { 1: 'contacted', 2: 'viewed', 3: 'saved' } as const;
export type BuyerAction = (typeof BUYER_ACTION_IDS)[keyof typeof BUYER_ACTION_IDS];
