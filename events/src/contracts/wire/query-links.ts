import type { Camera } from '../../kernel/geo.ts';
import type { ListingCard } from './listing-card.ts';

export type QueryLinkItem = { slug: string; title: string };
/** Links by group title, in order. */
export type QueryLinkGroups = Record<string, QueryLinkItem[]>;
/** `GET /api/querylinks/list/?lang=`, in the specification's envelope. */
export type QueryLinkList = { data: { code: 200; property: QueryLinkGroups } };

/** `GET /api/query-links/{slug}?lang=`, and embedded in a query page as `<script type="application/json" id="query-link">`. */
export type QueryLink = QueryLinkItem & {
  /** Filter, order and place, as in the address of /home. */
  query: string;
  /** Its city, and its place's camera; null without a place. */
  city: string | null;
  camera: Camera | null;
};

/** `GET /api/{slug}/?bbox=&sort=&cursor=&after=`: its results, 24 per page. */
export type QueryLinkPage = {
  code: 200;
  property: ListingCard[];
  total: number;
  under_review: number;
  cursor: string | null;
};
