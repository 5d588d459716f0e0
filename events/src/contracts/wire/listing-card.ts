import type { Area } from '../../kernel/area.ts';
import type { CardAttributes } from '../../kernel/attributes/listing-attributes.ts';
import type { Position } from '../../kernel/geo.ts';
import type { ListingId } from '../../kernel/ids.ts';
import type { ListerType, PropertyType, Subtype } from '../../kernel/options.ts';
import type { ShownPhoto } from './photos.ts';

export type ListingState = 'under_review' | 'verified' | 'rejected' | 'sold' | 'sold_by_naksha' | 'deleted';

/** The same for everyone. */
export type ListingCard = CardAttributes & {
  id: ListingId;
  slug: string;
  title: string;
  property_type: PropertyType;
  property_subtype: Subtype;
  expected_price: number;
  area: Area;
  bedrooms?: number;
  bathrooms?: number;
  lister: ListerType;
  /** '' if unknown. */
  city: string;
  locality: string;
  project?: string;
  position: Position;
  /** `stale`: not confirmed for too long. Lists show only verified and stale ones. */
  state: ListingState | 'stale';
  posted_on: string;
  /** If the current price is below it. */
  price_cut?: { from: number; on: string };
  /** Missing if no check is valid. */
  checked?: { done: number; of: number };
  /** URL of the smallest file; null without photos. */
  cover_image: string | null;
  /** The cover only. Missing without photos. */
  photos?: ShownPhoto[];
  photo_count?: number;
  demo: boolean;
  /** For past days, YYYY-MM-DD in India: all values are as at its end. */
  as_of?: string;
};
