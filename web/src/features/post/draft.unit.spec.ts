import { AMENITIES, type PhotoId, TRICITY_REGION } from '@naksha/events/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentYear } from '../../shared/format/attributes.ts';
import { roomsAndUnitsForSubtype } from '../../shared/subtype-fields.ts';
import { firstInvalidField, validateDraft } from './check-draft.ts';
import { type Draft, EMPTY_DRAFT, parseStoredDraft } from './draft.ts';
import { draftToRequestBody } from './draft-on-wire.ts';
import { withPropertyType, withSubtype } from './kind-section.tsx';
import { movePinByKey } from './pin-nudge.ts';

const flat: Draft = {
  ...EMPTY_DRAFT,
  position: { lat: 30.7, lng: 76.71 },
  price: '74,50,000',
  area: '1450',
  attributes: { bedrooms: 3, bathrooms: 2 },
  title: ' 3 BHK flat ',
  amenities: ['gym', 'lift'],
  rooms: ['poojaRoom'],
};

const PHOTOS = Array.from({ length: 21 }, () => crypto.randomUUID()) as string[] as PhotoId[];

describe('a stored draft', () => {
  it('G-31 is restored unchanged', () => {
    expect(parseStoredDraft(JSON.parse(JSON.stringify(flat)))).toEqual(flat);
    expect(parseStoredDraft(JSON.parse(JSON.stringify(EMPTY_DRAFT)))).toEqual(EMPTY_DRAFT);
  });

  it('G-31 keeps the answers of a draft saved before attributes had their own field', () => {
    const { attributes: _, ...rest } = flat;
    const older = { ...rest, bedrooms: 3, bathrooms: 2, ownership: 1, rera: 'PBRERA-SAS81-PR0123', balconies: 'many' };
    expect(parseStoredDraft(older).attributes).toEqual({
      ...{ bedrooms: 3, bathrooms: 2, ownership: 1 },
      reraNumber: 'PBRERA-SAS81-PR0123',
    });
  });

  it('G-31 contains the uploaded photos in order, and the selected cover if it is one of them', () => {
    const photos = PHOTOS.slice(0, 2);
    const illustrated: Draft = { ...flat, photos, cover: photos[1] };
    expect(parseStoredDraft(JSON.parse(JSON.stringify(illustrated)))).toEqual(illustrated);
    const odd = { ...flat, photos: [photos[0], 7, '/etc/passwd', photos[0]], cover: photos[1] };
    expect(parseStoredDraft(odd)).toEqual({ ...flat, photos: [photos[0]] });
    expect(parseStoredDraft({ ...flat, photos: PHOTOS }).photos).toHaveLength(20);
  });

  it('G-31 in any other format is read as far as possible, and never breaks the page', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (kept) => {
        await validateDraft(parseStoredDraft(kept), TRICITY_REGION);
      }),
    );
    expect(
      parseStoredDraft({ type: 'commercial', subtype: 'flat', unit: 'furlong', amenities: ['gym', 'moat'] }),
    ).toEqual({
      ...EMPTY_DRAFT,
      type: 'commercial',
      subtype: 'commercial-plot',
      amenities: ['gym'],
    });
  });
});

describe('the questions for a type of property', () => {
  it('fit the type: structures on land, marla for a kothi', () => {
    expect(roomsAndUnitsForSubtype('residential-plot').rooms).toContain('sheds');
    expect(roomsAndUnitsForSubtype('flat').rooms).toEqual(['poojaRoom', 'studyRoom', 'servantRoom', 'storeRoom']);
    expect(roomsAndUnitsForSubtype('kothi').units).toContain('marla');
  });

  it('remove answers that do not apply to the new type', () => {
    const plot = withSubtype(flat, 'residential-plot');
    expect(plot.attributes).toEqual({});
    expect(withSubtype(flat, 'office').attributes).toEqual({ bathrooms: 2 });
    expect(plot.rooms).toEqual([]);
    expect(roomsAndUnitsForSubtype('residential-plot').units).toContain(plot.unit);
    expect(plot.title).toBe(flat.title);
  });

  it('another type has its own subtypes, and "other" belongs to both', () => {
    expect(withPropertyType(flat, 'commercial').subtype).toBe('commercial-plot');
    expect(withPropertyType({ ...flat, subtype: 'other' }, 'commercial').subtype).toBe('other');
  });
});

