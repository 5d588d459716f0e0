import { listingIdFromNumber } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import { describe, expect, it } from 'vitest';
import type { MapMarker } from '../tiles/decode-tile.ts';
import { findMarkerKeyOfCard } from './marker-of-card.ts';

const at = { lat: 30.7, lng: 76.7 };
const card = { id: listingIdFromNumber(42), position: at } as ListingCard;
const cluster = (key: string, lat: number): MapMarker => ({
  kind: 'cluster',
  key,
  position: { lat, lng: 76.7 },
  count: 3,
});

describe('hovering a card', () => {
  it('U-11 marks its own marker, or the nearest cluster that contains it', () => {
    const own: MapMarker = { kind: 'listing', key: 'l42', id: 42, position: at, subtype: 'flat', state: 'verified' };
    expect(findMarkerKeyOfCard(card, [cluster('near', 30.7001), own], 15)).toBe('l42');
    expect(findMarkerKeyOfCard(card, [cluster('far', 30.703), cluster('near', 30.7005)], 15)).toBe('near');
    expect(findMarkerKeyOfCard(card, [cluster('elsewhere', 30.75)], 15)).toBeUndefined();
  });

  it('marks no marker of homes under review only', () => {
    const review: MapMarker = { kind: 'review', key: 'r', position: at };
    const stack: MapMarker = { kind: 'stack', key: 's', position: at, count: 0, review: 5 };
    expect(findMarkerKeyOfCard(card, [review, stack], 15)).toBeUndefined();
    expect(findMarkerKeyOfCard(card, [review, stack, cluster('near', 30.7005)], 15)).toBe('near');
  });
});
