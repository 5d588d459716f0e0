import { createHash } from 'node:crypto';
import type { TileAddress } from '@naksha/events/kernel';
import { formatTileAddress } from '../http/tile-address.ts';

/** Increase with every change of the tile's content, so that no store or browser serves an old tile. */
export const TILE_FORMAT = 4;

export const tileResponseKey = (address: TileAddress, canonicalFilter: string, contentDigest: string): string =>
  hashCacheKey(`t${TILE_FORMAT}`, [TILE_FORMAT, formatTileAddress(address), contentDigest, canonicalFilter]);

/** Equal in all processes and after restarts. */
export const hashCacheKey = (kind: string, parts: readonly (string | number)[]): string =>
  `${kind}.${createHash('sha256').update(parts.join('|')).digest('base64url').slice(0, 27)}`;
