import type { LandmarkKind, PlaceNames, Position, Subtype } from '../../kernel/index.ts';
import type { ListingCard } from './listing-card.ts';

/** A place filters by its id, which is its slug; a property opens by its slug. */
export type Suggestion = {
  type: 'city' | 'locality' | 'landmark' | 'project' | 'property';
  name: string;
  names?: PlaceNames;
  slug: string;
  /** English name, empty if unknown. */
  city: string;
  position: Position;
  /** 256-px zoom. */
  zoom?: number;
  landmark?: LandmarkKind;
  /** Whose position is used, if the landmark has none. */
  placed_by?: PlaceNames;
  subtype?: Subtype;
  /** URL of the smallest file; missing without photos. */
  cover_image?: string;
};

export type CorrectedWord = { typed: string; meant: string };

/** A part that may mean several things. `query`: the whole filter in the page's URL format. */
export type SearchChoice = { typed: string; options: { query: string; place?: Suggestion }[] };

export type SearchReadingResponse = {
  /** Places and landmarks. */
  places: Suggestion[];
  /** In the page's URL format: `bedrooms=2&place=kharar`. */
  query: string;
  /** Words that match neither a filter nor a home. */
  ignored: string[];
  corrections: CorrectedWord[];
  choices: SearchChoice[];
};

/**
 * Cities and localities, then landmarks, projects and properties; with the ready-made searches at most 18. `reading`: null if the text names no
 * filter.
 */
export type Suggestions = { suggestions: Suggestion[]; searches: ReadySearch[]; reading: SearchReadingResponse | null };

/** A search that finds `total` homes, in the page's URL format; `places` are those that it names. */
export type ReadySearch = { query: string; total: number; places: Suggestion[] };

/** With one parameter removed or widened, or with two removed, separated by a comma, if one is not enough. */
export type WiderSearch = {
  parameter: string;
  isWidened: boolean;
  /** In the page's URL format. */
  query: string;
  total: number;
};
/** If nothing is found. `misses`: the parameter that a home does not match, or both. */
export type NearMatches = { wider: WiderSearch[]; listings: { listing: ListingCard; misses: string }[] };

/** Null if there is none. */
export type DidYouMean = { did_you_mean: string | null };

export type SearchFacets = {
  property_subtype: Partial<Record<Subtype, number>>;
  bedrooms: Record<string, number>;
  city: Record<string, number>;
};

export type SearchHit = {
  listing: ListingCard;
  /** Escaped HTML; matches are in `<mark>`. */
  title_html: string;
};

/** Best first. */
export type RankedPage = {
  listings: SearchHit[];
  total: number;
  /** Total and facets cover only the first results. */
  more: boolean;
  facets: SearchFacets;
  /** Searched for because the original found nothing. */
  corrected: string | null;
};

export type SearchPage = RankedPage & {
  /** The listings are exactly those of its filter. Null for words alone. */
  reading: SearchReadingResponse | null;
  /** Only if nothing is found. */
  near: NearMatches | null;
};
