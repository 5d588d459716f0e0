import type { EventStore } from '@naksha/events/event-store';
import { type ListingId, nameListingStream, REQUIRED_CHECKS, toListingIdOrThrow } from '@naksha/events/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RecordInterest } from '../interest/record-interest/record-interest.ts';
import { DeleteListing } from '../listings/delete-listing/delete-listing.ts';
import { EditListing } from '../listings/edit-listing/edit-listing.ts';
import { PostListing } from '../listings/post-listing/post-listing.ts';
import { VerifyListing } from '../listings/verify-listing/verify-listing.ts';
import { buyer, flat, seller, staff } from '../testing/sample-listing.ts';
import { TestApp } from '../testing/test-app.ts';

describe('running a command', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start();
  });
  afterAll(() => test.stop());

  const post = (key?: string, changes = {}, caller = seller) =>
    test.commands.execute(new PostListing({ ...flat, ...changes }, test.meta(caller, key)));
  const countEvents = async () => (await test.events()).length;

  it('D-57 returns the same result for the same key and body, including position, without a new event', async () => {
    const first = await post('key-1');
    const before = await countEvents();
    expect(await post('key-1')).toEqual(first);
    expect(await countEvents()).toBe(before);
  });

  it('D-57 treats a body as the same whatever the order of its fields', async () => {
    const first = await post('key-order', { area: { value: 1450, unit: 'sqft' } });
    expect(await post('key-order', { area: { unit: 'sqft', value: 1450 } })).toEqual(first);
  });

  it('D-57 runs once if the same request arrives twice at the same time', async () => {
    const before = await countEvents();
    const results = await Promise.all(Array.from({ length: 6 }, () => post('key-race')));
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect(new Set(results.map(({ position }) => position)).size).toBe(1);
    expect(await countEvents()).toBe(before + 1);
    const { rows } = await test.database.pool.query('select count(*)::int as n from vault_text');
    const { rows: named } = await test.database.pool.query(
      `select count(*)::int as n from events where data->'free' ? 'description'`,
    );
    expect(rows[0].n).toBe(named[0].n);
  });

  it('D-57 gives the first result to the second of two requests that would by now be rejected', async () => {
    const { id } = await post();
    const once = () => test.commands.execute(new DeleteListing(id, test.meta(seller, 'key-delete')));
    const store = test.store as EventStore;
    const find = store.findIdempotency.bind(store);
    let first: unknown;
    store.findIdempotency = async (principal, keys) => {
      const none = await find(principal, keys);
      store.findIdempotency = find;
      first = await once();
      return none;
    };
    expect(await once()).toBe(first);
    expect(await test.store.readStream(nameListingStream(id))).toHaveLength(2);
  });

  it('D-58 rejects the key for another body, or another command', async () => {
    const { id } = await post('key-2');
    await expect(post('key-2', { title: 'Another flat' })).rejects.toMatchObject({ status: 422 });
    const other = new DeleteListing(id, test.meta(seller, 'key-2'));
    await expect(test.commands.execute(other)).rejects.toMatchObject({
      status: 422,
      errors: [{ field: 'Idempotency-Key', reason: 'has already been used for another request' }],
    });
  });

  it('separates the keys of different people', async () => {
    const mine = await post('key-3');
    const theirs = await post('key-3', { title: 'Another flat' }, buyer);
    expect(theirs.id).not.toBe(mine.id);
  });

  it('also stores commands without effect', async () => {
    const { id } = await post();
    const edit = (title: string, key?: string) =>
      test.commands.execute(new EditListing(id, { title }, test.meta(seller, key)));
    const before = await countEvents();
    const first = await edit(flat.title, 'key-4');
    expect(await countEvents()).toBe(before);
    await edit('Another title');
    expect(await edit(flat.title, 'key-4')).toEqual(first);
    await expect(edit('Third title', 'key-4')).rejects.toMatchObject({ status: 422 });
  });

  it('does not store rejections: a retry is possible after the cause is fixed', async () => {
    await expect(post('key-5', { expected_price: 0 })).rejects.toMatchObject({ status: 422, code: 'invalid' });
    expect((await post('key-5')).id).toBeTruthy();
  });

  it('accepts keys of 1 to 200 visible ASCII characters', async () => {
    expect((await post('!'.repeat(200))).id).toBeTruthy();
    for (const key of ['', 'a b', 'ключ', '!'.repeat(201)])
      await expect(post(key)).rejects.toMatchObject({ status: 422, errors: [{ field: 'Idempotency-Key' }] });
  });

  it('D-59 stores neither body nor token with the key, only ids', async () => {
    const { id } = await post('key-6', { description: 'a secret garden', title: 'Titled flat' });
    const { rows } = await test.database.pool.query(
      `select * from idempotency where result->>'id' = $1 and key !~ 'key-6'`,
      [id],
    );
    expect(rows[0].key).toMatch(/^[0-9a-f]{8}\.[\w-]{43}$/);
    expect(rows[0]).toMatchObject({ principal: seller.account, result: { id, slug: `titled-flat-${id}` } });
    expect(rows[0].body_hmac).toMatch(/^[0-9a-f]{8}\.[\w-]{43}$/);
    expect(JSON.stringify(rows[0])).not.toContain('garden');
  });

  it('S-26 does not store keys as sent, and recognizes those of an earlier version', async () => {
    const first = await post('9876543210');
    const { rows } = await test.database.pool.query(`select i::text as row from idempotency i`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toContain('9876543210');
    const { rowCount } = await test.database.pool.query(
      `update idempotency set key = '9876543210' where result->>'id' = $1`,
      [first.id],
    );
    expect(rowCount).toBe(1);
    expect(await post('9876543210')).toEqual(first);
    await expect(post('9876543210', { title: 'Another flat' })).rejects.toMatchObject({ status: 422 });
  });

  it('D-57 reads records of an earlier version, with words instead of booleans', async () => {
    const { id } = await post();
    await test.commands.execute(new VerifyListing(id, { checks: [...REQUIRED_CHECKS] }, test.meta(staff)));
    const contact = () => test.commands.execute(new RecordInterest(id, 'contacted', test.meta(buyer, 'key-flags')));
    const first = await contact();
    expect(first).toMatchObject({ canView: true, isLiked: false });
    const { rowCount } = await test.database.pool.query(
      `update idempotency set result = result || '{"can_view": "yes", "is_liked": "no"}'
       where result->'can_view' = 'true' and result->'is_liked' = 'false'`,
    );
    expect(rowCount).toBe(1);
    expect(await contact()).toEqual(first);
  });

  it('D-56 is acknowledged after its events are committed, without the read side', async () => {
    const { id, position } = await post();
    const { rows } = await test.database.pool.query('select partition, seq from events where stream = $1', [
      nameListingStream(id),
    ]);
    expect(`${rows[0].partition}:${rows[0].seq}`).toBe(position);
  });

  it('responds to a request that changes nothing with the position it is based on', async () => {
    const { id } = await post();
    const view = new RecordInterest(id, 'viewed', test.meta(seller));
    const [recorded] = await test.store.readStream(nameListingStream(id));
    expect(await test.commands.execute(view)).toMatchObject({ position: `${recorded.partition}:${recorded.seq}` });
  });

  describe('when the append throws', () => {
    const countTexts = async () => {
      const { rows } = await test.database.pool.query('select count(*)::int as n from vault_text');
      return rows[0].n;
    };

    it('reverts side effects if the database rolled the append back', async () => {
      await test.database.pool.query(`
        create function reject_event() returns trigger language plpgsql as $$ begin raise exception 'no space'; end $$;
        create trigger reject_event before insert on events for each row execute function reject_event()`);
      const before = await countTexts();
      try {
        await expect(post()).rejects.toThrow('no space');
      } finally {
        await test.database.pool.query('drop function reject_event cascade');
      }
      expect(await countTexts()).toBe(before);
      expect((await post()).id).toBeTruthy();
    });

    it('keeps side effects of a committed event if the connection breaks before the response', async () => {
      const store = test.store as EventStore;
      const append = store.append.bind(store);
      store.append = async (request) => {
        await append(request);
        throw new Error('Connection terminated unexpectedly');
      };
      const before = await countTexts();
      await expect(post().finally(() => Object.assign(store, { append }))).rejects.toThrow('Connection terminated');
      expect(await countTexts()).toBe(before + 1);
    });
  });

  describe('D-40 conflicts', () => {
    async function beatenTo(times: number, id: ListingId, run: () => Promise<unknown>): Promise<unknown> {
      const store = test.store as EventStore;
      const append = store.append.bind(store);
      let rivals = 0;
      store.append = async (asked) => {
        if (rivals++ < times) {
          const { length } = await store.readStream(nameListingStream(id));
          await append({
            ...asked,
            idempotency: undefined,
            expectedVersion: length,
            events: [{ type: 'ListingPriceChanged', data: { from: 1 as never, to: rivals as never } }],
          });
        }
        return append(asked);
      };
      try {
        return await run();
      } finally {
        store.append = append;
      }
    }
    const reprice = (id: string) =>
      test.commands.execute(new EditListing(toListingIdOrThrow(id), { expected_price: 7_000_000 }, test.meta(seller)));

    it('D-40 decides again after a conflict, three times', async () => {
      const { id } = await post();
      await beatenTo(3, id, () => reprice(id));
      const prices = (await test.store.readStream(nameListingStream(id))).slice(1).map(({ data }) => data);
      expect(prices.at(-1)).toEqual({ from: 3, to: 7_000_000 });
    });

    it('D-40 returns 409 after that', async () => {
      const { id } = await post();
      await expect(beatenTo(4, id, () => reprice(id))).rejects.toMatchObject({ status: 409, code: 'conflict' });
    });

    it('applies or rejects all concurrent edits of a listing, and loses none', async () => {
      const { id } = await post();
      const titles = ['First title', 'Second title', 'Third title'];
      await Promise.all(
        titles.map((title) => test.commands.execute(new EditListing(id, { title }, test.meta(seller)))),
      );
      const events = await test.store.readStream(nameListingStream(id));
      expect(events.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
    });
  });
});
