import type { ListingId } from '../../kernel/ids.ts';

/** `GET /api/me/marks`: how the signed-in person's own doings colour the map. */
export type Marks = { saved: ListingId[]; seen: ListingId[]; contacted: ListingId[]; own: ListingId[] };
