import type { AccountId, PhotoId } from '@naksha/events/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErasePerson } from '../identity/accounts/accounts.ts';
import { PostListing } from '../listings/post-listing/post-listing.ts';
import { PHOTO_STORE, type PhotoStore } from '../photos/store/photo-store.port.ts';
import type { RunningReactors } from '../reactors/start-reactors.ts';
import { ReactorBed } from '../testing/reactor-bed.ts';
import { flat } from '../testing/sample-listing.ts';
import type { TestApp } from '../testing/test-app.ts';
import { ApplyLedger } from './apply-ledger.ts';
import { EraseAccount } from './erase-account.ts';
import { finishErasure } from './finish-erasure.ts';

const UNDER_WAY = 120;
const AGAIN = 31;
const GATE = 7_001;

describe('erasing a person despite failures', () => {
  let bed: ReactorBed;
  let test: TestApp;
  let reactors: RunningReactors;
  let photos: PhotoStore;
  beforeAll(async () => {
    bed = await ReactorBed.open(finishErasure);
    test = bed.app;
    await test.app.get(ApplyLedger, { strict: false }).apply();
    photos = test.app.get<PhotoStore>(PHOTO_STORE, { strict: false });
  });
  beforeEach(async () => {
    reactors = await bed.start();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    return bed.stopReactors();
  });
  afterAll(() => bed.close());

  const erase = (account: AccountId) =>
    test.commands.execute(new EraseAccount({ account, by: 'owner' }, test.clock.now()));
  const post = (account: AccountId) =>
    test.commands.execute(new PostListing({ ...flat, description: undefined }, test.meta({ account, staff: false })));
  const read = async (question: string, values: unknown[] = []) =>
    (await test.database.pool.query(question, values)).rows;
  const countDeletions = async (account: AccountId): Promise<number> =>
    (
      await read(
        `select from events d where type = 'ListingDeleted' and stream in (
           select stream from events where type = 'ListingPosted' and data->>'seller' = $1)`,
        [account],
      )
    ).length;
  const addPhoto = async (account: AccountId): Promise<PhotoId> => {
    const id = test.ids.uuid() as PhotoId;
    await test.database.pool.query(
      `insert into photo (id, account, state, created_at, look_at) values ($1, $2, 'ready', $3, $3)`,
      [id, account, test.clock.now()],
    );
    return id;
  };

  it('removes their listings from the map even if their photos cannot be deleted, and retries', async () => {
    const account = await bed.account();
    await post(account);
    const photo = await addPhoto(account);
    const away = vi.spyOn(photos, 'removeAll').mockRejectedValue(new Error('the store is away'));
    await erase(account);
    await bed.drain(reactors);
    expect(await countDeletions(account)).toBe(1);
    expect(await bed.effects()).toMatchObject([{ state: 'pending', attempts: 1, last_error: 'the store is away' }]);
    away.mockRestore();
    test.advance(AGAIN);
    await bed.drain(reactors);
    test.advance(UNDER_WAY);
    await bed.drain(reactors);
    expect(await read('select from photo where id = $1', [photo])).toEqual([]);
    expect((await bed.effects()).at(-1)).toMatchObject({ state: 'done' });
  });

  it('reports all failures', async () => {
    const account = await bed.account();
    await post(account);
    await addPhoto(account);
    vi.spyOn(photos, 'removeAll').mockRejectedValue(new Error('the store is away'));
    await test.database.pool.query(`
      create function refuse_deletions() returns trigger language plpgsql as $$ begin
        if new.type = 'ListingDeleted' then raise exception 'no room for it'; end if;
        return new;
      end $$;
      create trigger refuse_deletions before insert on events for each row execute function refuse_deletions()`);
    await erase(account);
    await bed.drain(reactors);
    await test.database.pool.query('drop trigger refuse_deletions on events');
    expect((await bed.effects()).at(-1)).toMatchObject({ last_error: 'the store is away; no room for it' });
    vi.restoreAllMocks();
    test.advance(AGAIN);
    await bed.drain(reactors);
    expect(await countDeletions(account)).toBe(1);
  });

  it('continues if another process has deleted the same photo meanwhile', async () => {
    const account = await bed.account();
    const photo = await addPhoto(account);
    vi.spyOn(photos, 'removeAll').mockImplementation(
      async (id) => void (await test.database.pool.query('delete from photo where id = $1', [id])),
    );
    await erase(account);
    await bed.drain(reactors);
    expect(await read('select from photo where id = $1', [photo])).toEqual([]);
    expect((await bed.effects()).at(-1)).toMatchObject({ state: 'pending', attempts: 0, last_error: null });
  });

  it.each(['40P01', '40001'])('deletes again after a lost lock (%s), a limited number of times', async (code) => {
    await bed.stopReactors();
    const [account, other] = [await bed.account(), await bed.account()];
    // Sequences also advance in transactions that roll back: here twice, then a hundred times.
    await test.database.pool.query(`
      create sequence given_way minvalue -100 start -1;
      create function give_way() returns trigger language plpgsql as $$ begin
        if nextval('given_way') <= 0 then raise sqlstate '${code}'; end if;
        return old;
      end $$;
      create trigger give_way before delete on vault_person for each row execute function give_way()`);
    try {
      await erase(account);
      expect(await read('select from vault_person where account = $1', [account])).toEqual([]);
      await test.database.pool.query('alter sequence given_way restart with -99');
      await expect(erase(other)).rejects.toMatchObject({ code: 'P2034' });
      expect(await read('select last_value::int as last from given_way')).toEqual([{ last: -95 }]);
    } finally {
      await test.database.pool.query('drop function give_way cascade; drop sequence given_way');
    }
  });

  it('does not deadlock with a sign-in of the same number', async () => {
    await bed.stopReactors();
    const account = await bed.account();
    const phone = await bed.readPhone(account);
    const askCode = () =>
      test.request('POST', '/api/auth/signup/signin', { body: { mobile_phone: phone.slice('+91'.length) } });
    await askCode();
    test.advance(20);
    // A sign-in pauses between the number's counter and its code.
    await test.database.pool.query(`
      create function wait_at_gate() returns trigger language plpgsql as $$ begin
        perform pg_advisory_xact_lock_shared(${GATE});
        return null;
      end $$;
      create trigger wait_at_gate before insert or update on sign_in_code for each statement execute function wait_at_gate()`);
    const gate = await test.database.pool.connect();
    await gate.query('select pg_advisory_lock($1)', [GATE]);
    const deleteRows = vi.spyOn(test.app.get(ErasePerson, { strict: false }), 'deleteRows');
    const waiting = (kind: string) =>
      read(
        `select from pg_locks l join pg_stat_activity a using (pid)
         where not granted and locktype = $1 and a.datname = current_database()`,
        [kind],
      );
    try {
      const asking = askCode();
      await expect.poll(() => waiting('advisory')).toHaveLength(1);
      const erasing = erase(account);
      await expect.poll(() => waiting('transactionid')).toHaveLength(1);
      await gate.query('select pg_advisory_unlock($1)', [GATE]);
      expect((await asking).status).toBeLessThan(300);
      await erasing;
    } finally {
      gate.release(true);
      await test.database.pool.query('drop function wait_at_gate cascade');
    }
    expect(deleteRows).toHaveBeenCalledTimes(1);
    expect(await read('select from sign_in_code')).toEqual([]);
  });
});
