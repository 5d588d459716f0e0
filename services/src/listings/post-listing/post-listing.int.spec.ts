import type { Problem } from '@naksha/events/contracts';
import { listingIdFromNumber, nameListingStream } from '@naksha/events/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flat, seller } from '../../testing/sample-listing.ts';
import { settings, TestApp } from '../../testing/test-app.ts';
import { Vault } from '../../vault/vault.ts';
import { ExternalIds } from '../external-id.ts';
import { HashPlainExternalIds } from '../plain-external-ids.ts';
import { RekeyExternalIds } from '../rekey-external-ids.ts';
import { PostListing } from './post-listing.ts';

describe('PostListing', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start();
  });
  afterAll(() => test.stop());

  it('D-41 returns id, slug and the position of its event', async () => {
    const posted = await test.commands.execute(new PostListing(flat, test.meta(seller)));
    const [recorded] = await test.store.readStream(nameListingStream(posted.id));
    expect(recorded).toMatchObject({ type: 'ListingPosted', version: 1, actor: `account:${seller.account}` });
    expect(posted.position).toBe(`${recorded.partition}:${recorded.seq}`);
    expect(posted.slug).toBe(`3-bhk-flat-near-the-park-${posted.id}`);
  });

  it('D-14 stores the description in the vault, under a key in the event', async () => {
    const posted = await test.commands.execute(
      new PostListing({ ...flat, description: 'Ask Harpreet at the gate' }, test.meta(seller)),
    );
    const [recorded] = await test.store.readStream(nameListingStream(posted.id));
    expect(JSON.stringify(recorded)).not.toContain('Harpreet');
    const { free } = recorded.data as { free: { description: never } };
    const texts = await test.app.get(Vault, { strict: false }).findTexts([free.description]);
    expect([...texts.values()]).toEqual(['Ask Harpreet at the gate']);
  });

  it('assigns an external id permanently to one listing of the account, and deletes the text of a second', async () => {
    const draft = { ...flat, external_id: 'A-17', description: 'only once' };
    const first = await test.commands.execute(new PostListing(draft, test.meta(seller)));
    const again = test.commands.execute(new PostListing(draft, test.meta(seller)));
    await expect(again).rejects.toMatchObject({ status: 409, code: 'external_id_taken' } satisfies Partial<Problem>);
    expect(await test.app.get(ExternalIds, { strict: false }).findListing(seller.account, 'A-17')).toBe(first.id);
    const { rows } = await test.database.pool.query(`select from vault_text where body = 'only once'`);
    expect(rows).toHaveLength(1);
  });

  it('rejects an external id that the database cannot store, by its field', async () => {
    const odd = test.commands.execute(new PostListing({ ...flat, external_id: 'a\0b' }, test.meta(seller)));
    await expect(odd).rejects.toMatchObject({ status: 422, errors: [{ field: 'external_id' }] });
  });

  it('S-26 stores an external id only as keyed hashes, and hashes readable ones of an earlier version', async () => {
    const { pool } = test.database;
    const externalIds = test.app.get(ExternalIds, { strict: false });
    const readable = async () => (await pool.query(`select c::text as row from claims c where c::text ~ '98765'`)).rows;
    const draft = { ...flat, external_id: '9876543211', description: undefined };
    const hashed = await test.commands.execute(new PostListing(draft, test.meta(seller)));
    expect(await readable()).toEqual([]);
    const before = await test.commands.execute(new PostListing({ ...flat, description: undefined }, test.meta(seller)));
    await pool.query(`insert into claims values ('external/' || $1, '9876543212', $2)`, [seller.account, before.id]);
    const again = () =>
      test.commands.execute(new PostListing({ ...draft, external_id: '9876543212' }, test.meta(seller)));
    await expect(again()).rejects.toMatchObject({ status: 409, code: 'external_id_taken' });

    const rule = test.app.get(HashPlainExternalIds, { strict: false });
    expect(await rule.deleteExpired(test.clock.now(), 10)).toBe(1);
    expect(await rule.deleteExpired(test.clock.now(), 10)).toBe(0);
    expect(await readable()).toEqual([]);
    await expect(again()).rejects.toMatchObject({ status: 409, code: 'external_id_taken' });
    const known = await externalIds.loadAll(seller.account);
    expect(['9876543211', '9876543212', '9876543213'].map(known.get)).toEqual([hashed.id, before.id, undefined]);
    expect(await externalIds.findListing(seller.account, '9876543212')).toBe(before.id);
  });

  it('S-31 recognizes an external id under both secrets, and only under the new one once it was used again', async () => {
    const known = (app: TestApp) => app.app.get(ExternalIds, { strict: false });
    const name = `row-${test.ids.uuid()}`;
    const { id } = await test.commands.execute(new PostListing({ ...flat, external_id: name }, test.meta(seller)));
    const other = { secret: 'another secret of the tests' };
    const both = await TestApp.start({ ...other, previousSecret: settings.secret }, {}, test.database);
    const after = await TestApp.start(other, {}, test.database);
    try {
      const left = both.app.get(RekeyExternalIds, { strict: false });
      const stale = await left.countLeft();
      expect(await known(both).findListing(seller.account, name)).toBe(id);
      expect((await known(both).loadAll(seller.account)).isCurrent(name)).toBe(false);
      expect(await known(after).findListing(seller.account, name)).toBeUndefined();
      await known(both).addCurrentClaims(seller.account, name, id);
      expect((await known(both).loadAll(seller.account)).isCurrent(name)).toBe(true);
      expect(await left.countLeft()).toBe(stale - 1);
      expect(await known(after).findListing(seller.account, name)).toBe(id);
    } finally {
      await Promise.all([both, after].map((app) => app.stop({ keepDatabase: true })));
    }
  });

  it('tries another id if one is taken', async () => {
    const { ids } = test;
    const taken = listingIdFromNumber(4711);
    const next = listingIdFromNumber(4712);
    const given = [taken, taken, next];
    const real = ids.listing;
    ids.listing = () => given.shift()!;
    try {
      expect((await test.commands.execute(new PostListing(flat, test.meta(seller)))).id).toBe(taken);
      expect((await test.commands.execute(new PostListing(flat, test.meta(seller)))).id).toBe(next);
    } finally {
      ids.listing = real;
    }
  });
});
