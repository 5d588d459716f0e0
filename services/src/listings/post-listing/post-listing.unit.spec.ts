import type { ListingEvent } from '@naksha/events/contracts';
import { fold, type PlaceIds, type TextId } from '@naksha/events/kernel';
import { givenScenario } from '@naksha/events/testing';
import { describe, expect, it } from 'vitest';
import { posted } from '../../testing/listing-history.ts';
import { flat, gazetteer, now, plot, region, seller, staff } from '../../testing/sample-listing.ts';
import type { ListingDraft } from '../listing-draft.ts';
import { postListing } from './decide-post-listing.ts';

const { given } = givenScenario(postListing, { region, gazetteer, now });
const text = '00000000-0000-7000-8000-0000000000aa' as TextId;
const post = (changes: Partial<ListingDraft> = {}, caller = seller) => ({
  caller,
  draft: { ...flat, ...changes },
  text,
  demo: false,
});
const refusesWith = (changes: Partial<ListingDraft>, ...errors: { field: string; reason: unknown }[]) =>
  given([])
    .when(post(changes))
    .thenRefused({ status: 422, code: 'invalid', errors: errors as never });
const postedAs = (changes: Partial<ListingDraft>): Extract<ListingEvent, { type: 'ListingPosted' }>['data'] => {
  const decision = postListing.decide(postListing.initial, post(changes), { region, gazetteer, now });
  if (!('events' in decision)) throw new Error(JSON.stringify(decision));
  const [event] = decision.events;
  if (event.type !== 'ListingPosted') throw new Error(event.type);
  return event.data;
};

