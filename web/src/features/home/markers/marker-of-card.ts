import { listingNumber, type Position, projectToUnitSquare } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import type { MapMarker } from '../tiles/decode-tile.ts';

/** Markers closer than 60 px are merged. */
const REACH = 120;

/** Its own marker, or the nearest cluster or stack that counts homes. */
export function findMarkerKeyOfCard(
  card: ListingCard,
  markers: readonly MapMarker[],
  zoom: number,
): string | undefined {
  const own = `l${listingNumber(card.id)}`;
  if (markers.some(({ key }) => key === own)) return own;
  let nearest: { key: string; distance: number } | undefined;
  for (const marker of markers) {
    if (marker.kind === 'listing' || marker.kind === 'review' || marker.count === 0) continue;
    const { key, position } = marker;
    const distance = pixelsBetween(position, card.position, zoom);
    if (distance < REACH && (!nearest || distance < nearest.distance)) nearest = { key, distance };
  }
  return nearest?.key;
}

function pixelsBetween(a: Position, b: Position, zoom: number): number {
  const [p, q] = [projectToUnitSquare(a), projectToUnitSquare(b)];
  return Math.hypot(p.x - q.x, p.y - q.y) * 256 * 2 ** Math.floor(zoom);
}
