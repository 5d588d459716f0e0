import { describe, expect, it } from 'vitest';
import { ATTRIBUTES, toWireAttributes, type WireAttributes } from '../../kernel/attributes/listing-attributes.ts';
import type { PhotoId } from '../../kernel/ids.ts';
import { MORE } from '../../kernel/options.ts';
import { sampleAttributes } from '../../testing/attribute-samples.ts';
import { createTranslate } from '../messages/translate-in.ts';
import type { ShownPhoto } from '../wire/photos.ts';
import type { Property } from '../wire/property.ts';
import type { Locale } from './languages.ts';
import { composeListingHead, type ListingWords } from './listing-head.ts';
import { translateGeneratedTitle } from './made-title.ts';
import { listHeadTags } from './page-head.ts';

const photo = (id: string, changes: Partial<ShownPhoto> = {}): ShownPhoto => ({
  ...{ id: id as PhotoId, width: 4032, height: 3024, preview: '', sizes: [320, 800, 1600] },
  ...changes,
});
const flat = {
  ...{ title: '3 BHK flat in Sector 70, Mohali', property_subtype: 'flat', bedrooms: 3, expected_price: 8_500_000 },
  ...{ area: { value: 1450, unit: 'sqft', sqft: 1450 }, locality: 'Sector 70', city: 'Mohali' },
  ...{ position: { lat: 30.7, lng: 76.7 }, listing_state: 'verified', cover_image: '/photos/b/320.webp' },
  photos: [photo('a'), photo('b'), photo('c')],
  profile_details: {},
} as Property;
const words = { title: flat.title, place: 'Sector 70, Mohali', state: 'Punjab' };
const headOf = (property: Property, locale: Locale = 'en', said: ListingWords = words, country: string | null = 'IN') =>
  composeListingHead(property, said, {
    ...{ t: createTranslate(locale), locale, brand: 'Naksha', country, indexed: true },
    address: { origin: 'https://naksha.example', path: '/flat/x' },
  });
const DRAWING = [
  ['og:image', 'https://naksha.example/preview.png'],
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
  ['og:image:alt', 'A map with homes for sale'],
];
const imageTags = (property: Property) =>
  listHeadTags(headOf(property)).flatMap(({ attributes: { property: name, content } }) =>
    name?.startsWith('og:image') ? [[name, content]] : [],
  );

describe('R-26 the preview image of a listing’s page', () => {
  it('is its cover in the largest served size, with dimensions and description', () => {
    expect(imageTags(flat)).toEqual([
      ['og:image', 'https://naksha.example/photos/b/1600.webp'],
      ['og:image:width', '1600'],
      ['og:image:height', '1200'],
      ['og:image:alt', flat.title],
    ]);
    expect(headOf(flat).jsonLd).toMatchObject({ image: 'https://naksha.example/photos/b/1600.webp' });
  });

  it('of a small original is the original size', () => {
    const small = { ...flat, photos: [photo('b', { width: 600, height: 900, sizes: [320, 800] })] };
    expect(
      imageTags(small)
        .slice(0, 3)
        .map(([, said]) => said),
    ).toEqual(['https://naksha.example/photos/b/800.webp', '533', '800']);
  });

  it.each(['under_review', 'rejected', 'sold', 'sold_by_naksha', 'deleted'] as const)(
    'is the generic image while it is %s',
    (listing_state) => {
      expect(imageTags({ ...flat, listing_state })).toEqual(DRAWING);
      expect(headOf({ ...flat, listing_state }).jsonLd).not.toHaveProperty('image');
    },
  );

  it('is the generic image of all pages without photos', () => {
    const { photos: _, ...bare } = flat;
    expect(imageTags({ ...bare, cover_image: null })).toEqual(DRAWING);
    expect(imageTags(bare)).toEqual(DRAWING);
  });
});

describe('R-27 the address of a listing', () => {
  const addressOf = (property: Property, said: ListingWords, country: string | null = 'IN') =>
    (headOf(property, 'en', said, country).jsonLd as { about: { address?: object } }).about.address;
  const nowhere = { ...flat, title: '3 BHK flat', locality: '', city: '' };

  it('has the state as region and the city as locality', () => {
    expect(addressOf(flat, words)).toEqual({
      ...{ '@type': 'PostalAddress', streetAddress: 'Sector 70', addressLocality: 'Mohali' },
      ...{ addressRegion: 'Punjab', addressCountry: 'IN' },
    });
    expect(addressOf({ ...flat, locality: '' }, { ...words, state: undefined })).toEqual({
      ...{ '@type': 'PostalAddress', addressLocality: 'Mohali', addressCountry: 'IN' },
    });
    expect(addressOf({ ...flat, city: '' }, words)).toMatchObject({ addressLocality: 'Sector 70' });
    expect(addressOf({ ...flat, locality: 'Mohali' }, words)).not.toHaveProperty('streetAddress');
  });

  it('is omitted if nothing is known', () => {
    const said = { title: nowhere.title, place: '' };
    expect(addressOf(nowhere, said, null)).toBeUndefined();
    expect(addressOf(nowhere, said)).toEqual({ '@type': 'PostalAddress', addressCountry: 'IN' });
  });

  it.each(['en', 'hi', 'pa'] as const)('is omitted if it is unknown: %s', (locale) => {
    const { title, description } = headOf(nowhere, locale, { title: nowhere.title, place: '' });
    expect(title).toBe('3 BHK flat | Naksha');
    expect(description).toMatch(/^3 BHK flat: .*₹85,00,000[.।]$/);
  });
});

