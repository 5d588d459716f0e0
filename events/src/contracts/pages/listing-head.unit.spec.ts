import { describe, expect, it } from 'vitest';
import type { PhotoId } from '../../kernel/ids.ts';
import { translateIn } from '../messages/translate-in.ts';
import type { ShownPhoto } from '../wire/photos.ts';
import type { Property } from '../wire/property.ts';
import type { Locale } from './languages.ts';
import { listingHead } from './listing-head.ts';
import { translateTitle } from './made-title.ts';
import { headTags } from './page-head.ts';

const photo = (id: string, changes: Partial<ShownPhoto> = {}): ShownPhoto => ({
  ...{ id: id as PhotoId, width: 4032, height: 3024, preview: '', sizes: [320, 800, 1600] },
  ...changes,
});
const flat = {
  ...{ title: '3 BHK flat in Sector 70, Mohali', property_subtype: 'flat', bedrooms: 3, expected_price: 8_500_000 },
  ...{ area: { value: 1450, unit: 'sqft', sqft: 1450 }, locality: 'Sector 70', city: 'Mohali' },
  ...{ position: { lat: 30.7, lng: 76.7 }, listing_state: 'verified', cover_image: '/photos/b/320.webp' },
  photos: [photo('a'), photo('b'), photo('c')],
} as Property;
const words = { title: flat.title, place: 'Sector 70, Mohali' };
const headOf = (property: Property, locale: Locale = 'en', said = words) =>
  listingHead(property, said, {
    ...{ t: translateIn(locale), locale, brand: 'Naksha', country: 'IN', indexed: true },
    address: { origin: 'https://naksha.example', path: '/flat/x' },
  });
const imageTags = (property: Property) =>
  headTags(headOf(property)).flatMap(({ attributes: { property: name, content } }) =>
    name?.startsWith('og:image') ? [[name, content]] : [],
  );

describe('the preview image of a listing’s page', () => {
  it('is its cover, as large as it is served, with its size and what it is', () => {
    expect(imageTags(flat)).toEqual([
      ['og:image', 'https://naksha.example/photos/b/1600.webp'],
      ['og:image:width', '1600'],
      ['og:image:height', '1200'],
      ['og:image:alt', flat.title],
    ]);
    expect(headOf(flat).jsonLd).toMatchObject({ image: 'https://naksha.example/photos/b/1600.webp' });
  });

  it('of a small original is that one', () => {
    const small = { ...flat, photos: [photo('b', { width: 600, height: 900, sizes: [320, 800] })] };
    expect(
      imageTags(small)
        .slice(0, 3)
        .map(([, said]) => said),
    ).toEqual(['https://naksha.example/photos/b/800.webp', '533', '800']);
  });

  it.each(['under_review', 'rejected', 'sold', 'sold_by_naksha', 'deleted'] as const)(
    'is none while it is %s',
    (listing_state) => expect(imageTags({ ...flat, listing_state })).toEqual([]),
  );

  it('is none without photos', () => {
    const { photos: _, ...bare } = flat;
    expect(imageTags({ ...bare, cover_image: null })).toEqual([]);
    expect(imageTags(bare)).toEqual([]);
  });
});

it.each([
  ['hi', 'सेक्टर 70, मोहाली', 'सेक्टर 70, मोहाली में 3 BHK फ़्लैट'],
  ['pa', 'ਸੈਕਟਰ 70, ਮੋਹਾਲੀ', 'ਸੈਕਟਰ 70, ਮੋਹਾਲੀ ਵਿੱਚ 3 BHK ਫਲੈਟ'],
] as const)('a title of our making and the place are said in the language of the page: %s', (locale, place, title) => {
  const said = translateTitle(flat, { t: translateIn(locale), english: translateIn('en'), place });
  expect(said).toBe(title);
  const head = headOf(flat, locale, { title: said, place });
  expect(head.title).toBe(`${title} | Naksha`);
  expect(head.description).toContain(place);
  expect(head.description).not.toMatch(/Mohali|Sector|flat/);
});

it.each([
  ['hi', 'सेक्टर 70, मोहाली में 2 एकड़ कृषि भूमि'],
  ['pa', 'ਸੈਕਟਰ 70, ਮੋਹਾਲੀ ਵਿੱਚ 2 ਏਕੜ ਖੇਤੀ ਵਾਲੀ ਜ਼ਮੀਨ'],
] as const)('so is that of land that is none of the six kinds: %s', (locale, title) => {
  const land = {
    ...{
      ...flat,
      property_subtype: 'other' as const,
      bedrooms: undefined,
      area: { value: 2, unit: 'acre' as const, sqft: 87_120 },
    },
    title: '2 acre farm land in Sector 70, Mohali',
  };
  const place = locale === 'hi' ? 'सेक्टर 70, मोहाली' : 'ਸੈਕਟਰ 70, ਮੋਹਾਲੀ';
  const say = { t: translateIn(locale), english: translateIn('en'), place };
  expect(translateTitle(land, say)).toBe(title);
  expect(translateTitle({ ...land, title: '2 acre orchard in Sector 70, Mohali' }, say)).toContain('orchard');
});
