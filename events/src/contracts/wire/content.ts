import type { Position } from '../../kernel/geo.ts';
import type { ListingId, PlaceId } from '../../kernel/ids.ts';
import type { PlaceNames } from '../../kernel/place.ts';

export const CONTENT_KINDS = ['city', 'locality', 'project', 'query-link', 'blog', 'faq'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export type ContentChange = {
  version: number;
  what: 'defined' | 'retired';
  on: string;
  by: 'staff' | 'system';
  /** First name, if known. */
  name?: string;
  own?: true;
  /** Empty for the first definition. */
  fields: string[];
};

/** For someone who edited an older version. */
export type LatestChange = Pick<ContentChange, 'version' | 'on' | 'by' | 'name' | 'own'>;

/** The version is the ETag. `PUT` needs If-Match, or `If-None-Match: *` for a new item; `DELETE` needs If-Match. */
export type ContentItem = {
  kind: ContentKind;
  id: string;
  version: number;
  state: 'defined' | 'retired';
  definition: Readonly<Record<string, unknown>>;
  /** Newest first. */
  history: ContentChange[];
  /** What this version ships, if staff edited the earlier one and have not chosen between them. */
  shipped?: { query: string };
};

/** Items that staff edited and that this version ships differently. */
export type ChangedItems = { changed: { kind: ContentKind; id: string; name: string }[] };

export type ContentVersion = { version: number; definition: Readonly<Record<string, unknown>> };

export type ContentRow = {
  id: string;
  name: string;
  names: PlaceNames;
  aka: readonly string[];
  city?: PlaceId;
  draft?: true;
  retired_on?: string;
};
/** In order; retired ones latest first. */
export type ContentList = { items: ContentRow[] };

/** Sellers' wording without a known place. */
export type MissingPlace = {
  locality: string;
  /** As most sellers wrote it, or by position. */
  city: string;
  position: Position;
  listings: ListingId[];
};
/** Most listings first. */
export type MissingPlaces = { missing: MissingPlace[] };
