import type { Position } from '../../kernel/geo.ts';
import type { ListingId, PlaceId } from '../../kernel/ids.ts';
import type { PlaceNames } from '../../kernel/place.ts';

/** What staff edit of the reference data. */
export const CONTENT_KINDS = ['city', 'locality', 'project', 'query-link', 'blog', 'faq'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export type ContentChange = {
  /** The item's, from then on: of its first definition 1. */
  version: number;
  what: 'defined' | 'retired';
  on: string;
  by: 'staff' | 'system';
  /** The first name of whoever did it, where it is known still. */
  name?: string;
  /** It was whoever asks. */
  own?: true;
  /** What was changed, by the names of the definition's fields; of the first definition none. */
  fields: string[];
};

/** Who changed an item last, and when: told to whoever was about to change an older version of it. */
export type LatestChange = Pick<ContentChange, 'version' | 'on' | 'by' | 'name' | 'own'>;

/**
 * `GET /api/staff/content/{kind}/{id}`, with the version as its ETag; `PUT` takes the definition without its id, and in If-Match
 * the version that was changed, or `If-None-Match: *` for what is new; `DELETE` wants If-Match. Fields are those of the catalogue's events.
 */
export type ContentItem = {
  kind: ContentKind;
  id: string;
  /** Counts everything that happened to it. */
  version: number;
  state: 'defined' | 'retired';
  definition: Readonly<Record<string, unknown>>;
  /** The newest first. */
  history: ContentChange[];
};

/** `GET /api/staff/content/{kind}/{id}/versions/{version}`: what it was from then on. */
export type ContentVersion = { version: number; definition: Readonly<Record<string, unknown>> };

export type ContentRow = {
  id: string;
  name: string;
  names: PlaceNames;
  aka: readonly string[];
  city?: PlaceId;
  /** Nobody but staff sees it yet. */
  draft?: true;
  /** Of what is retired: since when. */
  retired_on?: string;
};
/** `GET /api/staff/content/{kind}`: those that are not retired, in their order; `?state=retired`: those that are, the latest first. */
export type ContentList = { items: ContentRow[] };

/** Words of sellers that stand for no place that is known. */
export type MissingPlace = {
  locality: string;
  /** As most of them wrote it, or their position says. */
  city: string;
  /** In the middle of them. */
  position: Position;
  listings: ListingId[];
};
/** `GET /api/staff/missing-places`: those with most listings first. */
export type MissingPlaces = { missing: MissingPlace[] };
