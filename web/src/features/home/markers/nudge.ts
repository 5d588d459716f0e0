import type { Position } from '@naksha/events/kernel';
import type { ListingMarker } from '../tiles/decode-tile.ts';

/** Offset in degrees of further listings at one point (requirement M-11). */
export const NUDGE: Position = { lat: 0.000025, lng: 0.000005 };

/** Display positions of listings at one point, by id. Five or more are a stack instead. */
export function spreadListingsAtPoint(listings: readonly ListingMarker[]): Map<number, Position> {
  const byPlace = new Map<string, ListingMarker[]>();
  for (const listing of listings) {
    const place = `${listing.position.lat.toFixed(6)},${listing.position.lng.toFixed(6)}`;
    byPlace.set(place, [...(byPlace.get(place) ?? []), listing]);
  }
  const positions = new Map<number, Position>();
  for (const together of byPlace.values())
    for (const [k, { id, position }] of together.sort((a, b) => a.id - b.id).entries())
      positions.set(id, { lat: position.lat + k * NUDGE.lat, lng: position.lng + k * NUDGE.lng });
  return positions;
}
