import type { EventStore } from '@naksha/events/event-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flat, seller } from '../testing/sample-listing.ts';
import { TestApp } from '../testing/test-app.ts';
import { DeleteListing } from './delete-listing/delete-listing.ts';
import { EditListing } from './edit-listing/edit-listing.ts';
import { OrphanedTexts } from './orphaned-texts.ts';
import { PostListing } from './post-listing/post-listing.ts';

const HOUR = 3_600_000;

describe('vault texts without an event', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start();
  });
  afterAll(() => test.stop());

  const forget = (hours: number, limit = 100) =>
    test.app.get(OrphanedTexts, { strict: false }).deleteExpired(new Date(Date.now() + hours * HOUR), limit);
  const post = (description: string) =>
    test.commands.execute(new PostListing({ ...flat, description }, test.meta(seller)));
  const bodies = async () => {
    const { rows } = await test.database.pool.query<{ body: string }>('select body from vault_text order by body');
    return rows.map(({ body }) => body);
  };
  async function losing(when: 'before' | 'after', command: () => Promise<unknown>): Promise<void> {
    const store = test.store as EventStore;
    const append = store.append.bind(store);
    store.append = async (asked) => {
      if (when === 'after') await append(asked);
      throw new Error('connection lost');
    };
    await expect(command()).rejects.toThrow('connection lost');
    store.append = append;
  }

  it('are deleted after two days; texts with an event stay, whatever their age', async () => {
    const { id } = await post('posted');
    const edit = (description: string) =>
      test.commands.execute(new EditListing(id, { description }, test.meta(seller)));
    await edit('edited');
    await losing('before', () => post('never posted'));
    await losing('before', () => edit('never edited'));
    await losing('after', () => post('posted, though nobody knew'));
    const all = ['edited', 'never edited', 'never posted', 'posted', 'posted, though nobody knew'];
    expect(await bodies()).toEqual(all);

    expect(await forget(47)).toBe(0);
    expect(await bodies()).toEqual(all);
    expect(await forget(49, 2)).toBe(2);
    expect(await forget(49)).toBe(1);
    expect(await bodies()).toEqual(['edited', 'posted', 'posted, though nobody knew']);
    expect(await forget(49)).toBe(0);
    await forget(31 * 24);
    expect(await bodies()).toEqual(['edited', 'posted, though nobody knew']);
  });

  it('S-26 are deleted after their period if replaced or their listing was deleted, and not if the change was rejected', async () => {
    await test.database.pool.query('delete from vault_text');
    const [replaced, deleted, kept] = [await post('first words'), await post('of a flat'), await post('lasting')];
    const edit = (id: typeof kept.id, patch: object) =>
      test.commands.execute(new EditListing(id, patch, test.meta(seller)));
    await forget(49);
    await edit(replaced.id, { description: 'second words' });
    await test.commands.execute(new DeleteListing(deleted.id, test.meta(seller)));
    await edit(kept.id, { title: 'Another title' });
    await losing('before', () => edit(kept.id, { description: 'never said' }));
    await forget(29 * 24);
    expect(await bodies()).toEqual(['first words', 'lasting', 'of a flat', 'second words']);
    await forget(31 * 24);
    expect(await bodies()).toEqual(['lasting', 'second words']);
    await edit(replaced.id, { description: '' });
    await forget(31 * 24);
    expect(await bodies()).toEqual(['lasting']);
    expect(await forget(400 * 24)).toBe(0);
  });
});
