import type { AccountId, ListingId } from '../../kernel/ids.ts';
import type { LeadStatus, Subtype } from '../../kernel/options.ts';
import type { ShownPhoto } from './photos.ts';

/** Newest first. `id` is `{listing}-{buyer}`. */
export type Lead = {
  id: string;
  /** `deleted`: the listing has no page any more. */
  listing: {
    id: ListingId;
    slug: string;
    title: string;
    property_subtype: Subtype;
    deleted?: true;
    /** `secret`: not public, needs a token. Missing without photos. */
    cover?: { photo: ShownPhoto; secret: boolean };
  };
  /** `erased`: nothing is left of the buyer but the lead. */
  buyer: { id: AccountId; first_name: string; erased?: true };
  status: LeadStatus;
  contacted_at: string;
  status_at?: string;
  callback_at?: string;
};
export type LeadInbox = { leads: Lead[]; counts: Record<LeadStatus, number> };
