import { z } from 'zod';
import type { OpenColumn, OpenRow } from '../open-data/open-table.ts';
import { OPEN_EVENT_TYPES, OPEN_TABLES } from '../open-data/open-tables.ts';

/**
 * Events of the partner feed: public changes of listings that were verified at least once. Postings are excluded, because a listing
 * appears in the feed when it is verified.
 */
export const PUBLIC_EVENT_TYPES = OPEN_EVENT_TYPES.filter((type) => type !== 'ListingPosted');
export type PublicEventType = (typeof PUBLIC_EVENT_TYPES)[number];

/** Raised where a field goes away or says something else; a new field raises nothing. */
export const PUBLIC_EVENT_VERSION = 1;

/** The CloudEvents type. Not that of the log, whose events of the same name say more. */
export const publicEventType = (type: PublicEventType): string => `naksha.public.${type}.v${PUBLIC_EVENT_VERSION}`;

/** The fields of its data, columns of the open data's table `events`; the rest are attributes of CloudEvents, or nobody's business. */
const FIELDS = [
  ...(['number', 'state', 'demo', 'property_type', 'subtype', 'lat', 'lng', 'city', 'locality', 'project'] as const),
  ...(['area_sqft', 'bedrooms', 'price', 'price_before', 'checks'] as const),
];
export type PublicEventData = Pick<OpenRow<typeof OPEN_TABLES.events>, (typeof FIELDS)[number]>;

/** A row of the open data in the partner feed's format. */
export const toPublicData = (row: PublicEventData): PublicEventData =>
  Object.fromEntries(FIELDS.map((name) => [name, row[name]])) as PublicEventData;

const SHAPES: Record<OpenColumn['type'], () => z.ZodType> = {
  text: () => z.string(),
  integer: () => z.int(),
  number: () => z.number(),
  flag: () => z.boolean(),
  day: () => z.iso.date(),
  time: () => z.iso.datetime(),
};

/** The type without its list of values, which may grow. */
function toShape({ type, nullable, about, values }: OpenColumn): z.ZodType {
  const known = values ? `: ${values.join(', ')}` : '';
  const shape = SHAPES[type]();
  return (nullable ? shape.nullable() : shape).meta({ description: `${about}${known}` });
}

export const publicEventData = z.object(
  Object.fromEntries(FIELDS.map((name) => [name, toShape(OPEN_TABLES.events.columns[name])])),
);

/** A line of `GET /api/events`: CloudEvents 1.0 in JSON. */
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
    examples: [publicEventType('ListingVerified')],
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
