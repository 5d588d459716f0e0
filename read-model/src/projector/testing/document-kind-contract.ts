import { decodeEvent, type KnownEvent, type RecordedEvent } from '@naksha/events/contracts';
import { PARTITIONS, seededRandom } from '@naksha/events/kernel';
import { FAULTS, UnreliableLog } from '@naksha/events/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DocumentKind } from '../../documents/document-kind.ts';
import { documentAddressKey, foldEvents } from '../fold-events.ts';
import { startProjector } from '../start-projector.ts';
import type { Happened } from './histories.ts';
import { ReadSide, type Row } from './read-side.ts';

export function documentKindContract(kind: DocumentKind, history: readonly Happened[]): void {
  const seed = Number(process.env.NAKSHA_SEED ?? Math.floor(Math.random() * 1e9));
  const kinds = [kind];

  describe(`documents of kind ${kind.kind}, seed ${seed}`, () => {
    let side: ReadSide;
    let events: RecordedEvent[];
    let expected: Row[];
    beforeAll(async () => {
      side = await ReadSide.open(kinds);
      for (const { stream, events } of history) await side.happened(stream, ...events);
      const partitions = await Promise.all(Array.from({ length: PARTITIONS }, (_, p) => side.readEvents(p)));
      events = partitions.flat();
      await side.projectAll(side.projector(kinds));
      expected = await side.documents();
      expect(expected.map((row) => row.kind)).toContain(kind.kind);
    });
    afterAll(() => side.close());
    afterEach(() => vi.unstubAllGlobals());

    const forget = () => side.pool.query('truncate read_g1.document; update read_g1.checkpoint set seq = 0');

    it('D-19 D-87 gives the same documents when everything is delivered twice, and from earlier positions', async () => {
      const random = seededRandom(seed);
      const projector = side.projector(kinds);
      await side.projectAll(projector);
      expect(await side.documents()).toEqual(expected);

      await forget();
      await projector.positions([...Array(PARTITIONS).keys()]);
      for (let partition = 0; partition < PARTITIONS; partition++) {
        const own = events.filter((event) => event.partition === partition);
        for (let end = 0; end < own.length; ) {
          end = Math.min(own.length, end + 1 + Math.floor(random() * 4));
          const start = Math.floor(random() * end);
          await projector.handle({ partition, events: own.slice(start, end) });
        }
      }
      expect(await side.documents()).toEqual(expected);
    });

    it('D-19 D-79 gives the same documents with a log that duplicates, rewinds and interrupts', async () => {
      await forget();
      const errors: unknown[] = [];
      const onError = (error: unknown) => errors.push(error);
      const eventLog = new UnreliableLog(side.tail, FAULTS, seed);
      const running = await startProjector({ pool: side.pool, kinds, eventLog, reader: side.store, onError });
      for (const [partition, seq] of (await side.store.heads()).entries())
        await side.projected({ partition, seq }, 20_000);
      await running.stop();
      expect(await side.documents()).toEqual(expected);
      expect(errors).toEqual([]);
    });

    it('D-87 writes complete documents with the position of the last folded event', () => {
      const last = new Map<string, number>();
      for (const event of events) {
        const id = kind.findId(decodeEvent(event));
        if (id !== undefined) last.set(id, event.seq);
      }
      expect(new Map(expected.map(({ id, seq }) => [id, seq]))).toEqual(last);
    });

    it('D-20 D-21 reads no clock, uses no randomness, and does not modify its input', () => {
      const known = events.map((event) => frozen(decodeEvent(event)));
      const random = Math.random;
      const tick = (): never => {
        throw new Error('A fold must not read the clock');
      };
      vi.stubGlobal('Date', Object.assign(tick, { now: tick, parse: Date.parse }));
      Math.random = tick;
      try {
        const folded = foldOneByOne(known, kind);
        expect(foldOneByOne(known, kind)).toEqual(folded);
        expect(folded.size).toBe(expected.length);
      } finally {
        Math.random = random;
      }
    });
  });
}

function foldOneByOne(events: readonly KnownEvent[], kind: DocumentKind): Map<string, unknown> {
  const bodies = new Map<string, unknown>();
  for (const event of events)
    for (const folded of foldEvents([event], [kind], bodies))
      bodies.set(documentAddressKey(folded), frozen(folded.body));
  return bodies;
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
}
