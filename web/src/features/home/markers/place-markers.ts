import { listingNumber, type Position, shortenRupees } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import { t } from '../../../shared/messages/t.ts';
import type { ClusterMarker, ListingMarker, MapMarker, StackMarker } from '../tiles/decode-tile.ts';
import { BADGE, type Claim, chooseBadges, type Obstacle, STACK_SIZE } from './badge-collisions.ts';
import { clusterDiameter } from './cluster-size.ts';
import type { MarkerFlags, Overlay, PlacedMarker, Sprite } from './placed-marker.ts';
import { formatShortCount } from './short-count.ts';

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

/** Prices are shown from here on where they fit. */
const BADGE_ZOOM = 12;
const NONE: ReadonlySet<number> = new Set();

/**
 * Markers in drawing order, a selected one last. `zoom`: of the data, 256-px kind. `kept`: homes that had a badge
 * before, which keep it.
 */
export function placeMarkers(
  markers: readonly MapMarker[],
  zoom: number,
  overlay: Overlay,
  kept: ReadonlySet<number> = NONE,
): PlacedMarker[] {
  const listings = markers.filter((marker) => marker.kind === 'listing');
  const positions = spreadListingsAtPoint(listings);
  const badges = chooseBadgesInView(markers, zoom, overlay, kept);
  const placed = markers.map((marker): PlacedMarker => {
    if (marker.kind !== 'listing')
      return { marker, position: marker.position, sprite: gatheredSprite(marker), scale: 1 };
    const flags = markerFlags(marker, overlay);
    const sprite = badges.has(marker.id) ? badgeSprite(marker, flags) : dotSprite(marker, flags);
    return { marker, position: positions.get(marker.id)!, sprite, scale: flags.selected ? EMPHASIS : 1 };
  });
  return placed.sort((a, b) => stackingOrder(a) - stackingOrder(b) || compareLatitude(a, b));
}

/** Places markers so that a home keeps its badge while the map moves at one whole zoom. */
export function createMarkerPlacer(): typeof placeMarkers {
  let shown: { zoom: number; badges: ReadonlySet<number> } = { zoom: Number.NaN, badges: NONE };
  return (markers, zoom, overlay) => {
    const whole = Math.floor(zoom);
    const placed = placeMarkers(markers, zoom, overlay, shown.zoom === whole ? shown.badges : NONE);
    const badges = placed.flatMap(({ marker, sprite }) =>
      marker.kind === 'listing' && sprite.form === 'badge' ? [marker.id] : [],
    );
    shown = { zoom: whole, badges: new Set(badges) };
    return placed;
  };
}

function chooseBadgesInView(
  markers: readonly MapMarker[],
  zoom: number,
  { saved, selected }: Overlay,
  kept: ReadonlySet<number>,
): ReadonlySet<number> {
  if (Math.floor(zoom) < BADGE_ZOOM) return NONE;
  const claims: Claim[] = [];
  const obstacles: Obstacle[] = [];
  for (const marker of markers) {
    const { position } = marker;
    if (marker.kind === 'cluster') obstacles.push({ position, size: clusterDiameter(marker) });
    else if (marker.kind === 'stack') {
      if (marker.count > 0) obstacles.push({ position, size: STACK_SIZE });
    } else if (marker.kind === 'listing' && marker.price !== undefined) {
      const { id } = marker;
      claims.push({ id, position, selected: id === selected, saved: saved.has(id), kept: kept.has(id) });
    }
  }
  return chooseBadges(claims, obstacles, zoom);
}

const dotSprite = ({ subtype }: ListingMarker, flags: MarkerFlags): Sprite => ({ form: 'dot', subtype, ...flags });
const badgeSprite = ({ subtype, price }: ListingMarker, flags: MarkerFlags): Sprite => ({
  form: 'badge',
  subtype,
  text: formatBadgePrice(price!),
  ...flags,
});

/** "₹45.5 L", "₹1.2 Cr" */
function formatBadgePrice(rupees: number): string {
  const short = shortenRupees(rupees);
  return short ? t(`home.badge.${short.unit}`, { n: short.n }) : 'N/A';
}

const NO_MARKERS: readonly PlacedMarker[] = [];

/**
 * Drawn again on top, so that the rest need no update: a home with its price, or the ringed count that contains it.
 * `home`: above that count, its price.
 */
export function raiseSelectedMarker(
  placed: readonly PlacedMarker[],
  key: string | undefined,
  overlay: Overlay,
  home?: ListingCard,
): readonly PlacedMarker[] {
  const one = key === undefined ? undefined : placed.find(({ marker }) => marker.key === key);
  if (!one) return NO_MARKERS;
  const { marker, sprite } = one;
  if (marker.kind === 'listing') {
    const priced = marker.price === undefined ? sprite : badgeSprite(marker, markerFlags(marker, overlay));
    return [{ ...one, sprite: priced, scale: EMPHASIS }];
  }
  if (marker.kind === 'review' || sprite.form === 'review') return [{ ...one, scale: EMPHASIS }];
  const size = sprite.form === 'cluster' ? sprite.size : STACK_SIZE;
  const ringed: PlacedMarker = { ...one, sprite: { ...countSprite(marker), ringed: true }, scale: EMPHASIS };
  if (!home) return [ringed];
  const above = toMarker(home);
  const lift = (size * EMPHASIS) / 2 + BADGE.height;
  return [
    ringed,
    { ...one, marker: above, sprite: badgeSprite(above, markerFlags(above, overlay)), scale: EMPHASIS, lift },
  ];
}

const toMarker = (card: ListingCard): ListingMarker => ({
  kind: 'listing',
  key: `l${listingNumber(card.id)}`,
  id: listingNumber(card.id),
  position: card.position,
  subtype: card.property_subtype,
  state: card.state === 'stale' ? 'stale' : 'verified',
  price: card.expected_price,
  cut: card.price_cut !== undefined,
});

const markerFlags = (
  { id, state, cut = false }: ListingMarker,
  { saved, seen, contacted, selected }: Overlay,
): MarkerFlags => ({
  state,
  saved: saved.has(id),
  seen: seen.has(id),
  contacted: contacted.has(id),
  selected: selected === id,
  cut,
});

type CountSprite = Extract<Sprite, { form: 'cluster' | 'stack' }>;
const gatheredSprite = (marker: Exclude<MapMarker, ListingMarker>): Sprite =>
  marker.kind === 'review' || marker.count === 0 ? { form: 'review' } : countSprite(marker);

function countSprite(marker: ClusterMarker | StackMarker): CountSprite {
  const text = formatShortCount(marker.count);
  return marker.kind === 'stack' ? { form: 'stack', text } : { form: 'cluster', text, size: clusterDiameter(marker) };
}

function stackingOrder({ marker, sprite }: PlacedMarker): number {
  if ('selected' in sprite && sprite.selected) return 4;
  if (sprite.form === 'review') return 0;
  if (marker.kind !== 'listing') return 3;
  return sprite.form === 'dot' ? 1 : 2;
}

/** Markers further south are in front. */
const compareLatitude = (a: PlacedMarker, b: PlacedMarker): number =>
  b.position.lat - a.position.lat || (a.marker.key < b.marker.key ? -1 : 1);
