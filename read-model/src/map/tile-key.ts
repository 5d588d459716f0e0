import { createHash } from 'node:crypto';
import type { TileAddress } from '@naksha/events/kernel';
import { printAddress } from './tile-address.ts';

/** Raise it with every change of what a tile's bytes say, so that no store or browser takes an old one for a new one. */
export const TILE_FORMAT = 1;

/**
 * Content address of a tile: format, canonical filter, address and content digest, hashed to a length that suits a header.
 * The same on every process and after every restart, because the digest is of content.
 */
export function tileKey(address: TileAddress, canonicalFilter: string, contentDigest: string): string {
  const asked = [TILE_FORMAT, printAddress(address), contentDigest, canonicalFilter].join('|');
  return `t${TILE_FORMAT}.${createHash('sha256').update(asked).digest('base64url').slice(0, 27)}`;
}
