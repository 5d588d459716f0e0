import { z } from 'zod';
import { BEDROOMS, LISTER_TYPES, SUBTYPES } from '../../../kernel/options.ts';
import { ANALYTICS_DAYS } from '../../wire/staff-analytics.ts';
import { priceWhatIf } from '../answers/listings.ts';
import * as market from '../answers/market.ts';
import { defineOperations } from '../operation.ts';
import { AFTER, AT, choice } from '../parameters.ts';

export const MARKET = defineOperations({
  'GET /api/market/{place}': {
    ...{ tag: 'Map and lists', summary: 'What homes of a place ask for, kind by kind, and ninety days ago' },
    description: 'Nothing is said of fewer than five homes. Demo homes count only where there are fewer real ones.',
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
    ...{ tag: 'Properties', summary: 'What a home would meet at a price before it is posted', who: 'either' },
    description: 'Counts are rounded down to multiples of five; null stands for fewer than five.',
    query: {
      property_subtype: z.enum(SUBTYPES).meta({ examples: ['flat'] }),
      ...AT,
      sqft: z
        .string()
        .regex(/^0*[1-9]\d{0,8}$/)
        .meta({ description: 'Whole square feet', examples: ['1450'] }),
      bedrooms: choice(...BEDROOMS.map(String)),
      lister: choice(...LISTER_TYPES),
      price: z
        .string()
        .regex(/^0*[1-9]\d{0,8}$/)
        .meta({ description: 'Whole rupees', examples: ['8400000'] }),
      ...AFTER,
    },
    answers: { 200: priceWhatIf },
    problems: ['starting'],
  },
  'GET /api/duty-rates': {
    ...{ tag: 'Places and projects', summary: 'Stamp duty and registration of the region’s states, each rate dated' },
    query: AFTER,
    answers: { 200: market.dutyRates },
  },
  'GET /api/staff/analytics': {
    ...{ tag: 'Staff', summary: 'What was posted, verified and contacted, how fast and where', who: 'signed_in' },
    query: { days: choice(...ANALYTICS_DAYS.map(String)), ...AFTER },
    answers: { 200: market.analytics },
  },
  'GET /api/staff/analytics/prices.csv': {
    ...{ tag: 'Staff', summary: 'Every price that was publicly asked', who: 'signed_in' },
    answers: { 200: { types: ['text/csv'], description: 'RFC 4180, a line a price; nothing of a person' } },
  },
});
