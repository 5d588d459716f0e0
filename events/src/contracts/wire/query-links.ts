import type { Camera } from '../../kernel/geo.ts';
import type { ListingCard } from './listing-card.ts';

export type QueryLinkItem = { slug: string; title: string };
/** By group title, in order. */
export type QueryLinkGroups = Record<string, QueryLinkItem[]>;
export type QueryLinkList = { data: { code: 200; property: QueryLinkGroups } };

/** Also embedded in a query page as `<script type="application/json" id="query-link">`. */
export type QueryLink = QueryLinkItem & {
  /** As in the address of /home. */
  query: string;
  /** Null without a place. */
  city: string | null;
  camera: Camera | null;
};

/** 24 per page. */
export type QueryLinkPage = {
  code: 200;
  property: ListingCard[];
  total: number;
  under_review: number;
  cursor: string | null;
};
