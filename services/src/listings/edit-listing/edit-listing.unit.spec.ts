import type { PlaceId, PlaceIds, TextId } from '@naksha/events/kernel';
import { givenScenario } from '@naksha/events/testing';
import { describe, it } from 'vitest';
import {
  deleted,
  facts,
  free,
  larger,
  posted,
  price,
  rejected,
  revised,
  sold,
  verified,
} from '../../testing/listing-history.ts';
import { buyer, gazetteer, now, region, seller, staff } from '../../testing/sample-listing.ts';
import type { ListingPatch } from '../listing-draft.ts';
import { editListing } from './decide-edit-listing.ts';

const { given } = givenScenario(editListing, { region, gazetteer, now });
const edit = (patch: ListingPatch, caller = seller, text?: TextId) => ({ caller, patch, text });
const area = { value: 1500, unit: 'sqft' };
const newText = '00000000-0000-7000-8000-0000000000bb' as TextId;

const VIP_ROAD = { city: 'zirakpur', locality: 'zirakpur-vip-road' } as PlaceIds;

const nearest = (position: { lat: number; lng: number }) => {
  const { city, locality } = gazetteer.locate(position);
  return {
    ...(city && { city: city.names.en }),
    ...(locality && { locality: locality.names.en }),
    placeIds: { ...(city && { city: city.id }), ...(locality && { locality: locality.id }) },
  };
};

