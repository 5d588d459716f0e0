import type { AccountId, ListingId } from '../../kernel/ids.ts';
import type { LeadStatus, Subtype } from '../../kernel/options.ts';
import type { ShownPhoto } from './photos.ts';

/** `GET /api/me/leads`: the seller's inbox, newest first. `id` is `{listing}-{buyer}`. */
export type Lead = {
  id: string;
  /** `deleted`: its page is gone, the lead stays. */
  listing: {
    id: ListingId;
    slug: string;
    title: string;
    property_subtype: Subtype;
    deleted?: true;
    /** `secret`: not everybody's to see, so that it is asked for with a token. Missing without photos. */
    cover?: { photo: ShownPhoto; secret: boolean };
  };
  /** `erased`: the person is gone, and nothing but the lead is left of them. */
  buyer: { id: AccountId; first_name: string; erased?: true };
  status: LeadStatus;
  contacted_at: string;
  /** When the office set the status. */
  status_at?: string;
  /** When the buyer wishes to be called by the office. */
  callback_at?: string;
};
export type LeadInbox = { leads: Lead[]; counts: Record<LeadStatus, number> };
