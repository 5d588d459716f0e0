import { expect, it } from 'vitest';
import type { Documents } from '../documents/documents.ts';
import { CurrentListings } from './current-listings.ts';
import type { ListingDocument } from './listing-document.ts';
import type { ListingMemory } from './listing-memory.ts';

const away = new Error('away');
const kept = { id: 'kept' } as ListingDocument;
const memory = { get: (id: string) => (id === 'kept' ? kept : undefined) } as ListingMemory;
const listingsOf = (getMany: () => Promise<unknown>) =>
  new CurrentListings({ getMany } as unknown as Documents, memory, (error) => error === away);

it('reads from the database while it responds, also for data in memory', async () => {
  const current = listingsOf(async () => new Map([['kept', { body: null }]]));
  expect(await current.getMany(['kept'])).toEqual(new Map([['kept', null]]));
});

it('is served from memory while the database is unavailable, and fails for data that is not there', async () => {
  const current = listingsOf(() => Promise.reject(away));
  expect(await current.getMany(['other', 'kept'])).toEqual(new Map([['kept', kept]]));
  expect(await current.getMany([])).toEqual(new Map());
  await expect(current.getMany(['other'])).rejects.toBe(away);
});

it('does not hide a bug by serving from memory', async () => {
  const bug = new TypeError('bug');
  await expect(listingsOf(() => Promise.reject(bug)).getMany(['kept'])).rejects.toBe(bug);
});
