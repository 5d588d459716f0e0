import { z } from 'zod';

/**
 * What is sent to post or edit a listing, in the wire's words. Only shapes are checked here; what the values may be is
 * for the decision, so that import, demo data and HTTP are refused with the same words.
 */
export const listingDraft = z.object({
  title: z.string(),
  expected_price: z.number(),
  area: z.object({ value: z.number(), unit: z.string() }),
  bedrooms: z.number().nullish(),
  bathrooms: z.number().nullish(),
  car_parkings: z.number().nullish(),
  position: z.object({ lat: z.number(), lng: z.number() }),
  locality: z.string().nullish(),
  city: z.string().nullish(),
  project: z.string().nullish(),
  lister: z.string(),
  ownership: z.number().nullish(),
  description: z.string().nullish(),
  amenities: z.array(z.string()).nullish(),
  rooms: z.array(z.string()).nullish(),
  photos: z.array(z.string()).nullish(),
  cover: z.string().nullish(),
  external_id: z.string().nullish(),
});
type Sent = z.output<typeof listingDraft>;
export type ListingDraft = Sent & { property_type: string; property_subtype: string };

/** An edit names only what changes; null takes an optional value away. Lister and external id stay as they were posted. */
export const listingPatch = listingDraft
  .omit({ lister: true, external_id: true })
  .partial()
  .extend({ property_type: z.string().optional(), property_subtype: z.string().optional() });
export type ListingPatch = z.output<typeof listingPatch>;
