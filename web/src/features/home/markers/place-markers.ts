import type { Position } from '@naksha/events/kernel';
import { formatRupeesShort } from '../../../shared/format/facts.ts';
import { chooseMarkerStyle, type MarkerStyle } from '../../../shared/map/zoom.ts';
import type { ListingMarker, MapMarker } from '../tiles/decode-tile.ts';
import { chooseBadges } from './badge-collisions.ts';
import { clusterSize } from './cluster-size.ts';
import type { MarkerFlags, Overlay, PlacedMarker, Sprite } from './placed-marker.ts';
import { shortCount } from './short-count.ts';

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

export const EMPHASIS = 1.25;

/** Pure; in drawing order, a selected one last. `zoom`: of the data, 256-px kind. */
export function placeMarkers(
  markers: readonly MapMarker[],
  zoom: number,
  overlay: Overlay,
  reviewText: string,
): PlacedMarker[] {
  const style = chooseMarkerStyle(zoom);
  const listings = markers.filter((marker) => marker.kind === 'listing');
  const positions = spreadListingsAtPoint(listings);
  const winners =
    style !== 'dot'
      ? chooseBadges(
          listings.map((listing) => ({ ...listing, ...markerFlags(listing, overlay) })),
          zoom,
        )
      : new Set();
  const placed = markers.map((marker): PlacedMarker => {
    if (marker.kind !== 'listing') return { marker, position: marker.position, sprite: countSprite(marker), scale: 1 };
    const form: MarkerStyle = style === 'badge' && !winners.has(marker.id) ? 'dot' : style;
    const flags = markerFlags(marker, overlay);
    const text = marker.price === undefined ? reviewText : formatRupeesShort(marker.price);
    const { subtype } = marker;
    const priced = form === 'icon' && marker.price !== undefined && winners.has(marker.id);
    const sprite: Sprite =
      form === 'badge' || (form === 'icon' && priced) ? { form, subtype, text, ...flags } : { form, subtype, ...flags };
    return { marker, position: positions.get(marker.id)!, sprite, scale: flags.selected ? EMPHASIS : 1 };
  });
  return placed.sort((a, b) => stackingOrder(a) - stackingOrder(b) || compareLatitude(a, b));
}

/** Drawn again on top, so that the rest need no update. */
export function findRaisedMarker(placed: readonly PlacedMarker[], key: string | undefined): PlacedMarker | undefined {
  const one = key === undefined ? undefined : placed.find(({ marker }) => marker.key === key);
  return one && { ...one, scale: EMPHASIS };
}

const markerFlags = ({ id, state }: ListingMarker, { saved, seen, contacted, selected }: Overlay): MarkerFlags => ({
  state,
  saved: saved.has(id),
  seen: seen.has(id),
  contacted: contacted.has(id),
  selected: selected === id,
});

function countSprite(marker: Exclude<MapMarker, ListingMarker>): Sprite {
  const text = shortCount(marker.count);
  return marker.kind === 'stack' ? { form: 'stack', text } : { form: 'cluster', text, size: clusterSize(marker) };
}

function stackingOrder({ marker, sprite }: PlacedMarker): number {
  if ('selected' in sprite && sprite.selected) return 4;
  if (marker.kind !== 'listing') return 3;
  return sprite.form === 'dot' ? 1 : 2;
}

/** Markers further south are in front. */
const compareLatitude = (a: PlacedMarker, b: PlacedMarker): number =>
  b.position.lat - a.position.lat || (a.marker.key < b.marker.key ? -1 : 1);
