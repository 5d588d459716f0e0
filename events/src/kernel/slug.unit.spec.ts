import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listingIdOf } from './ids.ts';
import { listingIdOfSlug, slugOf } from './slug.ts';

it('a slug is the words of the title and the short id', () => {
  const id = listingIdOf(123_456_789);
  expect(slugOf('3 BHK, Sector-70 (Mohali)!', id)).toBe(`3-bhk-sector-70-mohali-${id}`);
  expect(slugOf('***', id)).toBe(id);
});

it('a slug is resolved by its id alone, whatever its words', () => {
  fc.assert(
    fc.property(fc.string(), fc.maxSafeNat(), (title, number) => {
      const id = listingIdOf(number);
      expect(listingIdOfSlug(slugOf(title, id))).toBe(id);
      expect(slugOf(title, id)).not.toMatch(/[\s/?#%&"<>]/);
    }),
  );
  expect(listingIdOfSlug(`an-old-title-${listingIdOf(7)}`)).toBe(listingIdOf(7));
  expect(['', 'a-title', `${listingIdOf(7)}-behind`].map(listingIdOfSlug)).toEqual([undefined, undefined, undefined]);
});
