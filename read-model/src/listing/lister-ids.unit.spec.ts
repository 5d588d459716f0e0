import { LISTER_TYPES } from '@naksha/events/kernel';
import { sampleAccount } from '@naksha/events/testing';
import { expect, it } from 'vitest';
import { sampleListingDocument as sample } from '../testing/sample-listing.ts';
import { ListerIds } from './lister-ids.ts';

const ids = new ListerIds(Buffer.alloc(32, 1));

it('gives each agent and builder one id for all their homes, and other listers none', () => {
  const found = LISTER_TYPES.map((lister) => ids.find(sample({ lister })));
  expect(found).toEqual([
    undefined,
    expect.stringMatching(/^[0-9a-f]{16}$/),
    expect.stringMatching(/^[0-9a-f]{16}$/),
    undefined,
    undefined,
  ]);
  expect(found[1]).toBe(found[2]);
  expect(ids.find(sample({ lister: 'agent', seller: sampleAccount(2) }))).not.toBe(found[1]);
});

it('is unknown while a home is under review', () => {
  expect(ids.find(sample({ lister: 'agent', state: 'under_review' }))).toBeUndefined();
});

it('depends on the key, and does not contain the account', () => {
  const home = sample({ lister: 'agent' });
  const id = ids.find(home)!;
  expect(new ListerIds(Buffer.alloc(32, 2)).find(home)).not.toBe(id);
  expect(home.seller.replaceAll('-', '')).not.toContain(id);
  expect(home.seller).not.toContain(id.slice(0, 8));
});
