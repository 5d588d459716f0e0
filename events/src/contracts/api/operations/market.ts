import { z } from 'zod';
import { BEDROOMS, LISTER_TYPES, SUBTYPES } from '../../../kernel/options.ts';
import { MIN_MISSED, MISSED_SEARCH_KEPT_DAYS } from '../../wire/missed-searches.ts';
import { ANALYTICS_DAYS } from '../../wire/staff-analytics.ts';
import { priceDemand } from '../answers/listings.ts';
import * as market from '../answers/market.ts';
import { missedSearches } from '../answers/places.ts';
import { defineOperations } from '../operation.ts';
import { AFTER, AT, optionalChoiceSchema } from '../parameters.ts';

const MISSED = `Those of at least ${MIN_MISSED} sessions on ${MIN_MISSED} days in the last ${MISSED_SEARCH_KEPT_DAYS} days that match no home on the market now. Counts are rounded down to multiples of ${MIN_MISSED}.`;

export const MARKET = defineOperations({
  'GET /api/market': {
    ...{ tag: 'Map and lists', summary: 'Get the number of homes and the lowest price in each city' },
    query: AFTER,
    answers: { 200: market.citiesOnMarket },
    problems: ['starting'],
  },
  'GET /api/market/{place}': {
    ...{ tag: 'Map and lists', summary: 'Get asking prices of a place by kind, today and 90 days ago' },
    description:
      'Values based on fewer than five homes are omitted. Demo homes count only where there are fewer than five real ones.',
    path: {
      place: z
        .string()
        .min(1)
        .meta({ examples: ['mohali-sector-70'], description: 'A place’s id' }),
    },
    query: AFTER,
    answers: { 200: market.marketFigures },
    problems: ['no_such_place', 'starting'],
  },
  'GET /api/price-what-if': {
    ...{ tag: 'Properties', summary: 'Estimate demand for a home at a price before posting', who: 'either' },
    description: 'Counts are rounded down to multiples of five; null means fewer than five.',
    query: {
      property_subtype: z.enum(SUBTYPES).meta({ examples: ['flat'] }),
      ...AT,
      sqft: z
        .string()
        .regex(/^0*[1-9]\d{0,8}$/)
        .meta({ description: 'Whole square feet', examples: ['1450'] }),
      bedrooms: optionalChoiceSchema(...BEDROOMS.map(String)),
      lister: optionalChoiceSchema(...LISTER_TYPES),
      price: z
        .string()
        .regex(/^0*[1-9]\d{0,8}$/)
        .meta({ description: 'Whole rupees', examples: ['8400000'] }),
      ...AFTER,
    },
    answers: { 200: priceDemand },
    problems: ['starting'],
  },
  'GET /api/duty-rates': {
    ...{ tag: 'Places and projects', summary: 'Get stamp duty and registration rates of the region’s states' },
    query: AFTER,
    answers: { 200: market.dutyRates },
  },
  'GET /api/staff/analytics': {
    ...{
      tag: 'Staff',
      summary: 'Get market activity: listings posted, verified and contacted, by time and place',
      who: 'signed_in',
    },
    query: { days: optionalChoiceSchema(...ANALYTICS_DAYS.map(String)), ...AFTER },
    answers: { 200: market.analytics },
  },
  'GET /api/staff/missed-searches': {
    ...{ tag: 'Staff', summary: 'List searches that find no homes', who: 'signed_in' },
    description: MISSED,
    answers: { 200: missedSearches },
    problems: ['starting'],
  },
  'GET /api/me/missed-searches': {
    ...{
      tag: 'Properties',
      summary: 'List searches that find no homes, for homes like own listings',
      who: 'signed_in',
    },
    description: `${MISSED} They have the kind, bedrooms and place of an own listing, at another price or with other attributes.`,
    answers: { 200: missedSearches },
    problems: ['starting'],
  },
  'GET /api/staff/analytics/prices.csv': {
    ...{ tag: 'Staff', summary: 'Get the history of public asking prices', who: 'signed_in' },
    answers: { 200: { types: ['text/csv'], description: 'CSV (RFC 4180), one line per price; no personal data' } },
  },
});
