import type { DomainEvent, KnownEvent } from '@naksha/events/contracts';
import { createArea, type PlaceId } from '@naksha/events/kernel';
import { samplePosted, samplePriceChange } from '@naksha/events/testing';
import { describe, expect, it } from 'vitest';
import { nameSampleListingStream, revised, sampleMaterialFacts, verified } from '../projector/testing/histories.ts';
import { type AskingDocument, askingKind } from './asking-kind.ts';

const KHARAR = 'kharar' as PlaceId;
const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T06:00:00.000Z`;
const placed = sampleMaterialFacts({ area: createArea(1250, 'sqft'), placeIds: { city: KHARAR } });
const posted = samplePosted({ facts: placed });
const PRICE = posted.data.price;

function foldAll(...events: DomainEvent[]): AskingDocument {
  let document: AskingDocument | undefined;
  events.forEach((event, k) => {
    const known = { ...event, stream: nameSampleListingStream(1), occurredAt: day(k + 1) } as unknown as KnownEvent;
    if (askingKind.findId(known) !== undefined) document = askingKind.fold(document, known) as AskingDocument;
  });
  return document as AskingDocument;
}
const askedOf = (...events: DomainEvent[]) =>
  foldAll(...events).asked.map(({ price, from, to }) => [
    price,
    Number(from.slice(8, 10)),
    to ? Number(to.slice(8, 10)) : null,
  ]);

const sold: DomainEvent = { type: 'ListingSold', data: { by: 'owner' } };
const relisted = (to: 'verified' | 'under_review'): DomainEvent => ({
  type: 'ListingRelisted',
  data: { by: 'owner', to },
});
const rejected = (takenDown?: true): DomainEvent => ({
  type: 'ListingRejected',
  data: { reasons: ['dark photos'], ...(takenDown && { takenDown }) },
});
const deleted: DomainEvent = { type: 'ListingDeleted', data: { by: 'owner' } };

describe('the public price history of a home', () => {
  it('starts when staff verify it, at the price then', () => {
    expect(askedOf(posted)).toEqual([]);
    expect(askedOf(posted, samplePriceChange(PRICE, 4_000_000), verified)).toEqual([[4_000_000, 3, null]]);
    expect(foldAll(posted, verified)).toMatchObject({ subtype: 'flat', sqft: 1250, places: [KHARAR], demo: false });
  });

  it('contains each price with its days, and ends with a sale, a deletion or removal by staff', () => {
    const cheaper = samplePriceChange(PRICE, 4_000_000);
    expect(askedOf(posted, verified, cheaper, sold)).toEqual([
      [PRICE, 2, 3],
      [4_000_000, 3, 4],
    ]);
    expect(askedOf(posted, verified, deleted)).toEqual([[PRICE, 2, 3]]);
    expect(askedOf(posted, verified, rejected(true))).toEqual([[PRICE, 2, 3]]);
    expect(askedOf(posted, verified, rejected())).toEqual([[PRICE, 2, null]]);
    expect(askedOf(posted, rejected(), deleted)).toEqual([]);
  });

  it('marks a price that ended in a sale, and no other end', () => {
    const ends = (...events: DomainEvent[]) => foldAll(posted, verified, ...events).asked.map(({ sold }) => sold);
    expect(ends(samplePriceChange(PRICE, 4_000_000), sold, relisted('verified'))).toEqual([undefined, true, undefined]);
    for (const end of [deleted, rejected(true)]) expect(ends(end)).toEqual([undefined]);
  });

  it('continues when a sale is undone, once it is public again', () => {
    expect(askedOf(posted, verified, sold, relisted('verified'))).toEqual([
      [PRICE, 2, 3],
      [PRICE, 4, null],
    ]);
    expect(askedOf(posted, verified, sold, relisted('under_review'), verified)).toEqual([
      [PRICE, 2, 3],
      [PRICE, 5, null],
    ]);
  });

  it('has the size that was public at the time: a revision counts once staff have accepted it', () => {
    const sizes = (...events: DomainEvent[]) => foldAll(...events).asked.map(({ sqft }) => sqft);
    expect(sizes(posted, verified, revised)).toEqual([1250]);
    expect(sizes(posted, verified, revised, verified)).toEqual([1250, 1400]);
    expect(sizes(posted, verified, revised, rejected(), verified)).toEqual([1250]);
    const takenBack: DomainEvent = { type: 'ListingRevisionWithdrawn', data: { by: 'owner' } };
    expect(foldAll(posted, verified, revised, takenBack).pending).toBeUndefined();
    expect(sizes(posted, revised, verified)).toEqual([1400]);
  });

  it('has the position that staff confirmed', () => {
    const toKharar: DomainEvent = { type: 'ListingPlaced', data: { facts: { city: KHARAR } } };
    const nowhere = samplePosted({ facts: sampleMaterialFacts({ placeIds: undefined }) });
    expect(foldAll(nowhere, verified).places).toEqual([]);
    expect(foldAll(nowhere, verified, toKharar).places).toEqual([KHARAR]);
  });
});
