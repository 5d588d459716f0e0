import type { AttributeNumbers, PlaceId, Position, PropertyType, Subtype } from '@naksha/events/kernel';

/** What the map knows of one listing. Sold, rejected and deleted ones are not rows. */
export type MapRow = {
  /** The listing's 53-bit number, `listingNumber(id)`: ids grow with time. */
  id: number;
  position: Position;
  propertyType: PropertyType;
  subtype: Subtype;
  /** 1 to 9, 99 for more, 0 where the subtype has none. */
  bedrooms: number;
  /** Whole rupees, at most 999,999,999; 0, which no price filter holds, where it is withheld. */
  price: number;
  /** `filterArea`: whole numbers of the subtype's own unit; 0, which no area filter holds, where it is withheld. */
  area: number;
  /** Square feet, for price per area. */
  sqft: number;
  state: 'under_review' | 'verified' | 'stale';
  /** Per mille by which the price now lies below the one before its newest fall; 0 where it did not fall. */
  cut: number;
  /** Invented: its price is no market figure. */
  demo: boolean;
  /** Its owner offers it, no dealer or builder; false, which the filter for owners leaves out, where that is withheld. */
  byOwner: boolean;
  /** City, locality and project in which it lies, as far as they are known. */
  places: readonly PlaceId[];
  /** Distinct terms of title, project, locality and slug (`listTerms`). */
  words: readonly string[];
  /** `attributeTerms` and `listingTerms` of what its owner says of it; none where that is withheld. */
  attributes: readonly string[];
  /** `attributeNumbers` of the same; none where that is withheld. */
  numbers: AttributeNumbers;
};

/** What stands for a place among the terms of a row: no word has such a sign. */
export const placeTerm = (id: PlaceId): string => `@${id}`;

export type MapChange = { remove: number } | { upsert: MapRow };
