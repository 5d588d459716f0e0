import type { ListingId } from '../../kernel/ids.ts';

export type Marks = {
  saved: ListingId[];
  seen: ListingId[];
  contacted: ListingId[];
  dismissed: ListingId[];
  own: ListingId[];
};