describe('the attributes in the JSON-LD of a listing’s page', () => {
  const about = (subtype: Property['property_subtype'], values: WireAttributes, locale: Locale = 'en') =>
    (
      headOf({ ...flat, property_subtype: subtype, profile_details: values as Property['profile_details'] }, locale)
        .jsonLd as { about: object }
    ).about;

  it('are properties of schema.org if it defines them for a home', () => {
    expect(about('flat', { bedrooms: 3, bathrooms: 2, furnishing: 'semi' })).toMatchObject({
      ...{ '@type': 'Apartment', numberOfBedrooms: 3, numberOfBathroomsTotal: 2 },
      additionalProperty: [
        { '@type': 'PropertyValue', propertyID: 'furnishing', name: 'Furnishing', value: 'Semi-furnished' },
      ],
    });
    expect(about('flat', { floor: 0, pets_allowed: 'no' })).toMatchObject({
      floorLevel: 'Ground',
      petsAllowed: false,
    });
    expect(about('flat', { floor: 3, year_built: 2015 })).toMatchObject({ floorLevel: '3', yearBuilt: 2015 });
    expect(about('flat', {})).not.toHaveProperty('additionalProperty');
  });

  it('are additional properties for other types, and for counts that are not numbers', () => {
    const toilets = about('office', { bathrooms: 2 });
    expect(toilets).toMatchObject({ '@type': 'Place', additionalProperty: [{ propertyID: 'bathrooms', value: 2 }] });
    expect(toilets).not.toHaveProperty('numberOfBathroomsTotal');
    const many = about('flat', { bedrooms: MORE });
    expect(many).toMatchObject({ additionalProperty: [{ name: 'Bedrooms', value: '9+' }] });
    expect(many).not.toHaveProperty('numberOfBedrooms');
  });

  it.each(['en', 'hi', 'pa'] as const)('are complete, with names in the language of the page: %s', (locale) => {
    const values = toWireAttributes({ ...sampleAttributes('material'), ...sampleAttributes('free') });
    const { additionalProperty } = about('other', values, locale) as { additionalProperty: { name: string }[] };
    expect(additionalProperty.map(({ name }) => name)).toEqual(
      ATTRIBUTES.map(({ name }) => createTranslate(locale)(`attribute.${name}`)),
    );
  });
});

it.each([
  ['hi', 'सेक्टर 70, मोहाली', 'सेक्टर 70, मोहाली में 3 BHK फ़्लैट'],
  ['pa', 'ਸੈਕਟਰ 70, ਮੋਹਾਲੀ', 'ਸੈਕਟਰ 70, ਮੋਹਾਲੀ ਵਿੱਚ 3 BHK ਫਲੈਟ'],
] as const)('a generated title and the place are in the language of the page: %s', (locale, place, title) => {
  const said = translateGeneratedTitle(flat, { t: createTranslate(locale), english: createTranslate('en'), place });
  expect(said).toBe(title);
  const head = headOf(flat, locale, { title: said, place });
  expect(head.title).toBe(`${title} | Naksha`);
  expect(head.description).toContain(place);
  expect(head.description).not.toMatch(/Mohali|Sector|flat/);
});

it.each([
  ['hi', 'सेक्टर 70, मोहाली में 2 एकड़ कृषि भूमि'],
  ['pa', 'ਸੈਕਟਰ 70, ਮੋਹਾਲੀ ਵਿੱਚ 2 ਏਕੜ ਖੇਤੀ ਵਾਲੀ ਜ਼ਮੀਨ'],
] as const)('so is the title of other land: %s', (locale, title) => {
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
  const say = { t: createTranslate(locale), english: createTranslate('en'), place };
  expect(translateGeneratedTitle(land, say)).toBe(title);
  expect(translateGeneratedTitle({ ...land, title: '2 acre orchard in Sector 70, Mohali' }, say)).toContain('orchard');
});
