import type { KnownEvent } from '@naksha/events/contracts';
import { partitionForKey, toOrderingKey } from '@naksha/events/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bodies, documentAddressKey, foldEvents, listChangedDocuments } from './fold-events.ts';
import { UnfoldableEvent } from './projector-errors.ts';
import {
  nameSampleInterestStream,
  nameSampleListingStream,
  poison,
  sampleListingId,
  sampleMarketHistory,
  sampleViewed,
} from './testing/histories.ts';
import { SAMPLE_KINDS } from './testing/sample-kinds.ts';

const occur = (stream: string, { type, data }: { type: string; data: unknown }, seq: number): KnownEvent =>
  ({
    partition: partitionForKey(toOrderingKey(stream)),
    seq,
    id: `event-${seq}`,
    stream,
    version: seq,
    type,
    schema: 1,
    data,
    actor: 'system',
    correlationId: 'c',
    causationId: 'c',
    occurredAt: new Date(Date.UTC(2026, 10, 21) + seq * 60_000).toISOString(),
  }) as KnownEvent;

const history = sampleMarketHistory(40).flatMap(({ stream, events }) => events.map((event) => ({ stream, event })));
const events = history.map(({ stream, event }, k) => occur(stream, event, k + 1));

function foldInPieces(cuts: readonly number[]): Map<string, unknown> {
  const stored = new Map<string, unknown>();
  const ends = [...new Set([...cuts, events.length])].sort((a, b) => a - b);
  let start = 0;
  for (const end of ends) {
    const piece = events.slice(start, end);
    const before: Bodies = new Map(
      listChangedDocuments(piece, SAMPLE_KINDS).flatMap((address) => {
        const key = documentAddressKey(address);
        return stored.has(key) ? [[key, stored.get(key)]] : [];
      }),
    );
    for (const folded of foldEvents(piece, SAMPLE_KINDS, before))
      stored.set(documentAddressKey(folded), structuredClone(folded.body));
    start = end;
  }
  return stored;
}

describe('folding events into documents', () => {
  it('D-19 gives the same documents however the events are divided into batches', () => {
    const whole = foldInPieces([]);
    expect(whole.size).toBe(119);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: events.length }), { maxLength: 60 }), (cuts) => {
        expect(foldInPieces(cuts)).toEqual(whole);
      }),
      { numRuns: 40 },
    );
  });

  it('reports which event failed, where and why', () => {
    const bad = occur(nameSampleListingStream(900), poison, 77);
    const fold = () => foldEvents([...events, bad], SAMPLE_KINDS, new Map());
    expect(fold).toThrow(UnfoldableEvent);
    expect(fold).toThrow(
      `ListingPriceChanged at ${bad.partition}:77 of listing-${sampleListingId(900)} could not be projected: ListingPriceChanged precedes ListingPosted`,
    );
  });

  it('changes nothing for events without documents', () => {
    const released = occur('key-x', { type: 'KeyReleased', data: { key: 'x' } }, 1);
    expect(listChangedDocuments([released], SAMPLE_KINDS)).toEqual([]);
    expect(
      listChangedDocuments([occur(nameSampleInterestStream(1, 2), sampleViewed(1, 2), 1)], SAMPLE_KINDS),
    ).toHaveLength(1);
  });
});
