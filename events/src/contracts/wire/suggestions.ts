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

/** A word that was read as another, in English. */
export type CorrectedWord = { typed: string; meant: string };

/** What a text says. */
export type SearchReadingResponse = {
  /** The places and landmarks that it names. */
  places: Suggestion[];
  /** Its filter as a page's address has it: `bedrooms=2&place=kharar`. */
  query: string;
  /** Words of it that neither a filter nor a home has. */
  ignored: string[];
  corrections: CorrectedWord[];
};

/**
 * Cities and localities, then landmarks, projects and properties; at most 18. `reading` is null where the text says nothing that a filter
 * has: then all of it is words.
 */
export type Suggestions = { suggestions: Suggestion[]; reading: SearchReadingResponse | null };

/** A filter with one parameter left out or widened, and how many homes it finds. */
export type WiderSearch = {
  /** The parameter that is left out or widened. */
  parameter: string;
  isWidened: boolean;
  /** Of the whole filter, as a page's address has it. */
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
  /** The title as HTML: what was found stands within `<mark>`, everything else is escaped. */
  title_html: string;
};

/** Best first. */
export type RankedPage = {
  listings: SearchHit[];
  total: number;
  /** Total and facets cover only the first results. */
  more: boolean;
  facets: SearchFacets;
  /** What was searched for in place of the text, which found nothing as it was written. */
  corrected: string | null;
};

export type SearchPage = RankedPage & {
  /** What the text says: then the listings are exactly those of its filter. Null where it is words alone. */
  reading: SearchReadingResponse | null;
  /** Where nothing is found. */
  near: NearMatches | null;
};
