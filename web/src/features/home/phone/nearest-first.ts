import { distanceM } from '@naksha/events/kernel';
import type { ListingMarker, MapMarker } from '../tiles/decode-tile.ts';

/** Ties by newest. */
export function sortByDistance(markers: readonly MapMarker[], from: ListingMarker): ListingMarker[] {
  const listings = markers.filter((marker) => marker.kind === 'listing');
  const away = new Map(listings.map((one) => [one.id, distanceM(one.position, from.position)]));
  return listings.sort(
    (a, b) => away.get(a.id)! - away.get(b.id)! || Number(b.id === from.id) - Number(a.id === from.id) || b.id - a.id,
  );
}
