import type { DomainEvent, KnownEvent } from '@naksha/events/contracts';
import type { PlaceId } from '@naksha/events/kernel';
import { publicEvent } from '@naksha/events/public-events';
import { samplePosted, samplePriceChange } from '@naksha/events/testing';
import { describe, expect, it } from 'vitest';
import {
  confirmed,
  lapsed,
  nameSampleListingStream,
  revised,
  sampleListingId,
  sampleMaterialFacts,
  verified,
} from '../projector/testing/histories.ts';
import { type TracedEvent, toPublicEvents } from './to-public-events.ts';

const SOURCE = 'urn:uuid:0190c0de-0000-7000-8000-000000000001';
const posted = samplePosted({
  facts: sampleMaterialFacts({
    placeIds: { city: 'mohali' as PlaceId, locality: 'mohali-sector-70' as PlaceId },
    reraNumber: 'RERA-7',
  }),
  batch: '019ab000-0000-7000-8000-00000000aaaa',
});
const PRICE = posted.data.price;
const rejected: DomainEvent = { type: 'ListingRejected', data: { reasons: ['It is no flat'], takenDown: true } };
const sold: DomainEvent = { type: 'ListingSold', data: { by: 'owner' } };
const deleted: DomainEvent = { type: 'ListingDeleted', data: { by: 'owner' } };
const relisted: DomainEvent = { type: 'ListingRelisted', data: { by: 'owner', to: 'verified' } };
const moved: DomainEvent = { type: 'ListingPlaced', data: { facts: { city: 'kharar' as PlaceId } } };
const cheaper = samplePriceChange(PRICE, 4_100_000);

const select = (...events: DomainEvent[]): TracedEvent[] =>
  toPublicEvents(
    events.map((event, k) => ({
      ...{ ...event, seq: k + 10, partition: 3, version: k + 1, id: '019ab000-0000-7000-8000-0000000000ee' },
      ...{ stream: nameSampleListingStream(1), actor: `account:${posted.data.seller}` },
      occurredAt: `2026-11-${String(k + 1).padStart(2, '0')}T06:12:34.567Z`,
    })) as unknown as KnownEvent[],
    SOURCE,
  );
const told = (...events: DomainEvent[]) => select(...events).map(({ name, event }) => [name, event.data.state]);

describe('public events of a listing', () => {
  it('are CloudEvents, identified by listing and position, with times to the minute', () => {
    const [first, second] = select(posted, verified, cheaper);
    expect(first).toMatchObject({ seq: 11, name: 'ListingVerified' });
    expect(publicEvent.parse(first.event)).toEqual(first.event);
    expect(first.event).toMatchObject({
      ...{
        specversion: '1.0',
        id: `${sampleListingId(1)}.11`,
        source: SOURCE,
        type: 'naksha.public.ListingVerified.v1',
      },
      ...{ subject: sampleListingId(1), time: '2026-11-02T06:12:00.000Z', datacontenttype: 'application/json' },
      data: { number: 2, state: 'verified', city: 'mohali', subtype: 'flat', price: PRICE, checks: 1, demo: false },
    });
    expect(second.event).toMatchObject({
      id: `${sampleListingId(1)}.12`,
      data: { price: 4_100_000, price_before: PRICE },
    });
  });

  it('do not exist before staff have verified it, nor for changes under review', () => {
    expect(told(posted)).toEqual([]);
    expect(told(posted, cheaper, deleted)).toEqual([]);
    expect(told(posted, rejected, verified)).toEqual([['ListingVerified', 'verified']]);
    expect(told(posted, verified, revised)).toEqual([['ListingVerified', 'verified']]);
    expect(told(posted, verified, confirmed), 'nobody sees that').toEqual([['ListingVerified', 'verified']]);
    expect(told(posted, verified, lapsed, confirmed, sold, relisted).map(([name]) => name)).toEqual([
      ...['ListingVerified', 'AvailabilityLapsed', 'AvailabilityConfirmed', 'ListingSold', 'ListingRelisted'],
    ]);
  });

  it('contain only the removal of a removed listing, also for late readers: neither place nor price', () => {
    for (const [end, type] of [
      [rejected, 'ListingRejected'],
      [deleted, 'ListingDeleted'],
    ] as const) {
      const events = select(posted, verified, cheaper, end);
      expect(events.map(({ name, event }) => [name, event.data.state])).toEqual([[type, 'off']]);
      const { number: _, state: __, demo: ___, ...rest } = events[0].event.data;
      expect(new Set(Object.values(rest))).toEqual(new Set([null]));
      expect(events[0].event.time).toBe('2026-11-04T00:00:00.000Z');
    }
    expect(told(posted, verified, rejected, verified)).toEqual([
      ['ListingVerified', 'verified'],
      ['ListingRejected', 'off'],
      ['ListingVerified', 'verified'],
    ]);
  });

  it('contain nothing about the account, exact times, other listings, texts, or internal ids', () => {
    const words = JSON.stringify(select(posted, verified, cheaper, sold).map(({ event }) => event));
    expect(words).toContain('"price":4100000');
    for (const theirs of [posted.data.seller, posted.data.free.title, 'RERA', '019ab000', '34.567', 'account'])
      expect(words).not.toContain(theirs);
  });

  it('are sent for the place that it left, and for the new one', () => {
    const [, move, later] = select(posted, verified, moved, cheaper);
    expect([...move.places].sort()).toEqual(['kharar', 'mohali', 'mohali-sector-70']);
    expect([...later.places]).toEqual(['kharar']);
    const [down] = select(posted, verified, deleted);
    expect([...down.places].sort()).toEqual(['mohali', 'mohali-sector-70']);
  });
});
