import type { TileAddress } from '@naksha/events/kernel';
import type { MapMarker } from './decode-tile.ts';

export type TileRequest = {
  address: TileAddress;
  filter: string;
  /** Minimum position of the response. */
  min?: string;
  /** Low priority: the ring around the view. */
  ahead: boolean;
  signal: AbortSignal;
};

export type TilePorts = {
  /** An abort rejects too, but is not a failure. */
  fetch(request: TileRequest): Promise<MapMarker[]>;
  after(ms: number, run: () => void): () => void;
  whenIdle(run: () => void): () => void;
};
