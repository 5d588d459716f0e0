import { z } from 'zod';
import { REFUSAL_CODES } from '../../problem-codes.ts';
import { OWN_LISTING_SORTS, OWN_LISTING_STATES } from '../../wire/own-listings.ts';
import { accepted, code200, enveloped, flag } from '../answers/basics.ts';
import * as listings from '../answers/listings.ts';
import { postFormOptions } from '../answers/places.ts';
import { defineOperations } from '../operation.ts';
import { AFTER, CURSOR, choice, LISTING_ID, PAGE_NO, PAST_DAY, UNTIL } from '../parameters.ts';

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
      'The title has no phone number and no address; the position lies in the region that is served; the price is whole rupees, 1 to 999,999,999. What one account may post a day depends on its age.',
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
    ...{ ...PROPERTIES, summary: 'A listing, by its id or a slug that ends in it', who: 'either' },
    query: { ...AFTER, ...PAST_DAY },
    answers: { 200: enveloped(listings.property) },
    problems: ['no_such_listing', 'listing_deleted'],
  },
  'PUT /api/property/{id}': {
    ...{ ...SELLER, summary: 'Edit a listing' },
    description:
      'Price, title, description and amenities apply at once; what staff verified goes to review, and the last verified version stays public meanwhile. Send what changes; null takes an optional value away.',
    example: { expected_price: 8_400_000 },
    answers: { 200: listings.posted },
    problems: [...own, 'listing_sold'],
  },
  'GET /api/listings/{id}/around': {
    ...{ ...PROPERTIES, summary: 'What one compares it with', who: 'either' },
    query: AFTER,
    answers: { 200: listings.aroundListing },
    problems: ['no_such_listing', 'listing_deleted', 'starting'],
  },
  'GET /api/property/edit-property-data/{id}': {
    ...{ ...PROPERTIES, summary: 'All stored values of an own listing', who: 'signed_in' },
    answers: { 200: enveloped(listings.editData) },
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
    ...{ ...SELLER, summary: 'Take back an edit that waits' },
    answers: { 200: accepted },
    problems: [...own, 'nothing_to_withdraw'],
  },
  'PUT /api/property/confirm-availability': {
    ...{ ...PROPERTIES, summary: 'Say of several that they are still to be had', who: 'signed_in' },
    example: { listings: ['1h2k3m4n5p6'] },
    answers: { 200: listings.confirmedTogether },
  },
  'PUT /api/property/confirm-availability/{id}': {
    ...{ ...SELLER, summary: 'Say that it is still to be had' },
    answers: { 200: accepted },
    problems: [...own, 'not_verified', 'listing_sold'],
  },
  'GET /api/property/posting-allowance': {
    ...{ ...PROPERTIES, summary: 'Whether one may post now', who: 'signed_in' },
    answers: {
      200: z.strictObject({ code: code200, may_post: flag, why: z.enum(REFUSAL_CODES).optional() }),
    },
  },
  'GET /api/property/property-model/data': {
    ...{ ...PROPERTIES, summary: 'The lists that a form to post with needs' },
    answers: { 200: enveloped(postFormOptions) },
  },
  'GET /api/property/all_properties/{cityId}/{page}': {
    ...{ ...PROPERTIES, summary: 'Every listing of a city, 500 a page', who: 'either' },
    description: 'Ask again with the `page_no` that is answered, until it is 0.',
    query: AFTER,
    answers: { 200: listings.allProperties },
    problems: ['no_such_city', 'starting'],
  },
  'GET /api/auth/mylistings': {
    ...{ ...PROPERTIES, summary: 'One’s own listings, as the specification has them', who: 'signed_in' },
    query: { ...PAGE_NO, ...AFTER },
    answers: { 200: listings.myListings },
  },
  'GET /api/me/listings': {
    ...{ ...PROPERTIES, summary: 'One’s own listings, fifty a page', who: 'signed_in' },
    query: {
      state: choice(...OWN_LISTING_STATES),
      q: z.string().optional().meta({ description: 'Part of title, locality, project or id; the first 120 letters' }),
      sort: choice(...OWN_LISTING_SORTS),
      ...CURSOR,
      ...AFTER,
    },
    answers: { 200: listings.ownListings },
  },
  'GET /api/me/listings/days': {
    ...{ ...PROPERTIES, summary: 'Who looked, saved and asked, by day', who: 'signed_in' },
    query: {
      ...LISTING_ID,
      ...UNTIL,
      ...AFTER,
    },
    answers: { 200: listings.ownDays },
  },
  'GET /api/me/listings/{id}/price-what-if': {
    ...{ ...PROPERTIES, summary: 'What a listing of one’s own would meet at another price', who: 'signed_in' },
    query: {
      price: z
        .string()
        .regex(/^0*[1-9]\d{0,8}$/)
        .meta({ description: 'Whole rupees', examples: ['8400000'] }),
      ...AFTER,
    },
    answers: { 200: listings.priceWhatIf },
    problems: ['no_such_listing', 'starting'],
  },
});
