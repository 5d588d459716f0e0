import type { ListingId } from '../../kernel/ids.ts';
import type { Lead } from './leads.ts';

/** Each SSE id is the position vector. */
export type LiveMessage =
  | { event: 'position'; data: { position: string } }
  /** Tiles of zoom LIVE_CELL_ZOOM, `x/y`. */
  | { event: 'cells'; data: { cells: string[]; position: string } }
  | { event: 'lead'; data: { lead: Lead; position: string } }
  /** Changed by staff or on another device. */
  | { event: 'own_listings'; data: { listings: ListingId[]; position: string } }
  | { event: 'reload'; data: { reason: string } };
