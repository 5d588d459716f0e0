import { placeId } from '@naksha/events/contracts';
import type { BBox } from '@naksha/events/kernel';
import { z } from 'zod';

const degrees = (most: number) => z.number().min(-most).max(most);

/** Where a file of places or of ground comes from: it, or its folder, has the source's name. */
const source = z.strictObject({
  licence: z.string().min(1),
  /** What the licence asks to be shown on the map. */
  credit: z.string().min(1).max(200).optional(),
});

/** `region.json` */
export const regionFile = z.strictObject({
  name: z.string().min(1),
  /** As sentences of a language say it; by default `name`. */
  names: z
    .strictObject({ en: z.string().min(1), hi: z.string().min(1).optional(), pa: z.string().min(1).optional() })
    .optional(),
  /** ISO 3166-1, of addresses. */
  country: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters, such as IN'),
  bounds: z
    .tuple([degrees(180), degrees(85), degrees(180), degrees(85)])
    .refine(([west, south, east, north]) => west < east && south < north, 'must be min lng, min lat, max lng, max lat')
    .transform((bounds): BBox => bounds),
  /** Where a visitor starts who has chosen none; by default the first of cities.csv. */
  defaultCity: placeId.optional(),
  /** Least price in whole rupees that a number without a unit can mean; below it `45` may be 45 lakh. By default 100,000. */
  barePriceFrom: z.int().min(1).optional(),
  sources: z.record(z.string(), source).default({}),
});
export type RegionFile = z.output<typeof regionFile>;
