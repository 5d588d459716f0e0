import type { DomainEvent, KnownEvent } from '@naksha/events/contracts';
import { ATTRIBUTES, type AttributeValues, type PhotoId, type PlaceId } from '@naksha/events/kernel';
import { sampleAccount, sampleAttributes, samplePosted, samplePriceChange } from '@naksha/events/testing';
import { describe, expect, it } from 'vitest';
import {
  confirmed,
  lapsed,
  nameSampleInterestStream,
  nameSampleListingStream,
  revised,
  sampleContacted,
  sampleListingId,
  sampleMaterialFacts,
  sampleNoteId,
  sampleSaved,
  verified,
} from '../projector/testing/histories.ts';
import { foldListingToOpenData, type ListingTrace } from './trace-listing.ts';

const SECTOR = 'mohali-sector-70' as PlaceId;
const placed = sampleMaterialFacts({
  placeIds: { locality: SECTOR },
  reraNumber: 'PBRERA-1',
  photos: ['019ab000-0000-7000-8000-0000000000ff' as PhotoId],
});
const posted = samplePosted({ facts: placed, batch: '019ab000-0000-7000-8000-00000000aaaa' });
const PRICE = posted.data.price;
const sold: DomainEvent = { type: 'ListingSold', data: { by: 'owner' } };
const deleted: DomainEvent = { type: 'ListingDeleted', data: { by: 'owner' } };

function trace(events: readonly DomainEvent[], days: readonly number[] = events.map((_, k) => k + 1)): ListingTrace {
  return foldListingToOpenData(
    events.map((event, k) => ({
      ...{ ...event, seq: k + 10, partition: 3, version: k + 1 },
      stream: 'buyer' in event.data ? nameSampleInterestStream(1, 10) : nameSampleListingStream(1),
      occurredAt: `2026-11-${String(days[k]).padStart(2, '0')}T06:12:34.567Z`,
    })) as unknown as KnownEvent[],
  );
}

describe('the leads of a listing', () => {
  const between = { listing: sampleListingId(1), buyer: sampleAccount(10) };
  const status = (status: 'called' | 'closed'): DomainEvent => ({
    type: 'LeadStatusSet',
    data: { ...between, seller: sampleAccount(1), status },
  });
  const callback: DomainEvent = { type: 'CallbackAsked', data: { ...between, at: '2026-11-30T06:00:00.000Z' } };
  const step: DomainEvent = { type: 'LeadNextStepSet', data: { ...between, step: null } };
  const note: DomainEvent = { type: 'LeadNoted', data: { ...between, note: sampleNoteId(1) } };
  const times = (...events: DomainEvent[]) =>
    [...trace([posted, verified, ...events]).leads.values()].map(({ contactedAt, answeredAt }) =>
      [contactedAt, answeredAt].map((at) => at && Number(at.slice(8, 10))),
    );

  it.each([status('called'), step, note])(
    'are answered by the first $type of the office after the contact',
    (answer) => {
      expect(times(sampleContacted(1, 10), callback, sampleContacted(1, 10), answer, status('closed'))).toEqual([
        [3, 6],
      ]);
    },
  );

  it('are not answered by the buyer', () => {
    expect(times(sampleContacted(1, 10), callback)).toEqual([[3, undefined]]);
  });
});

