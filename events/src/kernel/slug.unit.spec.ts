import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toListingId } from './ids.ts';
import { composeSlug, listingIdOfSlug } from './slug.ts';

it('a slug is the words of the title and the short id', () => {
  const id = toListingId(123_456_789);
  expect(composeSlug('3 BHK, Sector-70 (Mohali)!', id)).toBe(`3-bhk-sector-70-mohali-${id}`);
  expect(composeSlug('***', id)).toBe(id);
});

it('G-18 a slug keeps the words of every script, composed, without what shows nothing', () => {
  const id = toListingId(7);
  expect(composeSlug('मोहाली में 3 बेडरूम', id)).toBe(`मोहाली-में-3-बेडरूम-${id}`);
  expect(composeSlug('ਮੋਹਾਲੀ ਵਿੱਚ ਫਲੈਟ', id)).toBe(`ਮੋਹਾਲੀ-ਵਿੱਚ-ਫਲੈਟ-${id}`);
  expect(composeSlug('موہالی میں فلیٹ', id)).toBe(`موہالی-میں-فلیٹ-${id}`);
  expect(composeSlug('Cafe\u0301 E\u0301tage', id)).toBe(`café-étage-${id}`);
  expect(composeSlug('क्\u200dष \u3164 \u0301 Park\u200b', id)).toBe(`क्ष-park-${id}`);
});

it('G-18 a long title is cut between two words at 120 letters, and expanding letters do not make it longer', () => {
  const id = toListingId(7);
  expect(composeSlug(`${'a'.repeat(59)} ${'b'.repeat(60)} c`, id)).toBe(`${'a'.repeat(59)}-${'b'.repeat(60)}-${id}`);
  expect(composeSlug(`${'a'.repeat(59)} ${'b'.repeat(61)}`, id)).toBe(`${'a'.repeat(59)}-${id}`);
  expect(composeSlug('क'.repeat(121), id)).toBe(`${'क'.repeat(120)}-${id}`);
  expect(composeSlug('sector '.repeat(40), id)).toBe(`${Array(17).fill('sector').join('-')}-${id}`);
  for (const long of ['क'.repeat(120), '\uFDFA'.repeat(120), '𐐨'.repeat(120)]) {
    const slug = composeSlug(long, id);
    expect(slug.length).toBeLessThanOrEqual(132);
    expect(encodeURIComponent(slug).length).toBeLessThan(2000);
  }
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