describe('posting a listing', () => {
  it('records the draft, and of the description only the key', () => {
    given([])
      .when(post())
      .then([
        {
          type: 'ListingPosted',
          data: {
            seller: seller.account,
            lister: 'owner',
            price: 8_500_000 as never,
            demo: false,
            facts: {
              propertyType: 'residential',
              subtype: 'flat',
              area: { value: 1450, unit: 'sqft', sqft: 1450 },
              bedrooms: 3,
              bathrooms: 2,
              carParkings: 1,
              ownership: 0,
              position: { lat: 30.7, lng: 76.721 },
              city: 'Mohali',
              locality: 'Sector 70',
              project: 'Green Towers',
              placeIds: { city: 'mohali', locality: 'mohali-sector-70' } as PlaceIds,
            },
            free: {
              title: '3 BHK flat near the park',
              description: text,
              amenities: ['park', 'lift'],
              rooms: ['poojaRoom'],
            },
          },
        },
      ]);
  });

  it('D-22 decides the same for the same state, command and context', () => {
    const decide = () => postListing.decide(postListing.initial, post(), { region, gazetteer, now });
    expect(decide()).toEqual(decide());
  });

  it('uses the given city and locality, or else those of the nearest known place', () => {
    expect(postedAs({ city: ' New  Chandigarh ', locality: 'Eco City' }).facts).toMatchObject({
      city: 'New Chandigarh',
      locality: 'Eco City',
    });
    expect(postedAs({ position: { lat: 30.65, lng: 76.81 } }).facts).toMatchObject({
      city: 'Zirakpur',
      locality: 'VIP Road',
    });
  });

  it('accepts a floor within the building, and names both fields if it is above the top floor', () => {
    expect(postedAs({ floor: 10, total_floors: 10 }).facts).toMatchObject({ floor: 10, totalFloors: 10 });
    expect(postedAs({ floor: -1, total_floors: undefined }).facts).toMatchObject({ floor: -1 });
    refusesWith(
      { floor: 12, total_floors: 10 },
      { field: 'floor', reason: 'must not exceed total_floors: 12 is more than 10' },
    );
    refusesWith({ ...plot, floor: 1 }, { field: 'floor', reason: 'must not be set for residential-plot' });
  });

  it('G-17 stores the posted area with its square feet', () => {
    expect(postedAs({ ...plot, area: { value: 10, unit: 'marla' } }).facts.area).toEqual({
      value: 10,
      unit: 'marla',
      sqft: 2722.5,
    });
  });

  it('G-16 accepts whole rupees from 1 to 999,999,999 and says "lower the price" beyond nine digits', () => {
    expect(postedAs({ expected_price: 1 }).price).toBe(1);
    expect(postedAs({ expected_price: 999_999_999 }).price).toBe(999_999_999);
    refusesWith(
      { expected_price: 1_000_000_000 },
      {
        field: 'expected_price',
        reason: expect.stringContaining('lower the price'),
      },
    );
    for (const wrong of [0, -5, 10.5, Number.NaN])
      refusesWith(
        { expected_price: wrong },
        { field: 'expected_price', reason: expect.stringContaining('whole rupees') },
      );
  });

  it('G-15 S-14 rejects a position outside the service region', () => {
    for (const position of [
      { lat: 28.6, lng: 77.2 },
      { lat: Number.NaN, lng: 76.7 },
      { lat: 30.96, lng: 76.7 },
    ])
      refusesWith({ position }, { field: 'position', reason: 'is outside the service region' });
  });

  it('rejects an unknown unit, and an area that only a wrong unit explains', () => {
    refusesWith(
      { area: { value: 5, unit: 'hectare' } },
      { field: 'area.unit', reason: expect.stringContaining('sqft, sqyd') },
    );
    refusesWith({ area: { value: 0, unit: 'sqft' } }, { field: 'area.value', reason: expect.any(String) });
    refusesWith(
      { area: { value: 1450, unit: 'acre' } },
      { field: 'area.value', reason: expect.stringContaining('unit') },
    );
  });

  it('D-16 D-17 S-25 rejects a title with a phone number or an e-mail address', () => {
    for (const title of ['Flat, call 9876543210', 'Flat 98765-43210 direct'])
      refusesWith({ title }, { field: 'title', reason: 'must not contain a phone number' });
    refusesWith(
      { title: 'Flat, write a.b@example.com' },
      { field: 'title', reason: 'must not contain an email address' },
    );
  });

  it('S-25 rejects contact details in every text that events contain', () => {
    refusesWith({ project: 'Towers 9876543210' }, { field: 'project', reason: 'must not contain a phone number' });
    refusesWith({ locality: 'me@example.com' }, { field: 'locality', reason: 'must not contain an email address' });
    refusesWith({ city: 'Mohali 9876543210' }, { field: 'city', reason: 'must not contain a phone number' });
    refusesWith(
      { project: 'Towers, t.me/towers' },
      { field: 'project', reason: 'must not contain a link or a messenger name' },
    );
  });

  it('S-25 requires a review by staff for doubtful texts, which are not stored in an event before', () => {
    const title = 'Tower 9876, flat 543210';
    refusesWith({ title }, { field: 'title', reason: expect.stringContaining('Rephrase it') });
    const decided = postListing.decide(postListing.initial, post({ title }, staff), { region, gazetteer, now });
    expect(decided).toMatchObject({ events: [{ data: { free: { title } } }] });
    given([])
      .when(post({ title: 'Call 97461,85320 now' }, staff))
      .thenRefused({
        status: 422,
        code: 'invalid',
        errors: [{ field: 'title', reason: 'must not contain a phone number' }],
      });
  });

  it('rejects a subtype of another type, and unknown ones', () => {
    refusesWith(
      { property_type: 'commercial' },
      { field: 'property_subtype', reason: 'flat is not a commercial property' },
    );
    refusesWith({ property_subtype: 'castle' }, { field: 'property_subtype', reason: expect.any(String) });
    refusesWith({ property_type: 'industrial' }, { field: 'property_type', reason: expect.any(String) });
  });

  it('rejects rooms that the subtype cannot have', () => {
    refusesWith({ ...plot, bedrooms: 2 }, { field: 'bedrooms', reason: 'must not be set for residential-plot' });
    refusesWith({ ...plot, bathrooms: 1 }, { field: 'bathrooms', reason: 'must not be set for residential-plot' });
    refusesWith(
      { property_type: 'commercial', property_subtype: 'office' },
      { field: 'bedrooms', reason: 'must not be set for office' },
    );
    refusesWith({ bedrooms: 10 }, { field: 'bedrooms', reason: expect.stringContaining('99') });
  });

  it('accepts a year of construction up to the current one in India', () => {
    const decide = (year_built: number, at: Date) =>
      postListing.decide(postListing.initial, post({ year_built }), { region, gazetteer, now: at });
    const newYear = new Date('2026-12-31T18:30:00Z');
    expect(decide(2027, newYear)).toMatchObject({ events: [{ data: { facts: { yearBuilt: 2027 } } }] });
    expect(decide(2027, new Date(newYear.getTime() - 1))).toMatchObject({
      refusal: { errors: [{ field: 'year_built', reason: 'must be a whole number from 1900 to 2026' }] },
    });
  });

  it('Z-05 allows only staff to list as the office', () => {
    refusesWith({ lister: 'naksha_admin' }, { field: 'lister', reason: expect.not.stringContaining('naksha_admin') });
    const decision = postListing.decide(postListing.initial, post({ lister: 'naksha_admin' }, staff), {
      region,
      gazetteer,
      now,
    });
    expect(decision).toMatchObject({ events: [{ data: { lister: 'naksha_admin' } }] });
  });

  it('S-18 names every wrong field at once', () => {
    refusesWith(
      {
        title: 'x',
        expected_price: 0,
        amenities: ['moat'],
        rooms: ['dungeon'],
        description: 'x'.repeat(5001),
        external_id: 'ü',
      },
      { field: 'description', reason: expect.any(String) },
      { field: 'expected_price', reason: expect.any(String) },
      { field: 'title', reason: expect.any(String) },
      { field: 'amenities', reason: 'moat is not a known value' },
      { field: 'rooms', reason: 'dungeon is not a known value' },
      { field: 'external_id', reason: expect.any(String) },
    );
  });

  it('requires texts of the allowed length, in searchable letters', () => {
    const title = (length: number) => `${'x'.repeat(length - 1)}y`;
    for (const length of [3, 120]) expect(postedAs({ title: title(length) }).free.title).toBe(title(length));
    for (const wrong of ['', 'xy', title(121)])
      refusesWith({ title: wrong }, { field: 'title', reason: 'must have 3 to 120 characters' });
    for (const blank of ['\u3164\u3164\u3164', '\u2800\u2800\u2800', '\u0301\u0301\u0301', 'a\u3164\u200B'])
      refusesWith({ title: blank }, { field: 'title', reason: 'must have 3 to 120 characters' });
    expect(postedAs({ title: 'Tata &amp; Sons' }).free.title).toBe('Tata & Sons');
    refusesWith({ title: '!!!' }, { field: 'title', reason: 'must contain a letter or a digit' });
    expect(postedAs({ city: 'x'.repeat(60), locality: 'x'.repeat(80), project: 'x'.repeat(80) }).facts).toMatchObject({
      city: 'x'.repeat(60),
      locality: 'x'.repeat(80),
      project: 'x'.repeat(80),
    });
    refusesWith(
      { city: 'x'.repeat(61), locality: 'x'.repeat(81), project: 'x'.repeat(81) },
      { field: 'city', reason: 'must have 1 to 60 characters' },
      { field: 'locality', reason: 'must have 1 to 80 characters' },
      { field: 'project', reason: 'must have 1 to 80 characters' },
    );
    expect(postedAs({ project: ' ' }).facts).not.toHaveProperty('project');
  });

  it('accepts a description of at most 5,000 letters', () => {
    expect(postedAs({ description: 'x'.repeat(5000) }).free.description).toBe(text);
    refusesWith(
      { description: 'x'.repeat(5001) },
      { field: 'description', reason: 'must have at most 5000 characters' },
    );
  });

  it('accepts an area from one square foot to a hundred acres', () => {
    expect(postedAs({ area: { value: 1, unit: 'sqft' } }).facts.area.sqft).toBe(1);
    expect(postedAs({ area: { value: 100, unit: 'acre' } }).facts.area.sqft).toBe(4_356_000);
    for (const value of [0, 0.99, Number.NaN])
      refusesWith(
        { area: { value, unit: 'sqft' } },
        { field: 'area.value', reason: 'must be at least one square foot' },
      );
    refusesWith(
      { area: { value: 100.01, unit: 'acre' } },
      { field: 'area.value', reason: 'is more than a hundred acres. Check the unit' },
    );
  });

  it('rejects a building area larger than the area that contains it, with both values', () => {
    const areas = { carpet_area: 1180, built_up_area: 1320, super_built_up_area: 1560 };
    expect(postedAs(areas).facts).toMatchObject({ carpetArea: 1180, builtUpArea: 1320, superBuiltUpArea: 1560 });
    refusesWith(
      { ...areas, carpet_area: 1400 },
      { field: 'carpet_area', reason: 'must not exceed built_up_area: 1400 is more than 1320' },
    );
    refusesWith(
      { carpet_area: 1600, super_built_up_area: 1560 },
      { field: 'carpet_area', reason: 'must not exceed super_built_up_area: 1600 is more than 1560' },
    );
    refusesWith(
      { ...plot, carpet_area: 900 },
      { field: 'carpet_area', reason: 'must not be set for residential-plot' },
    );
  });

  it('names the field and its allowed values for an unknown option', () => {
    refusesWith(
      { bathrooms: 7, car_parkings: 7, ownership: 7 },
      { field: 'bathrooms', reason: 'must be one of 1, 2, 3, 99' },
      { field: 'car_parkings', reason: 'must be one of 0, 1, 2, 3, 4, 99' },
      { field: 'ownership', reason: 'must be one of 0, 1, 2, 3' },
    );
    refusesWith(
      { ...plot, car_parkings: 1 },
      { field: 'car_parkings', reason: 'must not be set for residential-plot' },
    );
    refusesWith({ lister: 'neighbour' }, { field: 'lister', reason: 'must be one of owner, agent, builder, relative' });
  });

  it('converts the specification’s numbers and booleans to our names', () => {
    expect(postedAs({ ...plot, area: { value: 2, unit: 3 } }).facts.area.unit).toBe('kanal');
    expect(postedAs({ property_subtype: 'kothi', area: { value: 8, unit: 3 } }).facts.area.unit).toBe('marla');
    expect(postedAs({ area: { value: 150, unit: 2 }, ownership: 'Leasehold' }).facts).toMatchObject({
      area: { unit: 'sqyd', sqft: 1350 },
      ownership: 1,
    });
    refusesWith(
      { area: { value: 8, unit: 9 } },
      { field: 'area.unit', reason: expect.stringContaining('or a number of the subtype') },
    );
    const flags = { amenities: ['lift'], gym: true, lift: false, cafe: true, rooms: true, sheds: true };
    expect(postedAs(flags).free).toMatchObject({ amenities: ['gym', 'cafe'], rooms: ['sheds', 'rooms'] });
  });

  it('G-20 accepts a RERA number in any format, without contact details', () => {
    for (const rera_number of ['PBRERA-SAS81-PR0123', 'PBRERA 12', 'something else'])
      expect(postedAs({ rera_number }).facts.reraNumber).toBe(rera_number);
    refusesWith(
      { rera_number: 'call 98765 43210' },
      { field: 'rera_number', reason: 'must not contain a phone number' },
    );
    refusesWith({ rera_number: 'x'.repeat(61) }, { field: 'rera_number', reason: 'must have 1 to 60 characters' });
    expect(postedAs({}).facts).not.toHaveProperty('reraNumber');
  });

  it('E-17 accepts 1 to 9 bedrooms, 1 to 3 bathrooms and balconies, 0 to 4 parkings, 99 for more, and no other count', () => {
    const wants = { bedrooms: [1, 2, 3, 4, 5, 6, 7, 8, 9, 99], bathrooms: [1, 2, 3, 99], balconies: [1, 2, 3, 99] };
    for (const [field, counts] of Object.entries({ ...wants, car_parkings: [0, 1, 2, 3, 4, 99] }))
      for (let count = -1; count <= 100; count++)
        if (counts.includes(count))
          expect(postedAs({ [field]: count }).facts).toMatchObject({
            [field === 'car_parkings' ? 'carParkings' : field]: count,
          });
        else refusesWith({ [field]: count }, { field, reason: `must be one of ${counts.join(', ')}` });
    refusesWith({ ...plot, balconies: 1 }, { field: 'balconies', reason: 'must not be set for residential-plot' });
  });

  it('stores every bathroom, parking and ownership value of the lists, and none if it is missing', () => {
    for (const bathrooms of [1, 2, 3, 99]) expect(postedAs({ bathrooms }).facts.bathrooms).toBe(bathrooms);
    for (const car_parkings of [0, 1, 2, 3, 4, 99])
      expect(postedAs({ car_parkings }).facts.carParkings).toBe(car_parkings);
    for (const ownership of [0, 1, 2, 3]) expect(postedAs({ ownership }).facts.ownership).toBe(ownership);
    const bare = postedAs({
      bathrooms: null,
      car_parkings: undefined,
      ownership: null,
      amenities: undefined,
      rooms: null,
    });
    for (const field of ['bathrooms', 'carParkings', 'ownership']) expect(bare.facts).not.toHaveProperty(field);
    expect(bare.free).toMatchObject({ amenities: [], rooms: [] });
  });

  it('never assigns an id twice', () => {
    const again = () => postListing.decide(fold(postListing, [posted]), post(), { region, gazetteer, now });
    expect(again).toThrow('The listing cannot be posted, because it has been posted before');
  });
});
