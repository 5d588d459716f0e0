import type { Camera } from '../../kernel/geo.ts';
import type { ListingCard } from './listing-card.ts';

/** What leads to a stored search. */
export type QueryLinkItem = { slug: string; title: string };
/** The title of each group, in order, and its links. */
export type QueryLinkGroups = Record<string, QueryLinkItem[]>;
/** `GET /api/querylinks/list/?lang=`, in the specification's envelope. */
export type QueryLinkList = { data: { code: 200; property: QueryLinkGroups } };

/** `GET /api/query-links/{slug}?lang=`, and what a query page carries as `<script type="application/json" id="query-link">`. */
export type QueryLink = QueryLinkItem & {
  /** Its filter and order with its place, as /home's address has them. */
  query: string;
  /** The city that it searches, and where a map shows its place; null where it has none. */
  city: string | null;
  camera: Camera | null;
};

/** `GET /api/{slug}/?bbox=&sort=&cursor=&after=`: what the stored search finds, 24 at a time. */
export type QueryLinkPage = {
  code: 200;
  property: ListingCard[];
  total: number;
  under_review: number;
  cursor: string | null;
};
