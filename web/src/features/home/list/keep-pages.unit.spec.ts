import type { ListingPage } from '@naksha/events/wire/listing-page';
import { describe, expect, it } from 'vitest';
import { type KeptPages, keepPages } from './keep-pages.ts';

const page = (total: number): ListingPage => ({ listings: [], total, under_review: 0, cursor: null });
const VIEW = { of: 'view', sort: 'recommended', answered: undefined, painted: undefined } as const;
const totals = (kept: KeptPages | undefined) => kept?.pages.map(({ total }) => total);

describe('what a list shows', () => {
  it('is what the server painted until an answer comes, and then the answer', () => {
    const painted = page(12);
    const first = keepPages(undefined, { ...VIEW, painted });
    expect(totals(first)).toEqual([12]);
    const answered = [page(24), page(24)];
    const second = keepPages(first, { ...VIEW, painted, answered });
    expect(second?.pages).toBe(answered);
  });

  it('U-60 stays what it was while a question fails, also where the painted page is of the asked view', () => {
    const answered = keepPages(undefined, { ...VIEW, answered: [page(24)] });
    expect(keepPages(answered, VIEW)).toBe(answered);
    expect(keepPages(answered, { ...VIEW, sort: 'newest' })).toBe(answered);
    expect(keepPages(answered, { ...VIEW, painted: page(12) })).toBe(answered);
  });

  it('U-60 is never the painted page under another order', () => {
    const painted = keepPages(undefined, { ...VIEW, painted: page(12) });
    expect(totals(keepPages(painted, VIEW))).toEqual([12]);
    expect(keepPages(painted, { ...VIEW, sort: 'newest' })).toBeUndefined();
  });

  it('is of one stack, or of the view, and of no other', () => {
    const stack = keepPages(undefined, { ...VIEW, of: 's1', answered: [page(5)] });
    expect(keepPages(stack, { ...VIEW, of: 's1' })).toBe(stack);
    expect(keepPages(stack, { ...VIEW, of: 's2' })).toBeUndefined();
  });

  it('is the same object until something changes, so that nothing is drawn anew', () => {
    const answered = [page(24)];
    const kept = keepPages(undefined, { ...VIEW, answered });
    expect(keepPages(kept, { ...VIEW, answered })).toBe(kept);
    const painted = page(12);
    const first = keepPages(undefined, { ...VIEW, painted });
    expect(keepPages(first, { ...VIEW, painted })).toBe(first);
  });
});
