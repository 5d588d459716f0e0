import type { TileAddress } from '@naksha/events/kernel';
import type { MapMarker } from './decode-tile.ts';

export type TileRequest = {
  address: TileAddress;
  /** Canonical query of the filter. */
  filter: string;
  /** Minimum position of the response. */
  min?: string;
  /** Low priority: the ring around the view. */
  ahead: boolean;
  signal: AbortSignal;
};

/** Dependencies of the tile source. */
export type TilePorts = {
  /** Rejects on failure; an abort also rejects, but is not a failure. */
  fetch(request: TileRequest): Promise<MapMarker[]>;
  /** Runs once after a delay. @returns a function to cancel */
  after(ms: number, run: () => void): () => void;
  /** Runs once when the page is idle. @returns a function to cancel */
  whenIdle(run: () => void): () => void;
};
