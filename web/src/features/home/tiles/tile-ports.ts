import type { TileAddress } from '@naksha/events/kernel';
import type { MapMarker } from './decode-tile.ts';

export type TileRequest = {
  address: TileAddress;
  /** Canonical query of the filter. */
  filter: string;
  /** The answer may not be older than this position. */
  min?: string;
  /** Nobody waits for it: the ring around the view. */
  ahead: boolean;
  signal: AbortSignal;
};

/** What the tile source needs of the world; tests give it a world of their own. */
export type TilePorts = {
  /** Rejects where the tile can't be had; an abort rejects too and is nobody's failure. */
  fetch(request: TileRequest): Promise<MapMarker[]>;
  /** Runs once after so many milliseconds. @returns how to take it back */
  after(ms: number, run: () => void): () => void;
  /** Runs once when the page has nothing better to do. @returns how to take it back */
  whenIdle(run: () => void): () => void;
};
