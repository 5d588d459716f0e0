import { nameListingStream } from '@naksha/events/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyer, flat, seller } from '../../testing/sample-listing.ts';
import { TestApp } from '../../testing/test-app.ts';
import type { ListingPatch } from '../listing-draft.ts';
import { PostListing } from '../post-listing/post-listing.ts';
import { EditListing } from './edit-listing.ts';
import { EditPreview } from './edit-preview.ts';

describe('the effect of an edit', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start();
  });
  afterAll(() => test.stop());

  it('names the changed fields, without changing anything', async () => {
    const { id } = await test.commands.execute(new PostListing(flat, test.meta(seller)));
    const preview = test.app.get(EditPreview, { strict: false });
    const changed = (patch: ListingPatch, who = seller) =>
      preview.changedFields(new EditListing(id, patch, test.meta(who)));

    const { lister: _lister, ...whole } = flat;
    expect(await changed(whole)).toEqual([]);
    expect(
      await changed({ ...whole, title: 'Another', expected_price: 1, area: { value: 10, unit: 'marla' } }),
    ).toEqual(['title', 'expected_price', 'area']);
    expect(await changed({ description: 'Other words', bathrooms: null })).toEqual(['bathrooms', 'description']);
    expect(await changed({ description: null })).toEqual(['description']);
    expect(await changed({ furnishing: 'semi' })).toEqual(['furnishing']);
    await expect(changed({ title: 'x' })).rejects.toMatchObject({ status: 422 });
    await expect(changed({ title: 'Mine now' }, buyer)).rejects.toMatchObject({ status: 404 });
    expect(await test.store.readStream(nameListingStream(id))).toHaveLength(1);
    expect((await test.database.pool.query('select from vault_text')).rowCount).toBe(1);
  });
});
