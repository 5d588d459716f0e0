import { z } from 'zod';
import { BUYERS, CHARGES, type DutyRates, GROUNDS } from '../../wire/duty-rates.ts';
import type { CitiesOnMarket, MarketFigures } from '../../wire/market.ts';
import { ANALYTICS_DAYS, type Analytics } from '../../wire/staff-analytics.ts';
import { count, day, place } from './basics.ts';
import { marketFigure } from './listings.ts';

export const marketFigures = z.strictObject({
  place,
  figures: z.array(z.strictObject(marketFigure)),
}) satisfies z.ZodType<MarketFigures>;

export const citiesOnMarket = z.strictObject({
  cities: z.array(z.strictObject({ id: place, homes: count, price_from: z.int().nullable() })),
}) satisfies z.ZodType<CitiesOnMarket>;

const names = z.strictObject({ en: z.string(), hi: z.string().optional(), pa: z.string().optional() });
const rate = z.strictObject({
  charge: z.enum(CHARGES),
  ground: z.enum(GROUNDS).optional(),
  buyer: z.enum(BUYERS).optional(),
  percent: z.number(),
  others_give: z.number().optional(),
  most: z.int().optional(),
  as_of: z.string().meta({ description: 'Month in which the rate was looked up', examples: ['2026-11'] }),
  source: z.string().optional(),
});
export const dutyRates = z.strictObject({
  states: z.array(z.strictObject({ name: z.string(), names, rates: z.array(rate) })),
}) satisfies z.ZodType<DutyRates>;

const happenings = { posted: count, verified: count, contacted: count, cuts: count, sold: count };
const howLong = z.strictObject({ median: z.int(), ninth: z.int() }).nullable();
const agreed = count.nullable();
export const analytics = z.strictObject({
  days: z.literal(ANALYTICS_DAYS),
  total: z.strictObject(happenings),
  for_sale: count,
  agreed: z.strictObject({ 'post property': agreed, close: agreed, 'contacted seller': agreed }).nullable(),
  to_verified: howLong,
  to_contacted: howLong,
  by_day: z.array(z.strictObject({ ...happenings, day })),
  by_city: z.array(z.strictObject({ ...happenings, for_sale: count, id: place.nullable(), names: names.nullable() })),
}) satisfies z.ZodType<Analytics>;
