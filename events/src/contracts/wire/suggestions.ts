import type { LandmarkKind, PlaceNames, Position, Subtype } from '../../kernel/index.ts';
import type { ListingCard } from './listing-card.ts';

/** A place filters by its id, which is its slug; a property opens by its slug. */
export type Suggestion = {
  type: 'city' | 'locality' | 'landmark' | 'project' | 'property';
  name: string;
  /** A place's names by language. */
  names?: PlaceNames;
  slug: string;
  /** English name of its city; '' if unknown. */
  city: string;
  position: Position;
  /** 256-px zoom that shows a place. */
  zoom?: number;
  /** A landmark's. */
  landmark?: LandmarkKind;
  /** The place whose position a landmark without its own has. */
  placed_by?: PlaceNames;
  /** A property's. */
  subtype?: Subtype;
  /** URL of a property's smallest cover file; missing without photos. */
  cover_image?: string;
};

/** Places named by a text, and its reading as query parameters: `bedroom=2&place=kharar`. */
export type NamedPlaces = { places: Suggestion[]; query: string };

/** Cities and localities, then landmarks, projects and properties; at most 18. `named` is null if the text names no place. */
export type Suggestions = { suggestions: Suggestion[]; named: NamedPlaces | null };

/** The corrected text; null if there is none. */
export type DidYouMean = { did_you_mean: string | null };

/** Counts by value. */
export type SearchFacets = {
  property_subtype: Partial<Record<Subtype, number>>;
  bedrooms: Record<string, number>;
  /** By place id. */
  city: Record<string, number>;
};

export type SearchHit = {
  listing: ListingCard;
  /** The title as HTML: matches are in `<mark>`, everything else is escaped. */
  title_html: string;
};

/** Best first. */
export type SearchPage = {
  listings: SearchHit[];
  total: number;
  /** Total and facets cover only the first results. */
  more: boolean;
  facets: SearchFacets;
  /** What was searched for in place of the text, which found nothing as it was written. */
  corrected: string | null;
};
