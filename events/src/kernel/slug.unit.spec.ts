import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toListingId } from './ids.ts';
import { composeSlug, listingIdOfSlug } from './slug.ts';

it('a slug is the words of the title and the short id', () => {
  const id = toListingId(123_456_789);
  expect(composeSlug('3 BHK, Sector-70 (Mohali)!', id)).toBe(`3-bhk-sector-70-mohali-${id}`);
  expect(composeSlug('***', id)).toBe(id);
});

it('a slug is resolved by its id alone, whatever its words', () => {
  fc.assert(
    fc.property(fc.string(), fc.maxSafeNat(), (title, number) => {
      const id = toListingId(number);
      expect(listingIdOfSlug(composeSlug(title, id))).toBe(id);
      expect(composeSlug(title, id)).not.toMatch(/[\s/?#%&"<>]/);
    }),
  );
  expect(listingIdOfSlug(`an-old-title-${toListingId(7)}`)).toBe(toListingId(7));
  expect(['', 'a-title', `${toListingId(7)}-behind`].map(listingIdOfSlug)).toEqual([undefined, undefined, undefined]);
});
