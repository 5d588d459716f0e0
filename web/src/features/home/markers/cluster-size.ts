import type { ClusterMarker } from '../tiles/decode-tile.ts';

/** Under 10, under 100, more (requirement U-52). */
export function clusterDiameter({ count }: Pick<ClusterMarker, 'count'>): 32 | 40 | 48 {
  if (count < 10) return 32;
  return count < 100 ? 40 : 48;
}
