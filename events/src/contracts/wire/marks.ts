import type { ListingId } from '../../kernel/ids.ts';

/** `GET /api/me/marks`: the reader's own marks on the map. */
export type Marks = {
  saved: ListingId[];
  seen: ListingId[];
  contacted: ListingId[];
  dismissed: ListingId[];
  own: ListingId[];
};
