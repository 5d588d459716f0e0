import type { LandmarkKind, PlaceNames, Position, Subtype } from '../../kernel/index.ts';
import type { ListingCard } from './listing-card.ts';

/** A chosen place filters by its id, which is its slug; a property opens by its slug. */
export type Suggestion = {
  type: 'city' | 'locality' | 'landmark' | 'project' | 'property';
  name: string;
  /** A place's names by language. */
  names?: PlaceNames;
  slug: string;
  /** English name of its city, empty if unknown. */
  city: string;
  position: Position;
  /** 256-px zoom at which a map shows a place. */
  zoom?: number;
  /** A landmark's. */
  landmark?: LandmarkKind;
  /** The place whose position is used, if the landmark has none. */
  placed_by?: PlaceNames;
  /** A property's. */
  subtype?: Subtype;
  /** Where the smallest file of a property's cover is served; missing without photos. */
  cover_image?: string;
};

/** A corrected word, in English. */
export type CorrectedWord = { typed: string; meant: string };

/** The interpretation of a text. */
export type SearchReadingResponse = {
  /** The places and landmarks that it names. */
  places: Suggestion[];
  /** Its filter in the page's URL format: `bedrooms=2&place=kharar`. */
  query: string;
  /** Its words that match neither a filter nor a home. */
  ignored: string[];
  corrections: CorrectedWord[];
};

/**
 * Cities and localities, then landmarks, projects and properties; at most 18. `reading` is null where the text says nothing that a filter
 * has: then all of it is words.
 */
export type Suggestions = { suggestions: Suggestion[]; reading: SearchReadingResponse | null };

/** A filter with one parameter removed or widened, and its number of homes. */
export type WiderSearch = {
  /** The removed or widened parameter. */
  parameter: string;
  isWidened: boolean;
  /** The whole filter in the page's URL format. */
  query: string;
  total: number;
};
/** What would be found where nothing is: wider filters, the nearest first, and homes that they find. `misses`: the parameter that a home does not match. */
export type NearMatches = { wider: WiderSearch[]; listings: { listing: ListingCard; misses: string }[] };

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
export type RankedPage = {
  listings: SearchHit[];
  total: number;
  /** Total and facets cover only the first results. */
  more: boolean;
  facets: SearchFacets;
  /** The corrected text that was searched for, because the original found nothing. */
  corrected: string | null;
};

export type SearchPage = RankedPage & {
  /** What the text says: then the listings are exactly those of its filter. Null where it is words alone. */
  reading: SearchReadingResponse | null;
  /** Only if nothing is found. */
  near: NearMatches | null;
};
