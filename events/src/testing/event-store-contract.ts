import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeyedEvent } from '../event-store/event-store.port.ts';
import { partitionForKey } from '../kernel/partition.ts';
import {
  nameAccountStream,
  nameInterestStream,
  nameListingStream,
  nameParkedKeyReleaseStream,
  toOrderingKey,
} from '../kernel/stream-names.ts';
import { testClaimsAndIdempotencyKeys } from './event-store-claims.ts';
import { sampleAccount, sampleAppend, sampleListing, samplePosted, samplePriceChange } from './sample-appends.ts';
import { listAppendOutcomes, type StoreUnderTest, samplePostAppend } from './store-under-test.ts';

export function eventStoreContract(name: string, makeStore: () => Promise<StoreUnderTest>): void {
  describe(`${name} is an event store`, () => {
    let made: StoreUnderTest;
    let listings = 0;
    const stream = () => nameListingStream(sampleListing(++listings));
    beforeAll(async () => {
      made = await makeStore();
    });
    afterAll(() => made.close());
    testClaimsAndIdempotencyKeys(() => made, stream);

    it('returns position token and version, and reads the stream back in order', async () => {
      const to = stream();
      const partition = partitionForKey(toOrderingKey(to));
      const first = await made.store.append(samplePostAppend(to));
      const second = await made.store.append(
        sampleAppend(to, 1, [samplePriceChange(4_500_000, 4_400_000), samplePriceChange(4_400_000, 4_300_000)]),
      );
      const events = await made.other.readStream(to);

      expect(events.map(({ type, version }) => [version, type])).toEqual([
        [1, 'ListingPosted'],
        [2, 'ListingPriceChanged'],
        [3, 'ListingPriceChanged'],
      ]);
      expect(first).toEqual({ outcome: 'appended', position: `${partition}:${events[0].seq}`, version: 1 });
      expect(second).toEqual({ outcome: 'appended', position: `${partition}:${events[2].seq}`, version: 3 });
      expect(events[0]).toEqual({
        partition,
        seq: expect.any(Number),
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        stream: to,
        version: 1,
        type: 'ListingPosted',
        schema: 1,
        data: samplePosted().data,
        actor: `account:${sampleAccount(1)}`,
        correlationId: 'correlation',
        causationId: 'causation',
        occurredAt: '2026-11-21T06:00:00.000Z',
      });
      expect(await made.other.readStream(to, 2)).toEqual(events.slice(2));
      expect(await made.other.readStreamEnd(to, 2)).toEqual(events.slice(1));
      expect(await made.other.readStreamEnd(to, 9)).toEqual(events);
      expect(await made.other.readStream(stream())).toEqual([]);
    });

    it('finds which of several streams contains an event of a type', async () => {
      const [first, second, third] = [stream(), stream(), stream()];
      for (const to of [first, second, third]) await made.store.append(samplePostAppend(to));
      const find = () => made.other.findStreamWithEvent('ListingPriceChanged', [first, second, third]);
      expect(await find()).toBeUndefined();
      await made.store.append(sampleAppend(second, 1, [samplePriceChange(4_500_000, 4_400_000)]));
      expect(await find()).toBe(second);
      expect(await made.other.findStreamWithEvent('ListingPriceChanged', [first, third])).toBeUndefined();
      expect(await made.other.findStreamWithEvent('ListingPosted', [])).toBeUndefined();
    });

    it('rejects an expected version that is behind or ahead of the stream', async () => {
      const to = stream();
      expect(await made.store.append(sampleAppend(to, 1, [samplePosted()]))).toEqual({ outcome: 'conflict' });
      await made.store.append(samplePostAppend(to));
      expect(await made.store.append(samplePostAppend(to))).toEqual({ outcome: 'conflict' });
      expect(await made.store.append(sampleAppend(to, 2, [samplePosted()]))).toEqual({ outcome: 'conflict' });
      expect(await made.store.readStream(to)).toHaveLength(1);
    });

    it('lets exactly one of many concurrent callers append a version', async () => {
      const to = stream();
      const racers = Array.from({ length: 20 }, (_, k) =>
        (k % 2 ? made.store : made.other).append(samplePostAppend(to)),
      );
      expect(listAppendOutcomes(await Promise.all(racers))).toEqual(['appended', ...Array(19).fill('conflict')]);
    });

    it('D-48 fails only the callers of a group with a conflict, a held claim or an invalid event', async () => {
      const taken = stream();
      await made.store.append(samplePostAppend(taken, { claims: [{ kind: 'group', key: 'held', owner: 'first' }] }));
      const broken = samplePosted({ free: { title: 'no text holds a \0', amenities: [], rooms: [] } });
      const good = Array.from({ length: 60 }, stream);
      const group = [
        ...good.slice(0, 20).map((to) => made.store.append(samplePostAppend(to))),
        made.store.append(samplePostAppend(taken)),
        ...good.slice(20, 40).map((to) => made.store.append(samplePostAppend(to))),
        made.store.append(samplePostAppend(stream(), { claims: [{ kind: 'group', key: 'held', owner: 'second' }] })),
        made.store.append(sampleAppend(stream(), 0, [broken])),
        ...good.slice(40).map((to) => made.store.append(samplePostAppend(to))),
      ];
      const settled = await Promise.allSettled(group);

      expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1);
      expect(listAppendOutcomes(settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))).toEqual([
        ...Array(60).fill('appended'),
        'claimed',
        'conflict',
      ]);
      for (const to of good) expect(await made.other.readStream(to)).toHaveLength(1);
    });

    it('rejects an event that violates its contract, and drops unknown fields', async () => {
      const to = stream();
      const wrong = { type: 'ListingPriceChanged' as const, data: { from: 1, to: 0 } };
      await expect(made.store.append(sampleAppend(to, 0, [wrong as never]))).rejects.toThrow(/whole rupees/);
      const extra = { type: 'ListingPriceChanged' as const, data: { from: 1, to: 2, phone: '9876543210' } };
      await made.store.append(sampleAppend(to, 0, [extra as never]));
      expect((await made.store.readStream(to)).map(({ data }) => data)).toEqual([{ from: 1, to: 2 }]);
    });

    it('D-43 reads a key with all its streams in order, up to a seq, without other keys', async () => {
      const [listing, neighbour] = [sampleListing(++listings), sampleListing(++listings)];
      const buyer = sampleAccount(7);
      const view = { type: 'ListingViewed' as const, data: { listing, buyer, day: '2026-11-21' } };
      await made.store.append(samplePostAppend(nameListingStream(listing)));
      await made.store.append(samplePostAppend(nameListingStream(neighbour)));
      await made.store.append(sampleAppend(nameInterestStream(listing, buyer), 0, [view]));
      await made.store.append(
        sampleAppend(nameInterestStream(neighbour, buyer), 0, [
          { ...view, data: { ...view.data, listing: neighbour } },
        ]),
      );
      await made.store.append(sampleAppend(nameListingStream(listing), 1, [samplePriceChange(3, 2)]));
      await made.store.append(
        sampleAppend(nameParkedKeyReleaseStream(listing), 0, [{ type: 'KeyReleased', data: { key: listing } }]),
      );
      const events = await made.other.readKey(listing, Number.MAX_SAFE_INTEGER);

      expect(events.map(({ type }) => type)).toEqual([
        'ListingPosted',
        'ListingViewed',
        'ListingPriceChanged',
        'KeyReleased',
      ]);
      expect(new Set(events.map(({ partition }) => partition))).toEqual(new Set([partitionForKey(listing)]));
      expect(await made.other.readKey(listing, events[2].seq)).toEqual(events.slice(0, 3));

      const account = nameAccountStream(sampleAccount(++listings));
      await made.store.append(sampleAppend(account, 0, [{ type: 'AccountOpened', data: { demo: false } }]));
      await made.store.append(
        sampleAppend(nameParkedKeyReleaseStream(account), 0, [{ type: 'KeyReleased', data: { key: account } }]),
      );
      expect((await made.store.readKey(account, Number.MAX_SAFE_INTEGER)).map(({ type }) => type)).toEqual([
        'AccountOpened',
        'KeyReleased',
      ]);
    });

    it('reads all events ordered by key, in pages of any size, each event once', async () => {
      const { other } = made;
      const all: KeyedEvent[] = [];
      for (let after = { key: '', seq: 0 }; ; ) {
        const page = await other.readInKeyOrder(after, 3);
        const last = page.at(-1);
        if (!last) break;
        expect(page.length).toBeLessThanOrEqual(3);
        all.push(...page);
        after = { key: last.key, seq: last.event.seq };
      }
      expect(all).toEqual(
        all.toSorted((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)) || a.event.seq - b.event.seq),
      );
      expect(all.filter(({ key, event }) => key !== toOrderingKey(event.stream))).toEqual([]);
      const places = new Set(all.map(({ event }) => `${event.partition}:${event.seq}`));
      expect(places.size).toBe(all.length);
      expect(all.length).toBe((await other.heads()).reduce((sum, head) => sum + head, 0));
    });

    it('reads a partition in pages, without a gap from 1 to its head, despite rejected appends', async () => {
      const heads = await made.other.heads();
      expect(heads).toHaveLength(16);
      expect(Math.max(...heads)).toBeGreaterThan(2);
      for (const [partition, head] of heads.entries()) {
        const seqs: number[] = [];
        for (let page = await made.store.readPartition(partition, 0, 3); page.length > 0; ) {
          expect(page.length).toBeLessThanOrEqual(3);
          seqs.push(...page.map(({ seq }) => seq));
          page = await made.store.readPartition(partition, seqs.at(-1)!, 3);
        }
        expect(seqs).toEqual(Array.from({ length: head }, (_, k) => k + 1));
      }
    });

    it('reads a number of events of every partition at once', async () => {
      const heads = await made.store.heads();
      const after = heads.map((head) => Math.max(0, head - 3));
      const pages = await Promise.all(after.map((seq, partition) => made.other.readPartition(partition, seq, 2)));
      expect(pages.flat().length).toBeGreaterThan(2);
      expect(await made.store.readAfter(after, 2)).toEqual(pages.flat());
      expect(await made.store.readAfter(heads, 2)).toEqual([]);
    });

    it('has an id of its own, the same for every process', async () => {
      expect(await made.store.source()).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
      expect(await made.other.source()).toBe(await made.store.source());
    });
  });
}
