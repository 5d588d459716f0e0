import { expect, it } from 'vitest';
import type { StoredDocument } from '../documents/stored-document.ts';
import type { FeedChange } from '../feed/feed-change.ts';
import type { ListingDocument } from './listing-document.ts';
import { ListingMemory } from './listing-memory.ts';

const open = (maxBytes?: number) => new ListingMemory({ subscribe: () => () => {} }, maxBytes);
const document = (id: string, body: Partial<ListingDocument> | null) =>
  ({ kind: 'listing', id, partition: 0, seq: 1, body: body && { id, state: 'verified', ...body } }) as StoredDocument;
const change = (...documents: StoredDocument[]) => ({ documents }) as unknown as FeedChange;
const has = (memory: ListingMemory, ...ids: string[]) => ids.filter((id) => memory.get(id));

it('keeps public listings as the feed last reported them', () => {
  const memory = open();
  memory.changed(change(document('a', {}), document('b', { state: 'sold' }), document('c', { state: 'under_review' })));
  expect(has(memory, 'a', 'b', 'c')).toEqual(['a', 'b']);
  memory.changed(change(document('a', { soldAt: '2026-11-27' }), document('b', { state: 'rejected' })));
  expect(memory.get('a')).toMatchObject({ soldAt: '2026-11-27' });
  expect(has(memory, 'a', 'b')).toEqual(['a']);
  memory.changed(change(document('a', null)));
  expect(has(memory, 'a')).toEqual([]);
});

it('contains loaded listings once the load is complete, and none from before', async () => {
  const memory = open();
  memory.changed(change(document('gone', {})));
  const load = memory.load(2);
  await load.page([document('a', {})]);
  expect(has(memory, 'gone', 'a')).toEqual(['gone']);
  await load.end();
  expect(has(memory, 'gone', 'a')).toEqual(['a']);
});

it('stays within its limit, dropping the least recently changed listing', () => {
  const free = { title: 'x'.repeat(700) } as ListingDocument['free'];
  const memory = open(3_000);
  memory.changed(change(document('a', { free }), document('b', { free }), document('c', { free })));
  memory.changed(change(document('a', { free })));
  memory.changed(change(document('d', { free })));
  expect(has(memory, 'a', 'b', 'c', 'd')).toEqual(['a', 'c', 'd']);
  // Two bytes a character beyond Latin-1.
  memory.changed(change(document('e', { free: { title: 'घ'.repeat(700) } as ListingDocument['free'] })));
  expect(has(memory, 'a', 'c', 'd', 'e')).toEqual(['d', 'e']);
});