describe('open data of a listing', () => {
  it('Y-14 contains neither place nor type of a rejected home', () => {
    const rejected: DomainEvent = { type: 'ListingRejected', data: { reasons: ['It is no flat'], takenDown: true } };
    for (const row of [trace([posted, rejected]).listings[1], trace([posted, verified, rejected]).listings[2]])
      expect(row).toMatchObject({ state: 'off', lat: null, lng: null, subtype: null, locality: null, price: null });
  });

  it('contains price, area and attributes from its verification on, and only its marker before', () => {
    const { listings, events } = trace([posted, verified]);
    expect(
      listings.map(({ day, state, price, area_sqft, bedrooms, lister, subtype, lat }) => [
        ...[day, state, price, area_sqft, bedrooms],
        ...[lister, subtype, lat],
      ]),
    ).toEqual([
      ['2026-11-01', 'under_review', null, null, null, null, 'flat', 30.7046],
      ['2026-11-02', 'verified', PRICE, 1250, 3, 'owner', 'flat', 30.7046],
    ]);
    expect(events.map(({ type, price, checks }) => [type, price, checks])).toEqual([
      ['ListingPosted', null, null],
      ['ListingVerified', PRICE, 1],
    ]);
    expect(listings[1]).toMatchObject({
      posted_at: '2026-11-01T06:12:00.000Z',
      verified_at: '2026-11-02T06:12:00.000Z',
    });
  });

  it('contains every attribute from its verification on, and of a text only whether there is one', () => {
    const free = { ...posted.data.free, ...sampleAttributes('free') };
    const full = samplePosted({ facts: sampleMaterialFacts(sampleAttributes('material')), free });
    const values: AttributeValues = { ...full.data.facts, ...full.data.free };
    const { listings } = trace([full, verified]);
    for (const { name, wire, value } of ATTRIBUTES) {
      const column = value.type === 'text' ? `has_${wire}` : wire;
      expect(listings[0], column).toHaveProperty(column, null);
      expect(listings[1], column).toHaveProperty(column, value.type === 'text' ? true : values[name]);
    }
    expect(
      trace([samplePosted({ facts: sampleMaterialFacts({ reraNumber: undefined }) }), verified]).listings[1],
    ).toMatchObject({
      has_rera_number: false,
    });
  });

  it('contains nothing about who posted it, their other listings, texts or photo contents', () => {
    const words = JSON.stringify(trace([posted, verified, sold]));
    for (const theirs of [
      posted.data.seller,
      posted.data.batch,
      posted.data.free.title,
      'PBRERA',
      '019ab000',
      '34.567',
    ])
      expect(words).not.toContain(theirs);
    expect(words).toContain('"photos":1');
  });

  it('contains a public price change, and none that only staff saw', () => {
    const { price_changes, listings } = trace([
      posted,
      samplePriceChange(PRICE, 4_000_000),
      verified,
      samplePriceChange(4_000_000, 3_900_000),
    ]);
    expect(price_changes).toMatchObject([
      { day: '2026-11-04', price_before: 4_000_000, price: 3_900_000, locality: SECTOR },
    ]);
    expect(listings.map(({ day, price }) => [day, price])).toEqual([
      ['2026-11-01', null],
      ['2026-11-03', 4_000_000],
      ['2026-11-04', 3_900_000],
    ]);
  });

  it('contains nothing that is under review, and no question of staff', () => {
    const question: DomainEvent = { type: 'ListingQuestioned', data: { kind: 'sold', by: 'reviewer' } };
    const { listings, events } = trace([posted, verified, revised, question]);
    expect(listings).toHaveLength(2);
    expect(events.map(({ type }) => type)).toEqual(['ListingPosted', 'ListingVerified']);
  });

  it('becomes unconfirmed, returns, is sold and leaves, with consecutive numbers', () => {
    const { listings, events } = trace([posted, verified, lapsed, confirmed, revised, sold, deleted]);
    expect(listings.map(({ day, state, stale }) => [Number(day.slice(8)), state, stale])).toEqual([
      [1, 'under_review', false],
      [2, 'verified', false],
      [3, 'verified', true],
      [4, 'verified', false],
      [6, 'sold', false],
      [7, 'off', false],
    ]);
    expect(events.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(listings.at(-1)).toMatchObject({ price: null, lat: null, subtype: null });
  });

  it('has one row a day, with the state at its end, and none if nothing changed', () => {
    const relisted: DomainEvent = { type: 'ListingRelisted', data: { by: 'owner', to: 'verified' } };
    const { listings, events } = trace([posted, verified, sold, relisted], [1, 1, 2, 2]);
    expect(listings.map(({ day, state }) => [day, state])).toEqual([['2026-11-01', 'verified']]);
    expect(events).toHaveLength(4);
  });

  it('provides actions for counting, with the place at the time, and never of a day before the last', () => {
    const moved: DomainEvent = { type: 'ListingPlaced', data: { facts: { locality: 'kharar' as PlaceId } } };
    const { acts } = trace([posted, verified, sampleSaved(1, 10), moved, sampleContacted(1, 10)], [1, 5, 3, 6, 6]);
    expect(acts.map(({ day, act, place }) => [day, act, place])).toEqual([
      ['2026-11-05', 'saved', SECTOR],
      ['2026-11-06', 'contacted', 'kharar'],
    ]);
  });
});
