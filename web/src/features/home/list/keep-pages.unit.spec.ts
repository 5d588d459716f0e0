import type { ListingPage } from '@naksha/events/wire/listing-page';
import { describe, expect, it } from 'vitest';
import { chooseListingPages, type LastPages } from './use-listings.ts';

const page = (total: number): ListingPage => ({ listings: [], total, under_review: 0, cursor: null });
const VIEW = { of: 'view', sort: 'recommended', answered: undefined, painted: undefined } as const;
const totals = (kept: LastPages | undefined) => kept?.pages.map(({ total }) => total);

describe('the displayed list', () => {
  it('is the server-rendered one until a response arrives, and then the response', () => {
    const painted = page(12);
    const first = chooseListingPages(undefined, { ...VIEW, painted });
    expect(totals(first)).toEqual([12]);
    const answered = [page(24), page(24)];
    const second = chooseListingPages(first, { ...VIEW, painted, answered });
    expect(second?.pages).toBe(answered);
  });

  it('U-60 stays unchanged while a request fails, also if the rendered page matches the view', () => {
    const answered = chooseListingPages(undefined, { ...VIEW, answered: [page(24)] });
    expect(chooseListingPages(answered, VIEW)).toBe(answered);
    expect(chooseListingPages(answered, { ...VIEW, sort: 'newest' })).toBe(answered);
    expect(chooseListingPages(answered, { ...VIEW, painted: page(12) })).toBe(answered);
  });

  it('U-60 is never the rendered page with another sort order', () => {
    const painted = chooseListingPages(undefined, { ...VIEW, painted: page(12) });
    expect(totals(chooseListingPages(painted, VIEW))).toEqual([12]);
    expect(chooseListingPages(painted, { ...VIEW, sort: 'newest' })).toBeUndefined();
  });

  it('belongs to one stack, or to the view', () => {
    const stack = chooseListingPages(undefined, { ...VIEW, of: 's1', answered: [page(5)] });
    expect(chooseListingPages(stack, { ...VIEW, of: 's1' })).toBe(stack);
    expect(chooseListingPages(stack, { ...VIEW, of: 's2' })).toBeUndefined();
  });

  it('is the same object until something changes, so that nothing is rendered again', () => {
    const answered = [page(24)];
    const kept = chooseListingPages(undefined, { ...VIEW, answered });
    expect(chooseListingPages(kept, { ...VIEW, answered })).toBe(kept);
    const painted = page(12);
    const first = chooseListingPages(undefined, { ...VIEW, painted });
    expect(chooseListingPages(first, { ...VIEW, painted })).toBe(first);
  });
});
