import {
  type AccountId,
  type ListingId,
  nameAccountStream,
  nameListingStream,
  type TextId,
} from '@naksha/events/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Sessions } from '../identity/sessions.ts';
import { PostListing } from '../listings/post-listing/post-listing.ts';
import type { RunningReactors } from '../reactors/start-reactors.ts';
import { findTablesContainingWords } from '../testing/find-traces.ts';
import { ReactorBed } from '../testing/reactor-bed.ts';
import { flat } from '../testing/sample-listing.ts';
import type { TestApp } from '../testing/test-app.ts';
import { Vault } from '../vault/vault.ts';
import { ApplyLedger } from './apply-ledger.ts';
import { EraseAccount } from './erase-account.ts';
import { Erasures } from './erasures.ts';
import { finishErasure } from './finish-erasure.ts';

const UNDER_WAY = 120;
const ANSWERS = [200, 401, 404, 409];

describe('erasing a person during their requests', () => {
  let bed: ReactorBed;
  let test: TestApp;
  let reactors: RunningReactors;
  beforeAll(async () => {
    bed = await ReactorBed.open(finishErasure);
    test = bed.app;
    await test.app.get(ApplyLedger, { strict: false }).apply();
  });
  beforeEach(async () => {
    reactors = await bed.start();
  });
  afterEach(() => bed.stopReactors());
  afterAll(() => bed.close());

  const erase = (account: AccountId) =>
    test.commands.execute(new EraseAccount({ account, by: 'owner' }, test.clock.now()));
  const post = (account: AccountId) => {
    const meta = test.meta({ account, staff: false });
    return test.commands.execute(new PostListing({ ...flat, description: undefined }, meta));
  };
  const stateOf = async (asked: AccountId) =>
    (await test.app.get(Erasures, { strict: false }).list(10)).find(({ account }) => account === asked);
  const eventsOf = async (account: AccountId): Promise<string[]> =>
    (await test.store.readStream(nameAccountStream(account))).map(({ type }) => type);
  const countListings = async (account: AccountId): Promise<number | null> => {
    const { rowCount } = await test.database.pool.query(
      `select from events e where type = 'ListingPosted' and data->>'seller' = $1
       and not exists (select from events d where d.stream = e.stream and d.type = 'ListingDeleted')`,
      [account],
    );
    return rowCount;
  };

  it('repeats until no running request has added data, and then is finished, as the operator sees', async () => {
    const account = await bed.account();
    await erase(account);
    await bed.drain(reactors);
    // A request that passed all checks before, and an import in progress.
    for (let n = 0; n < 2; n++) {
      await post(account);
      expect(await countListings(account)).toBe(1);
      test.advance(UNDER_WAY);
      await bed.drain(reactors);
      expect(await countListings(account)).toBe(0);
      expect(await stateOf(account)).toMatchObject({ finishedAt: null });
    }
    test.advance(UNDER_WAY);
    await bed.drain(reactors);
    expect(await stateOf(account)).toMatchObject({ finishedAt: test.clock.now() });
    expect((await bed.effects()).map(({ state }) => state)).toEqual(['done']);
  });

  it('prevents any further data of the person', async () => {
    const account = await bed.account();
    const { rows } = await test.database.pool.query('select a::text as row from account a where id = $1', [account]);
    await erase(account);
    const vault = test.app.get(Vault, { strict: false });
    const late = { account, body: 'Latecomersingh', awaitedIn: nameListingStream('1' as ListingId) };
    await expect(vault.putText(test.ids.uuid() as TextId, late)).rejects.toMatchObject({
      status: 409,
      code: 'conflict',
    });
    expect(await findTablesContainingWords(test, 'Latecomersingh')).toEqual([]);
    await expect(test.database.pool.query('insert into account select ($1::account).*', [rows[0].row])).rejects.toThrow(
      'was erased',
    );
  });

  it('wins over a session or text that is created at the same moment', async () => {
    const account = await bed.account();
    const sessions = test.app.get(Sessions, { strict: false });
    const vault = test.app.get(Vault, { strict: false });
    const late = { account, body: 'Racingsingh', awaitedIn: nameListingStream('1' as ListingId) };
    const writers = Array.from({ length: 20 }, (_, n) =>
      n % 2 ? sessions.open(account) : vault.putText(test.ids.uuid() as TextId, late),
    );
    const erasing = erase(account);
    const more = Array.from({ length: 20 }, () => sessions.open(account));
    const [written] = await Promise.all([Promise.allSettled([...writers, ...more]), erasing]);
    for (const writer of written)
      if (writer.status === 'rejected') expect(writer.reason).toMatchObject({ status: 409, code: 'conflict' });
    expect(await findTablesContainingWords(test, 'Racingsingh')).toEqual([]);
    expect((await test.database.pool.query('select from session where account = $1', [account])).rowCount).toBe(0);
  });

  it('wins over concurrent requests of the person, none of which fails unexpectedly', async () => {
    const account = await bed.account();
    const phone = await bed.readPhone(account);
    const token = await test.app.get(Sessions, { strict: false }).open(account);
    const asked = await bed.listing(await bed.account());
    const ask = (method: string, path: string, body: object) => test.request(method, path, { token, body });
    const requests = () => [
      ask('POST', '/api/property/residential/flat', { ...flat, description: 'Racingsingh' }),
      ask('PUT', '/api/auth/myprofile', { first_name: 'Racingsingh' }),
      ask('POST', '/api/buyer/contacted', { property: asked }),
    ];
    const before = requests();
    const erasing = erase(account);
    const [answers] = await Promise.all([
      Promise.all([...before, ...Array.from({ length: 5 }, requests).flat()]),
      erasing,
    ]);
    for (const { status, body } of answers) expect(ANSWERS, JSON.stringify(body)).toContain(status);
    await bed.drain(reactors);
    test.advance(UNDER_WAY);
    await bed.drain(reactors);
    expect(await findTablesContainingWords(test, 'Racingsingh', phone)).toEqual([]);
    expect(
      (await findTablesContainingWords(test, account)).filter(
        (table) => !['effects', 'erasure', 'events'].includes(table),
      ),
    ).toEqual([]);
    expect(await countListings(account)).toBe(0);
  });

  it('happens once if requested twice, also at the same time', async () => {
    const account = await bed.account();
    await Promise.all([erase(account), erase(account), erase(account)]);
    await erase(account);
    expect(await eventsOf(account)).toEqual(['AccountOpened', 'AccountErased']);
    await bed.drain(reactors);
    expect((await stateOf(account))?.rowsErasedAt).toEqual(test.clock.now());
  });
});
