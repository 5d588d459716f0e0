import type { Ids } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { seller } from '../testing/sample-listing.ts';
import type { Vault } from '../vault/vault.ts';
import { cleanDescription, newText } from './description.ts';

it('of a description that says nothing, nothing is kept', () => {
  for (const nothing of [undefined, null, '', ' \n ']) expect(cleanDescription(nothing)).toBeUndefined();
  expect(cleanDescription(' Morning sun.\r\n')).toBe('Morning sun.');
});

it('a text goes into the vault under a new id, and out again where its event is not appended', async () => {
  const kept = new Map<string, unknown>();
  const vault: Pick<Vault, 'putText' | 'dropText'> = {
    putText: async (id, text) => void kept.set(id, text),
    dropText: async (id) => void kept.delete(id),
  };
  const text = { account: seller.account, body: 'Morning sun.', awaitedIn: 'listing-0000000004k' };
  const { id, sideEffects } = newText(vault as Vault, { uuid: () => 'new-id' } as Ids, text);
  expect([id, kept.size]).toEqual(['new-id', 0]);
  for (const { apply } of sideEffects) await apply();
  expect([...kept]).toEqual([['new-id', text]]);
  for (const { revert } of sideEffects) await revert();
  expect(kept.size).toBe(0);
});
