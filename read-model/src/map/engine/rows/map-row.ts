import type { AttributeNumbers, PlaceId, Position, PropertyType, Subtype } from '@naksha/events/kernel';

/** What the map knows about a listing. Sold, rejected and deleted listings are not rows. */
export type MapRow = {
  /** The listing's 53-bit number, `listingNumber(id)`; IDs grow with time. */
  id: number;
  position: Position;
  propertyType: PropertyType;
  subtype: Subtype;
  /** 1 to 9; 99 for more; 0 if the subtype has none. */
  bedrooms: number;
  /** Whole rupees, at most 999,999,999; 0 if withheld, which no price filter includes. */
  price: number;
  /** `filterArea` in whole units of the subtype's area unit; 0 if withheld, which no area filter includes. */
  area: number;
  /** Square feet, for the price per area. */
  sqft: number;
  state: 'under_review' | 'verified' | 'stale';
  /** Per mille by which the price is below the one before its latest reduction; 0 if it was not reduced. */
  cut: number;
  /** A demo home, whose price is not a market price. */
  demo: boolean;
  /** Offered by its owner rather than a dealer or builder; false if withheld. */
  byOwner: boolean;
  /** City, locality and project, as far as known. */
  places: readonly PlaceId[];
  /** Distinct terms of title, project, locality and slug (`listTerms`). */
  words: readonly string[];
  /** `attributeTerms` and `listingTerms` of the owner's values; empty if withheld. */
  attributes: readonly string[];
  /** `attributeNumbers` of the owner's values; empty if withheld. */
  numbers: AttributeNumbers;
};

/** Represents a place among a row's terms; no word contains this character. */
export const placeTerm = (id: PlaceId): string => `@${id}`;

export type MapChange = { remove: number } | { upsert: MapRow };
