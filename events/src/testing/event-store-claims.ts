import { expect, it } from 'vitest';
import type { AppendOutcome } from '../event-store/event-store.port.ts';
import { sampleAppend, samplePriceChange } from './sample-appends.ts';
import { listAppendOutcomes, type StoreUnderTest, samplePostAppend } from './store-under-test.ts';

/** `stream` returns a new name at each call. */
export function testClaimsAndIdempotencyKeys(made: () => StoreUnderTest, stream: () => string): void {
  it('D-55 gives a claim to one of many concurrent claimants of any partition, and says who holds it', async () => {
    const race = Array.from({ length: 24 }, (_, k) =>
      (k % 2 ? made().store : made().other).append(
        samplePostAppend(stream(), { claims: [{ kind: 'slug', key: 'the-one', owner: `owner ${k}` }] }),
      ),
    );
    const results = await Promise.all(race);
    const winner = results.findIndex(({ outcome }) => outcome === 'appended');
    expect(listAppendOutcomes(results)).toEqual(['appended', ...Array(23).fill('claimed')]);
    for (const lost of results.filter(({ outcome }) => outcome === 'claimed'))
      expect(lost).toMatchObject({ claim: { kind: 'slug', key: 'the-one' }, owner: `owner ${winner}` });
    expect(await made().store.listClaims('slug', 'the-')).toEqual([
      { kind: 'slug', key: 'the-one', owner: `owner ${winner}` },
    ]);
  });

  it('reads claims of a kind by prefix, and takes the prefix as it is written', async () => {
    const claims = ['day/1', 'day/2', 'day%', 'daz'].map((key) => ({ kind: 'prefix', key, owner: 'one' }));
    await made().store.append(samplePostAppend(stream(), { claims }));
    expect((await made().store.listClaims('prefix', 'day/')).map(({ key }) => key)).toEqual(['day/1', 'day/2']);
    expect((await made().store.listClaims('prefix', 'day%')).map(({ key }) => key)).toEqual(['day%']);
    expect(await made().store.listClaims('other', 'day/')).toEqual([]);
  });

  it('gives a released claim to the next who asks', async () => {
    const [claim, to] = [{ kind: 'release', key: 'flat 12', owner: 'first' }, stream()];
    await made().store.append(samplePostAppend(to, { claims: [claim] }));
    await made().store.append(sampleAppend(to, 1, [samplePriceChange(2, 1)], { releases: [claim] }));
    const next = await made().store.append(samplePostAppend(stream(), { claims: [{ ...claim, owner: 'second' }] }));
    expect(next.outcome).toBe('appended');
    expect(await made().store.listClaims('release', '')).toEqual([{ ...claim, owner: 'second' }]);
  });

  it('D-54 commits events, claims, releases and idempotency record together or not at all', async () => {
    const [to, refused] = [stream(), stream()];
    const idempotency = { principal: 'p', key: 'together', bodyHmac: 'h', result: { id: to } };
    const claims = ['a', 'b'].map((key) => ({ kind: 'together', key, owner: to }));
    const done = await made().store.append(samplePostAppend(to, { claims, idempotency }));
    expect(await made().other.findIdempotency('p', ['no-such', 'together'])).toEqual({
      ...idempotency,
      position: done.outcome === 'appended' && done.position,
    });

    const attempt = await made().store.append(
      samplePostAppend(refused, {
        claims: [
          { kind: 'together', key: 'free', owner: refused },
          { kind: 'together', key: 'b', owner: refused },
        ],
        releases: [{ kind: 'together', key: 'a' }],
        idempotency: { ...idempotency, key: 'refused' },
      }),
    );
    expect(attempt).toEqual({ outcome: 'claimed', claim: { kind: 'together', key: 'b' }, owner: to });
    expect(await made().store.readStream(refused)).toEqual([]);
    expect((await made().store.listClaims('together', '')).map(({ key }) => key)).toEqual(['a', 'b']);
    expect(await made().store.findIdempotency('p', ['refused'])).toBeUndefined();
  });

  it('D-57 answers a repeated idempotency key with what it led to, also when the two race', async () => {
    const attempts = Array.from({ length: 12 }, stream);
    const results = await Promise.all(
      attempts.map((to, k) =>
        (k % 2 ? made().store : made().other).append(
          samplePostAppend(to, { idempotency: { principal: 'racer', key: 'k', bodyHmac: 'h', result: { id: to } } }),
        ),
      ),
    );
    const winner = results.findIndex(({ outcome }) => outcome === 'appended');
    expect(listAppendOutcomes(results)).toEqual(['appended', ...Array(11).fill('repeated')]);
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
    const streams = await Promise.all(attempts.map((to) => made().store.readStream(to)));
    expect(streams.filter(({ length }) => length > 0)).toHaveLength(1);
  });

  it('forgets keys that are older than asked, the oldest first, a bounded number at once', async () => {
    const hour = 3_600_000;
    const append = (key: string) =>
      made().store.append(
        samplePostAppend(stream(), { idempotency: { principal: 'old', key, bodyHmac: 'h', result: {} } }),
      );
    const kept = async () => {
      const found = await Promise.all(['1', '2', '3'].map((key) => made().other.findIdempotency('old', [key])));
      return found.flatMap((record) => record?.key ?? []);
    };
    while ((await made().store.deleteIdempotency(new Date(Date.now() + hour), 100)) > 0);
    for (const key of ['1', '2', '3']) await append(key);

    expect(await made().store.deleteIdempotency(new Date(Date.now() - hour), 100)).toBe(0);
    expect(await kept()).toEqual(['1', '2', '3']);
    expect(await made().store.deleteIdempotency(new Date(Date.now() + hour), 2)).toBe(2);
    expect(await kept()).toEqual(['3']);
    expect((await append('1')).outcome).toBe('appended');
  });

  it('knows a repetition before a conflict, and keeps principals apart', async () => {
    const to = stream();
    const idempotency = { principal: 'one', key: 'same', bodyHmac: 'h', result: {} };
    await made().store.append(samplePostAppend(to, { idempotency }));
    expect((await made().store.append(samplePostAppend(to, { idempotency }))).outcome).toBe('repeated');
    const other = await made().store.append(
      samplePostAppend(stream(), { idempotency: { ...idempotency, principal: 'two' } }),
    );
    expect(other.outcome).toBe('appended');
  });

  it('takes an append without events, for claims and keys alone, at the head of its partition', async () => {
    const to = stream();
    const first = await made().store.append(samplePostAppend(to));
    const nothing = sampleAppend(to, 1, [], { idempotency: { principal: 'n', key: 'n', bodyHmac: 'h', result: {} } });
    const second = await made().store.append(nothing);
    const seq = (one: AppendOutcome) => (one.outcome === 'appended' ? Number(one.position.split(':')[1]) : Number.NaN);
    expect(second).toMatchObject({ outcome: 'appended', version: 1 });
    expect(seq(second)).toBeGreaterThanOrEqual(seq(first));
    expect((await made().store.append(nothing)).outcome).toBe('repeated');
  });
}
