import { z } from 'zod';
import type { ClusterCard, FacetCounts, ListingCount, MatchingIds, NearestListings } from '../../wire/listing-page.ts';
import type { PlacePrices, PriceCells } from '../../wire/prices.ts';
import { bbox, count, flag, listing, place, price } from './basics.ts';
import { areaPrice, counts, subtype, unit } from './listings.ts';

export const listingCount = z.strictObject(counts) satisfies z.ZodType<ListingCount>;
export const matchingIds = z.strictObject({ ids: z.array(listing) }) satisfies z.ZodType<MatchingIds>;
export const facetCounts = z.strictObject({
  total: count,
  facets: z
    .record(z.string(), z.strictObject({ options: z.record(z.string(), count), not_given: count.optional() }))
    .meta({
      description: 'Counts by filter parameter',
      examples: [{ furnishing: { options: { unfurnished: 4, semi: 9, furnished: 0 }, not_given: 12 } }],
    }),
}) satisfies z.ZodType<FacetCounts>;
export const clusterCard = z.strictObject({
  ...counts,
  price: z.strictObject({ min: price, max: price }).nullable(),
  kinds: z.array(z.strictObject({ subtype, total: count })),
}) satisfies z.ZodType<ClusterCard>;
export const nearestListings = z.strictObject({
  ...counts,
  nearest: z.strictObject({ bbox, ...counts }).nullable(),
}) satisfies z.ZodType<NearestListings>;

export const priceCells = z.strictObject({
  unit,
  cell_zoom: z.int(),
  cells: z.array(z.strictObject({ ...areaPrice, x: z.int(), y: z.int() })),
}) satisfies z.ZodType<PriceCells>;
export const placePrices = z.strictObject({
  unit,
  levels: z.array(z.number()),
  places: z.array(z.strictObject({ ...areaPrice, id: place, radius_m: z.number(), approximate: flag })),
}) satisfies z.ZodType<PlacePrices>;

export const tileJson = z.looseObject({
  tilejson: z.literal('3.0.0'),
  name: z.string(),
  description: z.string(),
  scheme: z.literal('xyz'),
  tiles: z.array(z.string()).meta({ examples: [['https://naksha.example/api/map/{z}/{x}/{y}.mvt']] }),
  minzoom: z.int(),
  maxzoom: z.int(),
  bounds: bbox,
  center: z.array(z.number()),
  vector_layers: z.array(z.looseObject({ id: z.string(), fields: z.record(z.string(), z.string()) })),
});
export const featureCollection = z.looseObject({
  type: z.literal('FeatureCollection'),
  features: z.array(z.looseObject({ type: z.literal('Feature') })),
});
