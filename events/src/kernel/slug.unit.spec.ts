import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listingIdFromNumber } from './ids.ts';
import { buildListingSlug, parseListingIdFromSlug } from './slug.ts';

it('a slug consists of the words of the title and the short id', () => {
  const id = listingIdFromNumber(123_456_789);
  expect(buildListingSlug('3 BHK, Sector-70 (Mohali)!', id)).toBe(`3-bhk-sector-70-mohali-${id}`);
  expect(buildListingSlug('***', id)).toBe(id);
});

it('G-18 a slug keeps the words of every script, composed, without invisible characters', () => {
  const id = listingIdFromNumber(7);
  expect(buildListingSlug('मोहाली में 3 बेडरूम', id)).toBe(`मोहाली-में-3-बेडरूम-${id}`);
  expect(buildListingSlug('ਮੋਹਾਲੀ ਵਿੱਚ ਫਲੈਟ', id)).toBe(`ਮੋਹਾਲੀ-ਵਿੱਚ-ਫਲੈਟ-${id}`);
  expect(buildListingSlug('موہالی میں فلیٹ', id)).toBe(`موہالی-میں-فلیٹ-${id}`);
  expect(buildListingSlug('Cafe\u0301 E\u0301tage', id)).toBe(`café-étage-${id}`);
  expect(buildListingSlug('क्\u200dष \u3164 \u0301 Park\u200b', id)).toBe(`क्ष-park-${id}`);
});

it('G-18 a long title is cut between two words at 120 letters, also if letters expand', () => {
  const id = listingIdFromNumber(7);
  expect(buildListingSlug(`${'a'.repeat(59)} ${'b'.repeat(60)} c`, id)).toBe(
    `${'a'.repeat(59)}-${'b'.repeat(60)}-${id}`,
  );
  expect(buildListingSlug(`${'a'.repeat(59)} ${'b'.repeat(61)}`, id)).toBe(`${'a'.repeat(59)}-${id}`);
  expect(buildListingSlug('क'.repeat(121), id)).toBe(`${'क'.repeat(120)}-${id}`);
  expect(buildListingSlug('sector '.repeat(40), id)).toBe(`${Array(17).fill('sector').join('-')}-${id}`);
  for (const long of ['क'.repeat(120), '\uFDFA'.repeat(120), '𐐨'.repeat(120)]) {
    const slug = buildListingSlug(long, id);
    expect(slug.length).toBeLessThanOrEqual(132);
    expect(encodeURIComponent(slug).length).toBeLessThan(2000);
  }
});

it('a slug is resolved by its id only', () => {
  fc.assert(
    fc.property(fc.string(), fc.maxSafeNat(), (title, number) => {
      const id = listingIdFromNumber(number);
      expect(parseListingIdFromSlug(buildListingSlug(title, id))).toBe(id);
      expect(buildListingSlug(title, id)).not.toMatch(/[\s/?#%&"<>]/);
    }),
  );
  expect(parseListingIdFromSlug(`an-old-title-${listingIdFromNumber(7)}`)).toBe(listingIdFromNumber(7));
  expect(['', 'a-title', `${listingIdFromNumber(7)}-behind`].map(parseListingIdFromSlug)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
