import { nameSearchStream, type SearchId } from '@naksha/events/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApplyLedger } from '../erase-account/apply-ledger.ts';
import { EraseAccount } from '../erase-account/erase-account.ts';
import { Erasures } from '../erase-account/erasures.ts';
import { Sessions } from '../identity/sessions.ts';
import { findTablesContainingWords } from '../testing/find-traces.ts';
import { TestApp } from '../testing/test-app.ts';
import { MAX_SEARCHES } from './search-claims.ts';
import { SearchNameRetention, SearchNames } from './search-names.ts';
import { AlertLinks } from './stop-alerts/alert-link.ts';

describe('saved searches over HTTP', () => {
  let test: TestApp;
  let token: string;
  let other: string;
  beforeAll(async () => {
    test = await TestApp.start();
    await test.app.get(ApplyLedger, { strict: false }).apply();
    token = await test.signIn('9876543210');
    other = await test.signIn('9876543211');
  });
  afterAll(() => test.stop());

  let views = 0;
  const save = (body: object = {}, as = token, headers = {}) =>
    test.request('POST', '/api/searches', {
      token: as,
      body: { view: `price_range=0,${++views * 5}`, ...body },
      headers,
    });
  const saved = async (body: object = {}, as = token): Promise<SearchId> => (await save(body, as)).body.id;
  const change = (id: string, body: object, as = token) =>
    test.request('PUT', `/api/searches/${id}`, { token: as, body });
  const remove = (id: string, as = token) => test.request('DELETE', `/api/searches/${id}`, { token: as });
  const typesOf = async (id: SearchId) => (await test.store.readStream(nameSearchStream(id))).map(({ type }) => type);
  const nameOf = async (id: SearchId) => (await test.app.get(SearchNames, { strict: false }).findNames([id])).get(id);

  it('Y-02 are saved, renamed, paused, viewed and deleted by their owner', async () => {
    const { status, body } = await save({ name: 'Near the school' });
    expect(status).toBe(200);
    expect(body).toEqual({ code: 200, position: expect.stringMatching(/^\d+:\d+$/), id: expect.any(String) });
    const { id } = body;
    expect(await nameOf(id)).toBe('Near the school');
    expect((await change(id, { name: 'Near the park', frequency: 'daily', paused: true })).status).toBe(200);
    expect(await nameOf(id)).toBe('Near the park');
    expect((await change(id, { name: ' Near the  park' })).status).toBe(200);
    expect((await change(id, { name: null })).status).toBe(200);
    expect(await nameOf(id)).toBeUndefined();
    expect((await test.request('POST', `/api/searches/${id}/looked-at`, { token })).status).toBe(200);
    await change(id, { name: 'Once more' });
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(200);
    expect(await nameOf(id)).toBeUndefined();
    expect(await typesOf(id)).toEqual([
      'SearchSaved',
      'SearchRenamed',
      'SearchAlertsChosen',
      'SearchPaused',
      'SearchRenamed',
      'SearchRenamed',
      'SearchDeleted',
    ]);
  });

  it('are inaccessible to others', async () => {
    const id = await saved({ name: 'Mine' });
    for (const answer of [
      await change(id, { name: 'Yours' }, other),
      await remove(id, other),
      await test.request('POST', `/api/searches/${id}/looked-at`, { token: other }),
      await change('nonsense', {}),
      await change('0190c0de-0000-7000-8000-00000000abcd', {}),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'no_such_search']);
    expect(await nameOf(id)).toBe('Mine');
    expect((await test.request('POST', '/api/searches', { body: { view: '' } })).status).toBe(401);
  });

  it('are rejected with the invalid field', async () => {
    const fields = async (body: object) => (await save(body)).body.errors.map(({ field }: { field: string }) => field);
    expect(await fields({ view: 'bedroom=12' })).toEqual(['bedroom']);
    expect(await fields({ view: 'x'.repeat(4001) })).toEqual(['view']);
    expect(await fields({ quiet: { from: 24, to: 8 } })).toEqual(['quiet.from']);
    expect(await fields({ frequency: 'hourly' })).toEqual(['frequency']);
    expect(await fields({ name: 'x'.repeat(61) })).toEqual(['name']);
    expect((await save({ colour: 'red' })).status).toBe(422);
  });

  it('are saved once, in any notation, and if sent twice', async () => {
    const asha = await test.signIn('9876543212');
    const view = 'place=mohali&search=park';
    const headers = { 'idempotency-key': 'once' };
    const first = await save({ view }, asha, headers);
    expect((await save({ view }, asha, headers)).body).toEqual(first.body);
    const again = await save({ view: 'c=30.7,76.7,13&search=PARK&place=mohali' }, asha);
    expect([again.status, again.body.code]).toEqual([409, 'search_saved_before']);
    await remove(first.body.id, asha);
    expect((await save({ view }, asha)).status).toBe(200);
  });

  it('are limited per account, also concurrently, and deleting one makes room', async () => {
    const busy = await test.signIn('9876543213');
    const ids = await Promise.all(Array.from({ length: MAX_SEARCHES }, () => saved({}, busy)));
    expect(new Set(ids).size).toBe(MAX_SEARCHES);
    const full = await save({}, busy);
    expect([full.status, full.body.code]).toEqual([409, 'searches_all_used']);
    await remove(ids[7], busy);
    expect((await save({}, busy)).status).toBe(200);
    expect((await save({}, busy)).status).toBe(409);
  });

  it('are stopped by the link of a text, without signing in', async () => {
    const id = await saved();
    const links = test.app.get(AlertLinks, { strict: false });
    const link = links.createToken(id);
    const stop = (sent: string) => test.request('POST', '/api/alerts/stop', { body: { token: sent } });
    expect((await stop(link)).body).toEqual({ code: 200 });
    expect((await stop(link)).status).toBe(200);
    expect(await typesOf(id)).toEqual(['SearchSaved', 'SearchPaused']);
    const another = await saved();
    const theirs = await saved({}, other);
    const ofAll = links.createTokenForAll(another);
    for (const forged of [
      '',
      'x',
      id,
      `${another}${link.slice(link.indexOf('.'))}`,
      `${link}x`,
      link.replace('.', '.all.'),
      ofAll.replace('.all', ''),
      `${ofAll}x`,
    ])
      expect((await stop(forged)).status, forged).toBe(404);
    expect(await typesOf(another)).toEqual(['SearchSaved']);
    expect((await stop(ofAll)).body).toEqual({ code: 200 });
    expect((await stop(ofAll)).status).toBe(200);
    expect(await typesOf(another)).toEqual(['SearchSaved', 'SearchPaused']);
    expect(await typesOf(theirs)).toEqual(['SearchSaved']);
  });

  it('D-14 keep their names only in the vault, and delete those without an event', async () => {
    const id = await saved({ name: 'Aunt Gurdeep’s corner' });
    expect(await findTablesContainingWords(test, 'Gurdeep')).toEqual(['vault_search_name']);
    const orphan = '0190c0de-0000-7000-8000-00000000dead';
    await test.database.pool.query(
      `insert into vault_search_name (search, account, name) select $1, account, 'x' from vault_search_name limit 1`,
      [orphan],
    );
    const forgotten = test.app.get(SearchNameRetention, { strict: false });
    const now = Date.now();
    expect(await forgotten.deleteExpired(new Date(now), 100)).toBe(0);
    expect(await forgotten.deleteExpired(new Date(now + 49 * 3_600_000), 100)).toBe(1);
    expect(await nameOf(id)).toBe('Aunt Gurdeep’s corner');
  });

  it('are erased with the person', async () => {
    const leaving = await test.signIn('9876543214');
    const ids = [await saved({ name: 'One' }, leaving), await saved({}, leaving)];
    const { account } = (await test.app.get(Sessions, { strict: false }).resolve(leaving))!;
    await test.commands.execute(new EraseAccount({ account, by: 'owner' }, test.clock.now()));
    expect(await nameOf(ids[0])).toBeUndefined();
    await test.app.get(Erasures, { strict: false }).erase(account, test.clock.now());
    for (const id of ids) expect((await typesOf(id)).at(-1)).toBe('SearchDeleted');
    const { rows } = await test.database.pool.query(`select from claims where key like $1`, [`${account}/%`]);
    expect(rows).toEqual([]);
  });
});
