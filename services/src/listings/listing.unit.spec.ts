import type { ListingEvent } from '@naksha/events/contracts';
import { fold } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import {
  confirmed,
  deleted,
  eventOnDay,
  facts,
  free,
  larger,
  posted,
  price,
  rejected,
  revised,
  sampleLapsed,
  sold,
  verified,
} from '../testing/listing-history.ts';
import { seller } from '../testing/sample-listing.ts';
import { listing } from './listing.ts';

const DAY = '2026-06-01';
const TIME = `${DAY}T06:00:00.000Z`;
const after = (...events: ListingEvent[]) => fold(listing, [eventOnDay(DAY, posted), ...events]);
const asPosted = { seller: seller.account, lister: 'owner', price, facts, free, demo: false, statedAt: TIME };

describe('the state of a listing for decisions', () => {
  it('is the posted draft, under review', () => {
    expect(listing.initial).toEqual({ state: 'unposted' });
    expect(after()).toEqual({ state: 'under_review', ...asPosted });
  });

  it('applies price and texts at once', () => {
    const words = { ...free, title: 'By the park' };
    const told = after(
      { type: 'ListingPriceChanged', data: { from: price, to: 8_000_000 as typeof price } },
      { type: 'ListingReworded', data: { free: words } },
    );
    expect(told).toEqual({ state: 'under_review', ...asPosted, price: 8_000_000, free: words });
  });

  it('applies other edits at once before verification, and next to the verified version after it', () => {
    const later = eventOnDay('2026-06-02', revised);
    const statedAt = '2026-06-02T06:00:00.000Z';
    expect(after(later)).toEqual({ state: 'under_review', ...asPosted, facts: larger, statedAt });
    expect(after(rejected, later)).toMatchObject({ state: 'under_review', facts: larger });
    expect(after(verified, later)).toMatchObject({ state: 'verified', facts, pending: larger, statedAt });
    expect(after(verified, later, verified)).toMatchObject({ state: 'verified', facts: larger, pending: undefined });
    expect(after(verified, later, rejected)).toMatchObject({ state: 'verified', facts, pending: undefined });
    const of = { facts, free, price };
    expect(after(rejected)).toMatchObject({ state: 'rejected', facts, objections: { codes: [], of } });
  });

  it('contains the last confirmation, and whether it has lapsed since', () => {
    expect(after(eventOnDay('2026-06-03', verified))).toMatchObject({ confirmedAt: '2026-06-03T06:00:00.000Z' });
    const gone = after(eventOnDay('2026-06-03', verified), sampleLapsed('2026-07-10'));
    expect(gone).toMatchObject({ state: 'verified', lapsed: true, confirmedAt: '2026-06-03T06:00:00.000Z' });
    const back = after(verified, sampleLapsed('2026-07-10'), eventOnDay('2026-07-11', confirmed));
    expect(back).toMatchObject({ confirmedAt: '2026-07-11T06:00:00.000Z' });
    expect(back).not.toHaveProperty('lapsed');
  });

  it('contains who sold it and whether it is deleted; nothing is under review any more', () => {
    const byNaksha: ListingEvent = { type: 'ListingSold', data: { by: 'naksha' } };
    expect(after(verified, revised, sold)).toMatchObject({ state: 'sold', pending: undefined });
    expect(after(verified, revised, byNaksha)).toMatchObject({ state: 'sold_by_naksha', pending: undefined });
    expect(after(verified, revised, deleted)).toMatchObject({ state: 'deleted', pending: undefined });
  });

  it('rejects a history that does not start with the posting', () => {
    expect(() => fold(listing, [verified])).toThrow('ListingVerified precedes ListingPosted');
  });
});
