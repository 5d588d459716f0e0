import type { Problem } from '@naksha/events/contracts';
import { nameListingStream, toListingId } from '@naksha/events/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flat, seller } from '../../testing/sample-listing.ts';
import { TestApp } from '../../testing/test-app.ts';
import { Vault } from '../../vault/vault.ts';
import { ExternalIds } from '../external-id.ts';
import { PostListing } from './post-listing.ts';

describe('PostListing', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start();
  });
  afterAll(() => test.stop());

  it('D-41 answers with id, slug and the position of its event', async () => {
    const posted = await test.commands.execute(new PostListing(flat, test.meta(seller)));
    const [recorded] = await test.store.readStream(nameListingStream(posted.id));
    expect(recorded).toMatchObject({ type: 'ListingPosted', version: 1, actor: `account:${seller.account}` });
    expect(posted.position).toBe(`${recorded.partition}:${recorded.seq}`);
    expect(posted.slug).toBe(`3-bhk-flat-near-the-park-${posted.id}`);
  });

  it('D-14 keeps the description in the vault, under a key that the event carries', async () => {
    const posted = await test.commands.execute(
      new PostListing({ ...flat, description: 'Ask Harpreet at the gate' }, test.meta(seller)),
    );
    const [recorded] = await test.store.readStream(nameListingStream(posted.id));
    expect(JSON.stringify(recorded)).not.toContain('Harpreet');
    const { free } = recorded.data as { free: { description: never } };
    const texts = await test.app.get(Vault, { strict: false }).texts([free.description]);
    expect([...texts.values()]).toEqual(['Ask Harpreet at the gate']);
  });

  it('gives an external id to one listing of the account, for ever, and takes back the text of the second', async () => {
    const draft = { ...flat, external_id: 'A-17', description: 'only once' };
    const first = await test.commands.execute(new PostListing(draft, test.meta(seller)));
    const again = test.commands.execute(new PostListing(draft, test.meta(seller)));
    await expect(again).rejects.toMatchObject({ status: 409, code: 'external_id_taken' } satisfies Partial<Problem>);
    expect(await test.app.get(ExternalIds, { strict: false }).findListing(seller.account, 'A-17')).toBe(first.id);
    const { rows } = await test.database.pool.query(`select from vault_text where body = 'only once'`);
    expect(rows).toHaveLength(1);
  });

  it('tries another id where one is taken already', async () => {
    const { ids } = test;
    const taken = toListingId(4711);
    const next = toListingId(4712);
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
