import {
  AMENITIES,
  ATTRIBUTES,
  isNumeric,
  type ListingAttribute,
  MAX_PHOTOS,
  ROOM_FLAGS,
  type WireAttributes,
} from '@naksha/events/kernel';
import { z } from 'zod';

const flag = z.boolean().optional();
const names = (max: number) => z.array(z.string()).max(max, `must be at most ${max}`);
/** The specification's booleans; `rooms` is our list of names too. */
const flags = {
  ...(Object.fromEntries(AMENITIES.map((name) => [name, flag])) as Record<(typeof AMENITIES)[number], typeof flag>),
  ...(Object.fromEntries(ROOM_FLAGS.map((name) => [name, flag])) as Record<
    Exclude<(typeof ROOM_FLAGS)[number], 'rooms'>,
    typeof flag
  >),
  rooms: z
    .union([z.boolean(), names(ROOM_FLAGS.length)], `must be a boolean, or at most ${ROOM_FLAGS.length} names`)
    .nullish(),
};

/** Ownership is sent as its number or its label. */
type Sendable<Wire extends keyof WireAttributes> = Wire extends 'ownership'
  ? number | string
  : NonNullable<WireAttributes[Wire]> extends number
    ? number
    : string;
type SentAttributes = { [Wire in keyof WireAttributes]-?: z.ZodOptional<z.ZodNullable<z.ZodType<Sendable<Wire>>>> };
const sentValue = ({ value, name }: ListingAttribute) => {
  if (name === 'ownership') return z.union([z.number(), z.string()]);
  return isNumeric(value) ? z.number() : z.string();
};
const attributes = Object.fromEntries(
  ATTRIBUTES.map((attribute) => [attribute.wire, sentValue(attribute).nullish()]),
) as unknown as SentAttributes;

/**
 * What is sent to post or edit a listing, in the wire's words. Only shapes and lengths are checked here; what the values may be is
 * for the decision, so that import, demo data and HTTP are refused with the same words.
 */
export const listingDraft = z.object({
  title: z.string(),
  expected_price: z.number(),
  /** The unit by its name, or by its number in the subtype's set. */
  area: z.object({ value: z.number(), unit: z.union([z.string(), z.number()]) }),
  ...attributes,
  position: z.object({ lat: z.number(), lng: z.number() }),
  locality: z.string().nullish(),
  city: z.string().nullish(),
  project: z.string().nullish(),
  lister: z.string(),
  description: z.string().nullish(),
  amenities: names(AMENITIES.length).nullish(),
  ...flags,
  photos: names(MAX_PHOTOS).nullish(),
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

const OWN_OF = { area: ['value', 'unit'], position: ['lat', 'lng'] } as const;

/**
 * Fields that were sent and mean nothing here. Calls of the specification take them, because what it leaves open other
 * clients may send; the answer names them, so that nobody takes for posted what was not read.
 */
export function listIgnored(sent: unknown): string[] {
  if (typeof sent !== 'object' || sent === null) return [];
  const body = sent as Record<string, unknown>;
  const known = { ...listingPatch.shape, ...listingDraft.shape };
  const top = Object.keys(body).filter((field) => !Object.hasOwn(known, field));
  const inner = Object.entries(OWN_OF).flatMap(([field, own]) =>
    Object.keys((body[field] as object | null | undefined) ?? {})
      .filter((part) => !(own as readonly string[]).includes(part))
      .map((part) => `${field}.${part}`),
  );
  return [...top, ...inner].slice(0, MOST_NAMED);
}
const MOST_NAMED = 50;