describe('an incomplete draft', () => {
  it('shows which two numbers contradict each other', async () => {
    const check = (attributes: Draft['attributes']) => validateDraft({ ...flat, attributes }, TRICITY_REGION);
    expect(await check({ floor: 12, totalFloors: '10' })).toEqual({
      floor: 'Floor (12) cannot be more than Floors in the building (10).',
    });
    expect(await check({ floor: 10, totalFloors: '१०' })).toEqual({});
    expect(await check({ floor: 10, totalFloors: ' ' })).toEqual({});
  });

  it('rejects a future year of construction', async () => {
    const check = (yearBuilt: number) =>
      validateDraft({ ...flat, attributes: { yearBuilt: String(yearBuilt) } }, TRICITY_REGION);
    const year = currentYear();
    expect(await check(year)).toEqual({});
    expect(await check(year + 1)).toEqual({
      year_built: `“${year + 1}” is not valid. Enter a whole number from 1900 to ${year}.`,
    });
  });

  it('G-16 names each invalid field', async () => {
    expect(Object.keys(await validateDraft(EMPTY_DRAFT, TRICITY_REGION))).toEqual([
      'position',
      'expected_price',
      'area.value',
      'title',
    ]);
    expect(await validateDraft(flat, TRICITY_REGION)).toEqual({});
    const wrong = { ...flat, position: { lat: 28.6, lng: 77.2 }, price: '10,00,00,00,000', area: '20x45' };
    expect(await validateDraft(wrong, TRICITY_REGION)).toEqual({
      position: 'This is outside the area we serve.',
      expected_price: 'Enter at most nine digits.',
      'area.value': '“20x45” is not an area. Enter a number above 0, such as 1450, 200 gaj or 1 kanal 5 marla.',
    });
    for (const price of ['0', '12.5', '-4', '40-45 L', 'on request'])
      expect(await validateDraft({ ...flat, price }, TRICITY_REGION), price).toHaveProperty('expected_price');
  });

  it('shows the server’s message for a phone number or an e-mail address in a public text', async () => {
    const findErrors = (words: Partial<Draft>) => validateDraft({ ...flat, ...words }, TRICITY_REGION);
    expect(await findErrors({ title: 'Flat, call 98140 12345' })).toEqual({ title: 'Remove the phone number.' });
    expect(await findErrors({ title: 'Flat, owner@example.com' })).toEqual({
      title: 'Remove the email address.',
    });
    expect(await findErrors({ project: 'Palms 9814012345' })).toEqual({ project: 'Remove the phone number.' });
    expect(await findErrors({ title: 'Kothi, t.me/kothi' })).toEqual({
      title: 'Remove the link or the name of the messaging app.',
    });
    const unclear = { title: 'Tower 9876, flat 543210' };
    expect((await findErrors(unclear)).title).toMatch(/Rephrase it/);
    expect(await validateDraft({ ...flat, ...unclear }, TRICITY_REGION, { ...unclear, project: '' })).toEqual({});
    // Descriptions are in no event, so the server allows this.
    expect(await findErrors({ description: 'Call 9814012345' })).toEqual({});
  });

  it('moves the focus to the first invalid field on the page', () => {
    expect(firstInvalidField({ title: 'x', position: 'y' })).toBe('position');
    expect(firstInvalidField({ external_id: 'x' })).toBe('external_id');
    expect(firstInvalidField({})).toBeUndefined();
  });
});

