import type { LandmarkKind, PlaceNames, Position, Subtype } from '../../kernel/index.ts';
import type { ListingCard } from './listing-card.ts';

/** A chosen place filters by its id, which is its slug; a property opens by its slug. */
export type Suggestion = {
  type: 'city' | 'locality' | 'landmark' | 'project' | 'property';
  name: string;
  /** A place's names by language. */
  names?: PlaceNames;
  slug: string;
  /** The English name of the city that it lies in, empty where none is known. */
  city: string;
  position: Position;
  /** 256-px zoom at which a map shows a place. */
  zoom?: number;
  /** A landmark's. */
  landmark?: LandmarkKind;
  /** The place whose position a landmark without one of its own has. */
  placed_by?: PlaceNames;
  /** A property's. */
  subtype?: Subtype;
  /** Where the smallest file of a property's cover is served; missing without photos. */
  cover_image?: string;
};

/** The places that a text names, and all that it says in the words of a page's address: `bedroom=2&place=kharar`. */
export type NamedPlaces = { places: Suggestion[]; query: string };

/** Cities and localities, then landmarks, projects and properties; at most 18. `named` is null where the text names no place as it stands. */
export type Suggestions = { suggestions: Suggestion[]; named: NamedPlaces | null };

/** The text as it was probably meant; null where nothing nearer is known. */
export type DidYouMean = { did_you_mean: string | null };

/** How many of what was found have each value. */
export type SearchFacets = {
  property_subtype: Partial<Record<Subtype, number>>;
  bedrooms: Record<string, number>;
  /** By place id. */
  city: Record<string, number>;
};

export type SearchHit = {
  listing: ListingCard;
  /** The title as HTML: what was found stands within `<mark>`, everything else is escaped. */
  title_html: string;
};

/** Ranked, the best first. */
export type SearchPage = {
  listings: SearchHit[];
  total: number;
  /** There are more than were counted: total and facets are of the first. */
  more: boolean;
  facets: SearchFacets;
  /** What was searched for in place of the text, which found nothing as it was written. */
  corrected: string | null;
};
