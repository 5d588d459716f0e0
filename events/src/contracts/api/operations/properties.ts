import { z } from 'zod';
import { REFUSAL_CODES } from '../../problem-codes.ts';
import { OWN_LISTING_SORTS, OWN_LISTING_STATES } from '../../wire/own-listings.ts';
import { accepted, code200, flag, propertyEnvelopeSchema } from '../answers/basics.ts';
import * as listings from '../answers/listings.ts';
import { postFormOptions } from '../answers/places.ts';
import { defineOperations } from '../operation.ts';
import { AFTER, CURSOR, LISTING_ID, optionalChoiceSchema, PAGE_NO, PAST_DAY, UNTIL } from '../parameters.ts';

const EXAMPLE = {
  title: '3 BHK near the park',
  expected_price: 8_500_000,
  area: { value: 1450, unit: 'sqft' },
  bedrooms: 3,
  bathrooms: 2,
  position: { lat: 30.6972, lng: 76.7189 },
  locality: 'Sector 70',
  city: 'Mohali',
  lister: 'owner',
};
const own = ['no_such_listing', 'listing_deleted', 'owner_only', 'not_yours', 'no_such_user'] as const;
const PROPERTIES = { tag: 'Properties' } as const;
const SELLER = { ...PROPERTIES, who: 'signed_in', repeatable: true } as const;

export const PROPERTY = defineOperations({
  'POST /api/property/{type}/{subtype}': {
    ...{ ...SELLER, summary: 'Post a listing' },
    description:
      'The title must not contain a phone number or e-mail address, the position must be in the service region, and the price must be whole rupees from 1 to 999,999,999. The daily limit of an account depends on its age.',
    example: EXAMPLE,
    answers: { 200: listings.posted },
    problems: [
      'postings_of_today_used',
      'postings_wait_for_staff',
      'external_id_taken',
      'no_such_user',
      'no_such_photo',
    ],
  },
  'GET /api/property/{id}': {
    ...{ ...PROPERTIES, summary: 'Get a listing by its id or a slug that ends in it', who: 'either' },
    query: { ...AFTER, ...PAST_DAY },
    answers: { 200: propertyEnvelopeSchema(listings.property) },
    problems: ['no_such_listing', 'listing_deleted'],
  },
  'PUT /api/property/{id}': {
    ...{ ...SELLER, summary: 'Edit a listing' },
    description:
      'Price, title, description and amenities change at once. Changes to verified facts are reviewed first; until then the last verified version stays public. Send only changed fields; null removes an optional value.',
    example: { expected_price: 8_400_000 },
    answers: { 200: listings.posted },
    problems: [...own, 'listing_sold'],
  },
  'GET /api/listings/{id}/around': {
    ...{ ...PROPERTIES, summary: 'List comparable listings', who: 'either' },
    query: AFTER,
    answers: { 200: listings.aroundListing },
    problems: ['no_such_listing', 'listing_deleted', 'starting'],
  },
  'GET /api/property/edit-property-data/{id}': {
    ...{ ...PROPERTIES, summary: 'Get all stored values of an own listing', who: 'signed_in' },
    answers: { 200: propertyEnvelopeSchema(listings.editData) },
    problems: own,
  },
  'PUT /api/property/sold-delete/{id}': {
    ...{ ...SELLER, summary: 'Mark a listing sold, or delete it' },
    description: '`sold` by its owner, `sold_by_naksha` by staff.',
    example: { action: 'sold' },
    answers: { 200: accepted },
    problems: [...own, 'listing_sold', 'not_verified', 'staff_only'],
  },
  'PUT /api/property/relist/{id}': {
    ...{ ...SELLER, summary: 'Put a sold listing back on the market, within 30 days' },
    answers: { 200: accepted },
    problems: [...own, 'not_sold', 'relist_too_late', 'postings_of_today_used', 'postings_wait_for_staff'],
  },
  'PUT /api/property/withdraw-changes/{id}': {
    ...{ ...SELLER, summary: 'Withdraw a pending edit' },
    answers: { 200: accepted },
    problems: [...own, 'nothing_to_withdraw'],
  },
  'PUT /api/property/confirm-availability': {
    ...{ ...PROPERTIES, summary: 'Confirm that several listings are still available', who: 'signed_in' },
    example: { listings: ['1h2k3m4n5p6'] },
    answers: { 200: listings.confirmedTogether },
  },
  'PUT /api/property/confirm-availability/{id}': {
    ...{ ...SELLER, summary: 'Confirm that a listing is still available' },
    answers: { 200: accepted },
    problems: [...own, 'not_verified', 'listing_sold'],
  },
  'GET /api/property/posting-allowance': {
    ...{ ...PROPERTIES, summary: 'Check whether the caller may post now', who: 'signed_in' },
    answers: {
      200: z.strictObject({ code: code200, may_post: flag, why: z.enum(REFUSAL_CODES).optional() }),
    },
  },
  'GET /api/property/property-model/data': {
    ...{ ...PROPERTIES, summary: 'Get the options of the posting form' },
    answers: { 200: propertyEnvelopeSchema(postFormOptions) },
  },
  'GET /api/property/all_properties/{cityId}/{page}': {
    ...{ ...PROPERTIES, summary: 'List all listings of a city, 500 per page', who: 'either' },
    description: 'Repeat with the returned `page_no` until it is 0.',
    query: AFTER,
    answers: { 200: listings.allProperties },
    problems: ['no_such_city', 'starting'],
  },
  'GET /api/auth/mylistings': {
    ...{ ...PROPERTIES, summary: 'List own listings in the specification’s format', who: 'signed_in' },
    query: { ...PAGE_NO, ...AFTER },
    answers: { 200: listings.myListings },
  },
  'GET /api/me/listings': {
    ...{ ...PROPERTIES, summary: 'List own listings, 50 per page', who: 'signed_in' },
    query: {
      state: optionalChoiceSchema(...OWN_LISTING_STATES),
      q: z
        .string()
        .optional()
        .meta({ description: 'Part of title, locality, project or id; the first 120 characters' }),
      sort: optionalChoiceSchema(...OWN_LISTING_SORTS),
      ...CURSOR,
      ...AFTER,
    },
    answers: { 200: listings.ownListings },
  },
  'GET /api/me/listings/days': {
    ...{ ...PROPERTIES, summary: 'Count views, saves and contacts by day', who: 'signed_in' },
    query: {
      ...LISTING_ID,
      ...UNTIL,
      ...AFTER,
    },
    answers: { 200: listings.ownDays },
  },
  'GET /api/me/listings/{id}/price-what-if': {
    ...{ ...PROPERTIES, summary: 'Estimate demand for an own listing at another price', who: 'signed_in' },
    query: {
      price: z
        .string()
        .regex(/^0*[1-9]\d{0,8}$/)
        .meta({ description: 'Whole rupees', examples: ['8400000'] }),
      ...AFTER,
    },
    answers: { 200: listings.priceDemand },
    problems: ['no_such_listing', 'starting'],
  },
});
