import type { ListingId } from '../../kernel/ids.ts';
import type { Lead } from './leads.ts';

/** Events of `GET /api/live`; the SSE id of each is the position vector. */
export type LiveMessage =
  | { event: 'position'; data: { position: string } }
  /** Tiles of zoom LIVE_CELL_ZOOM, `x/y`, in which something changed. */
  | { event: 'cells'; data: { cells: string[]; position: string } }
  | { event: 'lead'; data: { lead: Lead; position: string } }
  /** Listings of one's own of which something changed: what staff decided, what was done on another device. */
  | { event: 'own_listings'; data: { listings: ListingId[]; position: string } }
  | { event: 'reload'; data: { reason: string } };