describe('editing a listing', () => {
  it('G-11 applies price, title, description and amenities at once', () => {
    given([posted, verified])
      .when(
        edit(
          { expected_price: 8_000_000, title: 'Flat by the park', description: 'new', amenities: ['lift'] },
          seller,
          newText,
        ),
      )
      .then([
        { type: 'ListingPriceChanged', data: { from: price, to: 8_000_000 as never } },
        {
          type: 'ListingReworded',
          data: { free: { ...free, title: 'Flat by the park', description: newText, amenities: ['lift'] } },
        },
      ]);
  });

  it('keeps a title that staff approved, and accepts no other doubtful one', () => {
    const title = 'Tower 9876, flat 543210';
    const letPass = { type: 'ListingReworded', data: { free: { ...free, title } } } as const;
    given([posted, verified]).when(edit({ title }, staff)).then([letPass]);
    given([posted, verified, letPass])
      .when(edit({ expected_price: 8_000_000, title }))
      .then([{ type: 'ListingPriceChanged', data: { from: price, to: 8_000_000 as never } }]);
    given([posted, verified, letPass])
      .when(edit({ title: `${title} too` }))
      .thenRefused({ status: 422, code: 'invalid' });
  });

  it('withdraws the waiting revision if an edit restores the verified version', () => {
    given([posted, verified, revised])
      .when(edit({ area: { value: facts.area.value, unit: facts.area.unit } }))
      .then([{ type: 'ListingRevisionWithdrawn', data: { by: 'owner' } }]);
  });

  it('sends verified data to review', () => {
    given([posted, verified]).when(edit({ area })).then([revised]);
    given([posted, verified])
      .when(edit({ bedrooms: 4 }))
      .then([{ type: 'ListingFactsRevised', data: { facts: { ...facts, bedrooms: 4 } } }]);
    given([posted, verified])
      .when(edit({ bathrooms: null }))
      .then([
        {
          type: 'ListingFactsRevised',
          data: {
            facts: {
              propertyType: facts.propertyType,
              subtype: facts.subtype,
              area: facts.area,
              bedrooms: 3,
              position: facts.position,
              city: facts.city,
              locality: facts.locality,
            },
          },
        },
      ]);
  });

  it('adds a further edit to the revision under review', () => {
    given([posted, verified, revised]).when(edit({ area })).then([]);
    given([posted, verified, revised])
      .when(edit({ bedrooms: 4 }))
      .then([{ type: 'ListingFactsRevised', data: { facts: { ...larger, bedrooms: 4 } } }]);
    given([posted, verified, revised, rejected]).when(edit({ area })).then([revised]);
  });

  it('does nothing if the patch changes nothing', () => {
    given([posted, verified]).when(edit({})).then([]);
    given([posted, verified])
      .when(edit({ title: ' 3 BHK  flat ', expected_price: price, amenities: [] }))
      .then([]);
  });

  it('derives city and locality from the position, unless they are given', () => {
    const position = { lat: 30.65, lng: 76.81 };
    given([posted])
      .when(edit({ position }))
      .then([
        {
          type: 'ListingFactsRevised',
          data: { facts: { ...facts, position, city: 'Zirakpur', locality: 'VIP Road', placeIds: VIP_ROAD } },
        },
      ]);
    given([posted])
      .when(edit({ position, city: 'Mohali', locality: 'Aerocity' }))
      .then([
        {
          type: 'ListingFactsRevised',
          data: { facts: { ...facts, position, locality: 'Aerocity', placeIds: { city: 'mohali' as PlaceId } } },
        },
      ]);
  });

  it('keeps its place ids if it does not move, even if more places are known now', () => {
    const placeIds = { city: 'mohali' as PlaceId };
    const placed = { type: 'ListingFactsRevised', data: { facts: { ...facts, placeIds } } } as const;
    given([posted, placed])
      .when(edit({ position: facts.position }))
      .then([]);
    given([posted, placed])
      .when(edit({ area }))
      .then([{ type: 'ListingFactsRevised', data: { facts: { ...larger, placeIds } } }]);
    given([posted, placed])
      .when(edit({ project: 'Green Towers' }))
      .then([
        {
          type: 'ListingFactsRevised',
          data: {
            facts: {
              ...facts,
              project: 'Green Towers',
              placeIds: { city: 'mohali', locality: 'mohali-sector-70' } as PlaceIds,
            },
          },
        },
      ]);
  });

  it('keeps city and locality if the position is unchanged', () => {
    const elsewhere = { ...facts, city: 'New Chandigarh', locality: 'Eco City' };
    given([posted, { type: 'ListingFactsRevised', data: { facts: elsewhere } }])
      .when(edit({ position: facts.position }))
      .then([]);
  });

  it('drops the rooms that a new subtype cannot have, and refuses them where they are asked for', () => {
    const { bedrooms: _bedrooms, bathrooms: _bathrooms, ...bare } = facts;
    given([posted])
      .when(edit({ property_subtype: 'residential-plot' }))
      .then([{ type: 'ListingFactsRevised', data: { facts: { ...bare, subtype: 'residential-plot' } } }]);
    given([posted])
      .when(edit({ property_subtype: 'residential-plot', bedrooms: 2 }))
      .thenRefused({
        code: 'invalid',
        errors: [{ field: 'bedrooms', reason: 'must not be set for residential-plot' }],
      });
  });

  it('removes the description with null', () => {
    const { description: _description, ...wordless } = free;
    given([posted])
      .when(edit({ description: null }))
      .then([{ type: 'ListingReworded', data: { free: wordless } }]);
  });

  it('G-02 returns a rejected listing to review with any edit of its owner', () => {
    given([posted, rejected])
      .when(edit({ expected_price: 8_000_000 }))
      .then([
        { type: 'ListingPriceChanged', data: { from: price, to: 8_000_000 as never } },
        { type: 'ListingFactsRevised', data: { facts } },
      ]);
    given([posted, rejected]).when(edit({})).then([]);
    given([posted, rejected]).when(edit({ area }, staff)).thenRefused({ status: 403, code: 'owner_only' });
  });

  it('follows the rules of posting', () => {
    given([posted])
      .when(edit({ expected_price: 1_000_000_000, position: { lat: 0, lng: 0 } }))
      .thenRefused({
        status: 422,
        errors: [
          { field: 'expected_price', reason: 'has more than nine digits: lower the price' },
          { field: 'position', reason: 'is outside the service region' },
        ],
      });
  });

  it('is for owner and staff', () => {
    given([posted, verified]).when(edit({ area }, staff)).then([revised]);
    given([posted, verified]).when(edit({ area }, buyer)).thenRefused({ status: 403, code: 'not_yours' });
  });

  it('rejects sold, deleted and unknown listings', () => {
    given([posted, verified, sold]).when(edit({ area })).thenRefused({ status: 409, code: 'listing_sold' });
    given([posted, deleted]).when(edit({ area })).thenRefused({ status: 410, code: 'listing_deleted' });
    given([]).when(edit({ area })).thenRefused({ status: 404, code: 'no_such_listing' });
  });

  it('detects a move by one coordinate only', () => {
    const { city: _city, locality: _locality, ...nowhere } = facts;
    for (const position of [
      { ...facts.position, lat: 30.65 },
      { ...facts.position, lng: 76.83 },
    ])
      given([
        posted,
        { type: 'ListingFactsRevised', data: { facts: { ...facts, city: 'Kharar', locality: 'Gharuan' } } },
      ])
        .when(edit({ position }))
        .then([{ type: 'ListingFactsRevised', data: { facts: { ...nowhere, position, ...nearest(position) } } }]);
  });

  it('keeps fields that a patch contains without a value', () => {
    given([posted, verified])
      .when(edit({ title: undefined, city: undefined, expected_price: undefined }))
      .then([]);
  });
});
