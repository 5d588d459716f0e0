import { placeId } from '@naksha/events/contracts';
import type { BBox } from '@naksha/events/kernel';
import { z } from 'zod';

const degrees = (most: number) => z.number().min(-most).max(most);

const source = z.strictObject({
  licence: z.string().min(1),
  /** The attribution that the licence requires on the map. */
  credit: z.string().min(1).max(200).optional(),
});

export const regionFile = z.strictObject({
  name: z.string().min(1),
  names: z
    .strictObject({ en: z.string().min(1), hi: z.string().min(1).optional(), pa: z.string().min(1).optional() })
    .optional(),
  /** ISO 3166-1, used in addresses. */
  country: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters, such as IN'),
  bounds: z
    .tuple([degrees(180), degrees(85), degrees(180), degrees(85)])
    .refine(
      ([west, south, east, north]) => west < east && south < north,
      'must be [minimum longitude, minimum latitude, maximum longitude, maximum latitude]',
    )
    .transform((bounds): BBox => bounds),
  /** The initial city of visitors; by default the first in cities.csv. */
  defaultCity: placeId.optional(),
  /** Minimum price in whole rupees for a number without unit; below it, `45` may mean 45 lakh. Default 100,000. */
  barePriceFrom: z.int().min(1).optional(),
  sources: z.record(z.string(), source).default({}),
});
export type RegionFile = z.output<typeof regionFile>;
