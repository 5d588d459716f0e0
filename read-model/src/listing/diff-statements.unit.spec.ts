import type { TextId } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { listStatementChanges } from '../review/to-review-item.ts';
import { sampleListingDocument } from '../testing/sample-listing.ts';

const [first, second] = ['text-1', 'text-2'] as TextId[];
const { facts, free, price } = sampleListingDocument();
const before = { facts, free: { ...free, description: first }, price };

it('include everything an owner changed, and of a deleted text only that it was different', () => {
  const texts = new Map([[second, 'Evening sun']]);
  expect(listStatementChanges(before, before, texts)).toEqual([]);
  const now = {
    facts: { ...facts, bedrooms: 4 as const },
    free: { ...before.free, title: 'By the lake', description: second },
    price: price - 1,
  };
  expect(listStatementChanges(before, now, texts)).toEqual([
    { field: 'price', from: price, to: price - 1 },
    { field: 'title', from: free.title, to: 'By the lake' },
    { field: 'description', from: null, to: 'Evening sun' },
    { field: 'bedrooms', from: 3, to: 4 },
  ]);
});
