import type { Area } from '../../kernel/area.ts';
import type { CardAttributes } from '../../kernel/attributes/listing-attributes.ts';
import type { Position } from '../../kernel/geo.ts';
import type { ListingId } from '../../kernel/ids.ts';
import type { ListerType, PropertyType, Subtype } from '../../kernel/options.ts';
import type { ShownPhoto } from './photos.ts';

export type ListingState = 'under_review' | 'verified' | 'rejected' | 'sold' | 'sold_by_naksha' | 'deleted';

/** A listing as lists and hover cards show it: the same for everyone. */
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
  /** Who offers it. */
  lister: ListerType;
  /** '' where none is known. */
  city: string;
  locality: string;
  project?: string;
  position: Position;
  /** `stale` is a verified one of which nobody has said for too long that it is still to be had. Lists show these two alone. */
  state: ListingState | 'stale';
  posted_on: string;
  /** The newest fall of the price, where the price now is below it. */
  price_cut?: { from: number; on: string };
  /** How many of the checks that staff make were made; missing where none stands. */
  checked?: { done: number; of: number };
  /** Where the cover's file for cards is served; null without photos. */
  cover_image: string | null;
  /** The cover alone on a card; all of them, in their owner's order, in `Property`. Missing without photos. */
  photos?: ShownPhoto[];
  /** How many it has; missing without photos. */
  photo_count?: number;
  demo: boolean;
  /** A past day, YYYY-MM-DD of India: all of it is as it was at its end. */
  as_of?: string;
};
