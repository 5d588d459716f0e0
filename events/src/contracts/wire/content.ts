import type { Position } from '../../kernel/geo.ts';
import type { ListingId, PlaceId } from '../../kernel/ids.ts';
import type { PlaceNames } from '../../kernel/place.ts';

/** Kinds of reference data edited by staff. */
export const CONTENT_KINDS = ['city', 'locality', 'project', 'query-link', 'blog', 'faq'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export type ContentChange = {
  /** The item's version, from 1. */
  version: number;
  what: 'defined' | 'retired';
  on: string;
  by: 'staff' | 'system';
  /** First name of the editor, if known. */
  name?: string;
  /** The caller made it. */
  own?: true;
  /** Changed fields; empty for the first definition. */
  fields: string[];
};

/** The latest change, for someone who edited an older version. */
export type LatestChange = Pick<ContentChange, 'version' | 'on' | 'by' | 'name' | 'own'>;

/**
 * `GET /api/staff/content/{kind}/{id}` returns the version as ETag; `PUT` takes the definition without id, with If-Match, or
 * `If-None-Match: *` for a new item; `DELETE` needs If-Match. Fields are those of the events.
 */
export type ContentItem = {
  kind: ContentKind;
  id: string;
  /** Number of the item's events. */
  version: number;
  state: 'defined' | 'retired';
  definition: Readonly<Record<string, unknown>>;
  /** Newest first. */
  history: ContentChange[];
};

/** `GET /api/staff/content/{kind}/{id}/versions/{version}`: an earlier definition. */
export type ContentVersion = { version: number; definition: Readonly<Record<string, unknown>> };

export type ContentRow = {
  id: string;
  name: string;
  names: PlaceNames;
  aka: readonly string[];
  city?: PlaceId;
  /** Visible to staff only. */
  draft?: true;
  /** When it was retired. */
  retired_on?: string;
};
/** `GET /api/staff/content/{kind}`: current items in order; `?state=retired`: retired ones, latest first. */
export type ContentList = { items: ContentRow[] };

/** Sellers' wording without a known place. */
export type MissingPlace = {
  locality: string;
  /** As most sellers wrote it, or by position. */
  city: string;
  /** Their centre. */
  position: Position;
  listings: ListingId[];
};
/** `GET /api/staff/missing-places`: most listings first. */
export type MissingPlaces = { missing: MissingPlace[] };
