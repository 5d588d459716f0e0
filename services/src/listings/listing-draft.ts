import {
  AMENITIES,
  AREA_UNITS,
  ATTRIBUTES,
  type AttributeValueDefinition,
  isNumericAttribute,
  LISTER_TYPES,
  type ListingAttribute,
  MAX_PHOTOS,
  PROPERTY_TYPES,
  ROOM_FLAGS,
  SUBTYPES,
  type WireAttributes,
} from '@naksha/events/kernel';
import { z } from 'zod';
import { MAX_DESCRIPTION } from './description.ts';

const flag = z.boolean().optional();
const names = (max: number) => z.array(z.string()).max(max, `must have at most ${max} entries`);
/** `rooms` is also accepted as a list of names. */
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

/** Ownership is sent as a number or label. */
type Sendable<Wire extends keyof WireAttributes> = Wire extends 'ownership'
  ? number | string
  : NonNullable<WireAttributes[Wire]> extends number
    ? number
    : string;
type SentAttributes = { [Wire in keyof WireAttributes]-?: z.ZodOptional<z.ZodNullable<z.ZodType<Sendable<Wire>>>> };
const sentValue = ({ value, name }: ListingAttribute) => {
  if (name === 'ownership') return z.union([z.number(), z.string()]);
  const bounds = describeBounds(value);
  return isNumericAttribute(value) ? z.number().meta(bounds) : z.string().meta(bounds);
};
/** As JSON Schema. */
function describeBounds(value: AttributeValueDefinition): Record<string, unknown> {
  switch (value.type) {
    case 'choice':
      return { enum: value.options };
    case 'count':
      return { type: 'integer', minimum: Math.min(...value.options), maximum: Math.max(...value.options) };
    case 'number':
      return { type: 'integer', minimum: value.min, maximum: value.max };
    case 'readyFrom':
      return { pattern: '^(ready|20[2-4]\\d-(0[1-9]|1[0-2]))$' };
    case 'text':
      return { maxLength: value.maxLetters };
  }
}
const attributes = Object.fromEntries(
  ATTRIBUTES.map((attribute) => [attribute.wire, sentValue(attribute).nullish()]),
) as unknown as SentAttributes;

/**
 * Checks shapes and lengths only. Values are checked by the decision, so that import, demo data and HTTP give the
 * same errors. Bounds are for OpenAPI.
 */
export const listingDraft = z.object({
  title: z.string().meta({ minLength: 3, maxLength: 120 }),
  expected_price: z.number().meta({ type: 'integer', minimum: 1, maximum: 999_999_999 }),
  /** By name, or by its number in the kind's list. */
  area: z.object({
    value: z.number().meta({ exclusiveMinimum: 0 }),
    unit: z.union([z.string().meta({ enum: AREA_UNITS }), z.number()]),
  }),
  ...attributes,
  position: z.object({
    lat: z.number().meta({ minimum: -90, maximum: 90 }),
    lng: z.number().meta({ minimum: -180, maximum: 180 }),
  }),
  locality: z.string().meta({ maxLength: 80 }).nullish(),
  city: z.string().meta({ maxLength: 60 }).nullish(),
  project: z.string().meta({ maxLength: 80 }).nullish(),
  lister: z.string().meta({ enum: LISTER_TYPES }),
  description: z.string().meta({ maxLength: MAX_DESCRIPTION }).nullish(),
  amenities: names(AMENITIES.length).nullish(),
  ...flags,
  photos: names(MAX_PHOTOS).nullish(),
  cover: z.string().meta({ format: 'uuid' }).nullish(),
  external_id: z.string().meta({ minLength: 1, maxLength: 100 }).nullish(),
});
type Sent = z.output<typeof listingDraft>;
export type ListingDraft = Sent & { property_type: string; property_subtype: string };

/** Null removes an optional value. Lister and external id cannot change. */
export const listingPatch = listingDraft
  .omit({ lister: true, external_id: true })
  .partial()
  .extend({
    property_type: z.string().meta({ enum: PROPERTY_TYPES }).optional(),
    property_subtype: z.string().meta({ enum: SUBTYPES }).optional(),
  });
export type ListingPatch = z.output<typeof listingPatch>;

const NESTED_FIELDS = { area: ['value', 'unit'], position: ['lat', 'lng'] } as const;

/** The specification's calls accept unknown fields, and the response lists them. */
export function listUnknownFields(sent: unknown): string[] {
  if (typeof sent !== 'object' || sent === null) return [];
  const body = sent as Record<string, unknown>;
  const known = { ...listingPatch.shape, ...listingDraft.shape };
  const top = Object.keys(body).filter((field) => !Object.hasOwn(known, field));
  const inner = Object.entries(NESTED_FIELDS).flatMap(([field, own]) =>
    Object.keys((body[field] as object | null | undefined) ?? {})
      .filter((part) => !(own as readonly string[]).includes(part))
      .map((part) => `${field}.${part}`),
  );
  return [...top, ...inner].slice(0, MAX_LISTED_FIELDS);
}
const MAX_LISTED_FIELDS = 50;