it('sends numbers, the area as typed with its unit, and no empty texts', () => {
  expect(draftToRequestBody({ ...flat, area: '10.5', unit: 'marla' })).toMatchObject({
    title: '3 BHK flat',
    expected_price: 7_450_000,
    area: { value: 10.5, unit: 'marla' },
    bedrooms: 3,
    description: undefined,
    project: undefined,
  });
  expect(draftToRequestBody(flat)).toMatchObject({ photos: undefined, cover: undefined });
  expect(draftToRequestBody({ ...flat, photos: PHOTOS.slice(0, 2) })).toMatchObject({ photos: PHOTOS.slice(0, 2) });
  expect(draftToRequestBody({ ...flat, amenities: AMENITIES })).toMatchObject({ amenities: AMENITIES });
});

it.each([
  ['₹ 45,00,000', 4_500_000],
  ['1.2 Cr', 12_000_000],
  ['1 Cr 10 L', 11_000_000],
  ['६५ लाख', 6_500_000],
])('sends a price of %s in whole rupees', async (price, rupees) => {
  expect(await validateDraft({ ...flat, price }, TRICITY_REGION)).toEqual({});
  expect(draftToRequestBody({ ...flat, price })).toMatchObject({ expected_price: rupees });
});

it.each([
  ['200 gaz', { value: 200, unit: 'sqyd' }],
  ['1 Kanal 5 Marla', { value: 25, unit: 'marla' }],
  ['1450', { value: 1450, unit: 'sqft' }],
])('uses for an area of %s the typed unit, or else the selected one', async (area, onWire) => {
  expect(await validateDraft({ ...flat, area }, TRICITY_REGION)).toEqual({});
  expect(draftToRequestBody({ ...flat, area })).toMatchObject({ area: onWire });
});

it('sends nothing for an ambiguous price until one meaning is selected', async () => {
  const asked = { ...flat, price: '45' };
  expect(await validateDraft(asked, TRICITY_REGION)).toEqual({
    expected_price: 'Choose below what “45” means.',
  });
  const chosen = { ...asked, confirmedPrice: 45 };
  expect(await validateDraft(chosen, TRICITY_REGION)).toEqual({});
  expect(draftToRequestBody(chosen)).toMatchObject({ expected_price: 45 });
});

describe('an arrow key on the pin', () => {
  it('moves it by five meters, with Shift by fifty', () => {
    const at = { lat: 30.7, lng: 76.7 };
    const north = movePinByKey(at, 'ArrowUp', false);
    expect((north!.lat - at.lat) * 111_320).toBeCloseTo(5, 0);
    const west = movePinByKey(at, 'ArrowLeft', true);
    expect((at.lng - west!.lng) * 111_320 * Math.cos((30.7 * Math.PI) / 180)).toBeCloseTo(50, 0);
    expect(movePinByKey(at, 'Enter', false)).toBeUndefined();
  });
});

describe('building areas', () => {
  const withAreas = (attributes: Draft['attributes']) => ({ ...flat, attributes });

  it('are typed in any unit and sent in square feet', () => {
    expect(draftToRequestBody(withAreas({ carpetArea: '1,180', builtUpArea: '123 sq m' }))).toMatchObject({
      carpet_area: 1180,
      built_up_area: 1324,
    });
  });

  it('show an error if they are unreadable or larger than the area that contains them', async () => {
    const errors = (attributes: Draft['attributes']) => validateDraft(withAreas(attributes), TRICITY_REGION);
    expect(await errors({ carpetArea: 'large' })).toEqual({ carpet_area: expect.stringContaining('“large”') });
    expect(await errors({ carpetArea: '1400', builtUpArea: '1320', superBuiltUpArea: '1560' })).toEqual({
      carpet_area: 'Carpet area (1,400 sq.ft) cannot be more than Built-up area (1,320 sq.ft).',
    });
    expect(await errors({ carpetArea: '1180', builtUpArea: '1320' })).toEqual({});
  });
});
