import type { ListingEvent } from '@naksha/events/contracts';
import { fold, type Ids, type TextId } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import {
  deleted,
  facts,
  text as first,
  free,
  posted,
  price,
  rejected,
  revised,
  sold,
  verified,
} from '../testing/listing-history.ts';
import { seller } from '../testing/sample-listing.ts';
import type { Vault } from '../vault/vault.ts';
import {
  cleanDescription,
  currentDescriptionTextId,
  prepareDescriptionText,
  scheduleUnusedDescriptionCheck,
} from './description.ts';
import { listing } from './listing.ts';

it('a blank description is not stored', () => {
  for (const nothing of [undefined, null, '', ' \n ']) expect(cleanDescription(nothing)).toBeUndefined();
  expect(cleanDescription(' Morning sun.\r\n')).toBe('Morning sun.');
});

it('a text is stored in the vault under a new id, and deleted if its event is not appended', async () => {
  const kept = new Map<string, unknown>();
  const vault: Pick<Vault, 'putText' | 'deleteText'> = {
    putText: async (id, text) => void kept.set(id, text),
    deleteText: async (id) => void kept.delete(id),
  };
  const text = { account: seller.account, body: 'Morning sun.', awaitedIn: 'listing-0000000004k' };
  const { id, sideEffects } = prepareDescriptionText(vault as Vault, { uuid: () => 'new-id' } as Ids, text);
  expect([id, kept.size]).toEqual(['new-id', 0]);
  for (const { apply } of sideEffects) await apply();
  expect([...kept]).toEqual([['new-id', text]]);
  for (const { revert } of sideEffects) await revert();
  expect(kept.size).toBe(0);
});

describe('the description on a listing page', () => {
  const second = '00000000-0000-7000-8000-0000000000bb' as TextId;
  const silent: ListingEvent = {
    type: 'ListingPosted',
    data: {
      seller: seller.account,
      lister: 'owner',
      price,
      facts,
      free: { ...free, description: undefined },
      demo: false,
    },
  };
  const reworded = (description?: TextId): ListingEvent => ({
    type: 'ListingReworded',
    data: { free: { ...free, description } },
  });
  const history = (...events: ListingEvent[]) => fold(listing, [posted, ...events]);

  it('is the latest one, until it is deleted', () => {
    expect(currentDescriptionTextId(listing.initial)).toBeUndefined();
    expect(currentDescriptionTextId(fold(listing, [silent]))).toBeUndefined();
    for (const events of [[], [rejected], [verified], [verified, sold]])
      expect(currentDescriptionTextId(history(...events)), `after ${events.length}`).toBe(first);
    expect(currentDescriptionTextId(history(reworded(second)))).toBe(second);
    expect(currentDescriptionTextId(history(reworded()))).toBeUndefined();
    expect(currentDescriptionTextId(history(deleted))).toBeUndefined();
  });

  async function letGo(before: ListingEvent[], ...events: ListingEvent[]) {
    const told: unknown[] = [];
    const vault: Pick<Vault, 'scheduleCheck'> = { scheduleCheck: async (...what) => void told.push(what) };
    const change = { stream: 'listing-0000000004k', state: fold(listing, before), events };
    const effects = scheduleUnusedDescriptionCheck(vault as Vault, change, 30);
    expect(told).toEqual([]);
    for (const { apply } of effects) await apply();
    for (const { revert } of effects) await revert();
    return told;
  }

  it('is deleted some days after events stop using it', async () => {
    const told = [[first, 'listing-0000000004k', 30]];
    expect(await letGo([posted], reworded(second))).toEqual(told);
    expect(await letGo([posted], reworded())).toEqual(told);
    expect(await letGo([posted, verified], deleted)).toEqual(told);
    expect(await letGo([posted], revised, reworded(second))).toEqual(told);
  });

  it('is kept if it stays in use, or if there was none', async () => {
    expect(await letGo([posted])).toEqual([]);
    expect(await letGo([posted], revised, reworded(first))).toEqual([]);
    expect(await letGo([posted, reworded(second)], reworded(second))).toEqual([]);
    expect(await letGo([silent], reworded(second))).toEqual([]);
    expect(await letGo([silent], deleted)).toEqual([]);
    expect(await letGo([], posted)).toEqual([]);
  });
});
