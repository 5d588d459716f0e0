import { createHash } from 'node:crypto';
import type { TileAddress } from '@naksha/events/kernel';
import { printAddress } from './tile-address.ts';

/** Raise it with every change of what a tile's bytes say, so that no store or browser takes an old one for a new one. */
export const TILE_FORMAT = 2;

/** Content address of a tile: format, canonical filter, address and content digest. */
export const tileKey = (address: TileAddress, canonicalFilter: string, contentDigest: string): string =>
  contentKey(`t${TILE_FORMAT}`, [TILE_FORMAT, printAddress(address), contentDigest, canonicalFilter]);

/**
 * What an answer follows from, hashed to a length that suits a header. The same on every process and after every restart,
 * because it names content.
 */
export const contentKey = (kind: string, parts: readonly (string | number)[]): string =>
  `${kind}.${createHash('sha256').update(parts.join('|')).digest('base64url').slice(0, 27)}`;
