import type { AttributeNumbers, PlaceId, Position, PropertyType, Subtype } from '@naksha/events/kernel';

/** Without sold, rejected and deleted listings. */
export type MapRow = {
  /** `listingNumber(id)`, 53 bits; IDs grow with time. */
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
  /** Per mille below the previous price; 0 if not reduced. */
  cut: number;
  demo: boolean;
  /** False if withheld. */
  byOwner: boolean;
  places: readonly PlaceId[];
  /** Distinct, see `listIndexTermsOfText`. */
  words: readonly string[];
  /** Empty if withheld. */
  attributes: readonly string[];
  /** Empty if withheld. */
  numbers: AttributeNumbers;
};

/** No word contains this character. */
export const placeIndexTerm = (id: PlaceId): string => `@${id}`;

export type MapChange = { remove: number } | { upsert: MapRow };
