import { z } from 'zod';
import type { OpenColumn, OpenRow } from '../open-data/open-table.ts';
import { OPEN_EVENT_TYPES, OPEN_TABLES } from '../open-data/open-tables.ts';

/** Listings appear in the feed when they are verified. */
export const PUBLIC_EVENT_TYPES = OPEN_EVENT_TYPES.filter((type) => type !== 'ListingPosted');
export type PublicEventType = (typeof PUBLIC_EVENT_TYPES)[number];

/** Raised when a field is removed or changes its meaning. */
export const PUBLIC_EVENT_VERSION = 1;

/** Not the log's type: its events have other data. */
export const formatPublicCloudEventType = (type: PublicEventType): string =>
  `naksha.public.${type}.v${PUBLIC_EVENT_VERSION}`;

/** Other columns are CloudEvents attributes or private. */
const FIELDS = [
  ...(['number', 'state', 'demo', 'property_type', 'subtype', 'lat', 'lng', 'city', 'locality', 'project'] as const),
  ...(['area_sqft', 'bedrooms', 'price', 'price_before', 'checks'] as const),
];
export type PublicEventData = Pick<OpenRow<typeof OPEN_TABLES.events>, (typeof FIELDS)[number]>;

export const pickPublicFields = (row: PublicEventData): PublicEventData =>
  Object.fromEntries(FIELDS.map((name) => [name, row[name]])) as PublicEventData;

const SHAPES: Record<OpenColumn['type'], () => z.ZodType> = {
  text: () => z.string(),
  integer: () => z.int(),
  number: () => z.number(),
  flag: () => z.boolean(),
  day: () => z.iso.date(),
  time: () => z.iso.datetime(),
};

/** Without its list of values, which may grow. */
function toShape({ type, nullable, about, values }: OpenColumn): z.ZodType {
  const known = values ? `: ${values.join(', ')}` : '';
  const shape = SHAPES[type]();
  return (nullable ? shape.nullable() : shape).meta({ description: `${about}${known}` });
}

export const publicEventData = z.object(
  Object.fromEntries(FIELDS.map((name) => [name, toShape(OPEN_TABLES.events.columns[name])])),
);

/** CloudEvents 1.0 in JSON, one per line. */
export const publicEvent = z.object({
  specversion: z.literal('1.0'),
  id: z.string().meta({
    description: 'Listing and log position of the event; the same for each delivery',
    examples: ['1h2k3m4n5p6.2071'],
  }),
  source: z.string().meta({
    description: 'Source event table: urn:uuid:{id}',
    examples: ['urn:uuid:0190c0de-0000-7000-8000-000000000001'],
  }),
  type: z.string().meta({
    description: `naksha.public.{event}.v${PUBLIC_EVENT_VERSION}: ${PUBLIC_EVENT_TYPES.join(', ')}`,
    examples: [formatPublicCloudEventType('ListingVerified')],
  }),
  subject: z
    .string()
    .meta({ description: 'Listing id, as at the end of its page’s address', examples: ['1h2k3m4n5p6'] }),
  time: z.iso.datetime().meta({
    description: 'Time, to the minute; for events that remove a home only the day',
    examples: ['2026-11-21T06:12:00.000Z'],
  }),
  datacontenttype: z.literal('application/json'),
  data: publicEventData,
});
export type PublicEvent = Omit<z.output<typeof publicEvent>, 'data'> & { data: PublicEventData };
