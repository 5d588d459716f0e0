import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Append, Appended, EventReader, EventStore } from '../event-store/event-store.port.ts';
import { orderingKeyOf, partitionOf } from '../kernel/partition.ts';
import { sampleAccount, sampleAppend, sampleListing, samplePosted, samplePriceChange } from './sample-appends.ts';

export type StoreUnderTest = {
  store: EventStore & EventReader;
  /** The same data seen by another process. */
  other: EventStore & EventReader;
  close(): Promise<void>;
};

/** What every event store does. Each test writes streams of its own. */
export function eventStoreContract(name: string, makeStore: () => Promise<StoreUnderTest>): void {
  describe(`${name} is an event store`, () => {
    let made: StoreUnderTest;
    let listings = 0;
    const stream = () => `listing-${sampleListing(++listings)}`;
    const post = (to: string, rest: Partial<Append> = {}) => sampleAppend(to, 0, [samplePosted()], rest);
    const outcomes = (results: Appended[]) => results.map(({ outcome }) => outcome).sort();
    beforeAll(async () => {
      made = await makeStore();
    });
    afterAll(() => made.close());

    it('answers with position token and version, and reads the stream back in order', async () => {
      const to = stream();
      const partition = partitionOf(orderingKeyOf(to));
      const first = await made.store.append(post(to));
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
      expect(await made.other.readStream(stream())).toEqual([]);
    });

    it('refuses an expected version that is behind or ahead of the stream', async () => {
      const to = stream();
      expect(await made.store.append(sampleAppend(to, 1, [samplePosted()]))).toEqual({ outcome: 'conflict' });
      await made.store.append(post(to));
      expect(await made.store.append(post(to))).toEqual({ outcome: 'conflict' });
      expect(await made.store.append(sampleAppend(to, 2, [samplePosted()]))).toEqual({ outcome: 'conflict' });
      expect(await made.store.readStream(to)).toHaveLength(1);
    });

    it('lets one of many racers for a version win', async () => {
      const to = stream();
      const racers = Array.from({ length: 20 }, (_, k) => (k % 2 ? made.store : made.other).append(post(to)));
      expect(outcomes(await Promise.all(racers))).toEqual(['appended', ...Array(19).fill('conflict')]);
    });

    it('D-48 lets a conflict, a held claim and a broken event of a group fail their own callers only', async () => {
      const taken = stream();
      await made.store.append(post(taken, { claims: [{ kind: 'group', key: 'held', owner: 'first' }] }));
      const broken = samplePosted({ free: { title: 'no text holds a \0', amenities: [], rooms: [] } });
      const good = Array.from({ length: 60 }, stream);
      const group = [
        ...good.slice(0, 20).map((to) => made.store.append(post(to))),
        made.store.append(post(taken)),
        ...good.slice(20, 40).map((to) => made.store.append(post(to))),
        made.store.append(post(stream(), { claims: [{ kind: 'group', key: 'held', owner: 'second' }] })),
        made.store.append(sampleAppend(stream(), 0, [broken])),
        ...good.slice(40).map((to) => made.store.append(post(to))),
      ];
      const settled = await Promise.allSettled(group);

      expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1);
      expect(outcomes(settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))).toEqual([
        ...Array(60).fill('appended'),
        'claimed',
        'conflict',
      ]);
      for (const to of good) expect(await made.other.readStream(to)).toHaveLength(1);
    });

    it('D-55 gives a claim to one of many concurrent claimants of any partition, and says who holds it', async () => {
      const race = Array.from({ length: 24 }, (_, k) =>
        (k % 2 ? made.store : made.other).append(
          post(stream(), { claims: [{ kind: 'slug', key: 'the-one', owner: `owner ${k}` }] }),
        ),
      );
      const results = await Promise.all(race);
      const winner = results.findIndex(({ outcome }) => outcome === 'appended');
      expect(outcomes(results)).toEqual(['appended', ...Array(23).fill('claimed')]);
      for (const lost of results.filter(({ outcome }) => outcome === 'claimed'))
        expect(lost).toMatchObject({ claim: { kind: 'slug', key: 'the-one' }, owner: `owner ${winner}` });
      expect(await made.store.claims('slug', 'the-')).toEqual([
        { kind: 'slug', key: 'the-one', owner: `owner ${winner}` },
      ]);
    });

    it('reads claims of a kind by prefix, and takes the prefix as it is written', async () => {
      const claims = ['day/1', 'day/2', 'day%', 'daz'].map((key) => ({ kind: 'prefix', key, owner: 'one' }));
      await made.store.append(post(stream(), { claims }));
      expect((await made.store.claims('prefix', 'day/')).map(({ key }) => key)).toEqual(['day/1', 'day/2']);
      expect((await made.store.claims('prefix', 'day%')).map(({ key }) => key)).toEqual(['day%']);
      expect(await made.store.claims('other', 'day/')).toEqual([]);
    });

    it('gives a released claim to the next who asks', async () => {
      const [claim, to] = [{ kind: 'release', key: 'flat 12', owner: 'first' }, stream()];
      await made.store.append(post(to, { claims: [claim] }));
      await made.store.append(sampleAppend(to, 1, [samplePriceChange(2, 1)], { releases: [claim] }));
      const next = await made.store.append(post(stream(), { claims: [{ ...claim, owner: 'second' }] }));
      expect(next.outcome).toBe('appended');
      expect(await made.store.claims('release', '')).toEqual([{ ...claim, owner: 'second' }]);
    });

    it('D-54 commits events, claims, releases and idempotency record together or not at all', async () => {
      const [to, refused] = [stream(), stream()];
      const idempotency = { principal: 'p', key: 'together', bodyHmac: 'h', result: { id: to } };
      const claims = ['a', 'b'].map((key) => ({ kind: 'together', key, owner: to }));
      const done = await made.store.append(post(to, { claims, idempotency }));
      expect(await made.other.findIdempotency('p', 'together')).toEqual({
        ...idempotency,
        position: done.outcome === 'appended' && done.position,
      });

      const attempt = await made.store.append(
        post(refused, {
          claims: [
            { kind: 'together', key: 'free', owner: refused },
            { kind: 'together', key: 'b', owner: refused },
          ],
          releases: [{ kind: 'together', key: 'a' }],
          idempotency: { ...idempotency, key: 'refused' },
        }),
      );
      expect(attempt).toEqual({ outcome: 'claimed', claim: { kind: 'together', key: 'b' }, owner: to });
      expect(await made.store.readStream(refused)).toEqual([]);
      expect((await made.store.claims('together', '')).map(({ key }) => key)).toEqual(['a', 'b']);
      expect(await made.store.findIdempotency('p', 'refused')).toBeUndefined();
    });

    it('D-57 answers a repeated idempotency key with what it led to, also when the two race', async () => {
      const attempts = Array.from({ length: 12 }, stream);
      const results = await Promise.all(
        attempts.map((to, k) =>
          (k % 2 ? made.store : made.other).append(
            post(to, { idempotency: { principal: 'racer', key: 'k', bodyHmac: 'h', result: { id: to } } }),
          ),
        ),
      );
      const winner = results.findIndex(({ outcome }) => outcome === 'appended');
      expect(outcomes(results)).toEqual(['appended', ...Array(11).fill('repeated')]);
      const first = results[winner];
      for (const again of results.filter(({ outcome }) => outcome === 'repeated'))
        expect(again).toEqual({
          outcome: 'repeated',
          record: {
            principal: 'racer',
            key: 'k',
            bodyHmac: 'h',
            result: { id: attempts[winner] },
            position: first.outcome === 'appended' && first.position,
          },
        });
      const streams = await Promise.all(attempts.map((to) => made.store.readStream(to)));
      expect(streams.filter(({ length }) => length > 0)).toHaveLength(1);
    });

    it('knows a repetition before a conflict, and keeps principals apart', async () => {
      const to = stream();
      const idempotency = { principal: 'one', key: 'same', bodyHmac: 'h', result: {} };
      await made.store.append(post(to, { idempotency }));
      expect((await made.store.append(post(to, { idempotency }))).outcome).toBe('repeated');
      const other = await made.store.append(post(stream(), { idempotency: { ...idempotency, principal: 'two' } }));
      expect(other.outcome).toBe('appended');
    });

    it('takes an append without events, for claims and keys alone, at the head of its partition', async () => {
      const to = stream();
      const first = await made.store.append(post(to));
      const nothing = sampleAppend(to, 1, [], { idempotency: { principal: 'n', key: 'n', bodyHmac: 'h', result: {} } });
      const second = await made.store.append(nothing);
      const seq = (one: Appended) => (one.outcome === 'appended' ? Number(one.position.split(':')[1]) : Number.NaN);
      expect(second).toMatchObject({ outcome: 'appended', version: 1 });
      expect(seq(second)).toBeGreaterThanOrEqual(seq(first));
      expect((await made.store.append(nothing)).outcome).toBe('repeated');
    });

    it('refuses an event that breaks its contract, and drops what the contract does not know', async () => {
      const to = stream();
      const wrong = { type: 'ListingPriceChanged' as const, data: { from: 1, to: 0 } };
      await expect(made.store.append(sampleAppend(to, 0, [wrong as never]))).rejects.toThrow(/whole rupees/);
      const extra = { type: 'ListingPriceChanged' as const, data: { from: 1, to: 2, phone: '9876543210' } };
      await made.store.append(sampleAppend(to, 0, [extra as never]));
      expect((await made.store.readStream(to)).map(({ data }) => data)).toEqual([{ from: 1, to: 2 }]);
    });

    it('D-43 reads a key with all its streams in order, up to a seq and without its neighbours', async () => {
      const [listing, neighbour] = [sampleListing(++listings), sampleListing(++listings)];
      const buyer = sampleAccount(7);
      const view = { type: 'ListingViewed' as const, data: { listing, buyer, day: '2026-11-21' } };
      await made.store.append(post(`listing-${listing}`));
      await made.store.append(post(`listing-${neighbour}`));
      await made.store.append(sampleAppend(`interest-${listing}-${buyer}`, 0, [view]));
      await made.store.append(
        sampleAppend(`interest-${neighbour}-${buyer}`, 0, [{ ...view, data: { ...view.data, listing: neighbour } }]),
      );
      await made.store.append(sampleAppend(`listing-${listing}`, 1, [samplePriceChange(3, 2)]));
      await made.store.append(sampleAppend(`key-${listing}`, 0, [{ type: 'KeyReleased', data: { key: listing } }]));
      const events = await made.other.readKey(listing, Number.MAX_SAFE_INTEGER);

      expect(events.map(({ type }) => type)).toEqual([
        'ListingPosted',
        'ListingViewed',
        'ListingPriceChanged',
        'KeyReleased',
      ]);
      expect(new Set(events.map(({ partition }) => partition))).toEqual(new Set([partitionOf(listing)]));
      expect(await made.other.readKey(listing, events[2].seq)).toEqual(events.slice(0, 3));

      const account = `account-${sampleAccount(++listings)}`;
      await made.store.append(sampleAppend(account, 0, [{ type: 'AccountOpened', data: { demo: false } }]));
      await made.store.append(sampleAppend(`key-${account}`, 0, [{ type: 'KeyReleased', data: { key: account } }]));
      expect((await made.store.readKey(account, Number.MAX_SAFE_INTEGER)).map(({ type }) => type)).toEqual([
        'AccountOpened',
        'KeyReleased',
      ]);
    });

    it('reads a partition in pages, without a gap from 1 to its head, refused appends notwithstanding', async () => {
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
  });
}
