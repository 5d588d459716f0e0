import { z } from 'zod';
import { PARTITIONS } from '../kernel/partition.ts';
import type { StreamDefinition } from './define-stream.ts';
import { catalogue } from './event.ts';
import { formatPublicCloudEventType, PUBLIC_EVENT_TYPES, publicEvent } from './public-events/public-event.ts';

export const TOPIC = 'naksha.events.v1';

export const PUBLIC_EVENTS = '/api/events';

export const formatCloudEventType = (type: string, schema: number): string => `naksha.${type}.v${schema}`;

/** Log events as CloudEvents in Kafka's binary mode, public events over HTTP as JSON CloudEvents. */
export function buildAsyncApiDocument(definitions: StreamDefinition = catalogue): object {
  const types = Object.keys(definitions).sort();
  return {
    asyncapi: '3.1.0',
    info: {
      title: 'Naksha events',
      version: '1',
      description: `Committed events, in order within each of ${PARTITIONS} partitions. Events of a listing and of interest in it have the listing id as key. Delivery is at least once.`,
    },
    defaultContentType: 'application/json',
    channels: {
      events: {
        address: TOPIC,
        bindings: { kafka: { partitions: PARTITIONS, bindingVersion: '0.5.0' } },
        messages: referTo(types),
      },
      publicEvents: {
        address: PUBLIC_EVENTS,
        description: 'Public listing events for partners with a token, as NDJSON or as a stream of Server-Sent Events',
        messages: referTo(PUBLIC_EVENT_TYPES.map(nameOfPublic)),
      },
    },
    operations: {
      receiveEvents: { action: 'receive', channel: { $ref: '#/channels/events' } },
      receivePublicEvents: {
        action: 'receive',
        channel: { $ref: '#/channels/publicEvents' },
        bindings: { http: { method: 'GET', bindingVersion: '0.3.0' } },
      },
    },
    components: {
      messages: {
        ...Object.fromEntries(types.map((type) => [type, message(type, definitions)])),
        ...Object.fromEntries(PUBLIC_EVENT_TYPES.map((type) => [nameOfPublic(type), publicMessage(type)])),
      },
      messageTraits: { cloudEvent: { headers: CLOUD_EVENT_HEADERS, bindings: KEY_BINDING } },
    },
  };
}

/** Public names would otherwise collide with the log's. */
export const PUBLIC_MESSAGE = 'public.';
const nameOfPublic = (type: string): string => `${PUBLIC_MESSAGE}${type}`;

const referTo = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }]));

/** AsyncAPI uses JSON Schema draft 7. */
const toSchema = (schema: z.ZodType) => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-07', io: 'input', unrepresentable: 'any' });
  return rest;
};

const message = (type: string, definitions: StreamDefinition) => ({
  name: formatCloudEventType(type, definitions[type].version),
  traits: [{ $ref: '#/components/messageTraits/cloudEvent' }],
  payload: toSchema(definitions[type].schema),
});

const publicMessage = (type: (typeof PUBLIC_EVENT_TYPES)[number]) => ({
  name: formatPublicCloudEventType(type),
  contentType: 'application/cloudevents+json',
  payload: toSchema(publicEvent.extend({ type: z.literal(formatPublicCloudEventType(type)) })),
});

const text = (description: string) => ({ type: 'string', description });
const header = {
  'content-type': { type: 'string', const: 'application/json' },
  ce_specversion: { type: 'string', const: '1.0' },
  ce_id: text('The event id, uuid v7'),
  ce_type: text('naksha.{type}.v{schema version}'),
  ce_source: text('Source event table: urn:uuid:{id}'),
  ce_subject: text('The stream'),
  ce_time: text('Time of the event, RFC 3339'),
  ce_position: text('partition:seq in the event table'),
  ce_version: text('Position in the stream, from 1'),
  ce_actor: text('Originator: account:{opaque id} or system'),
  ce_correlation: text('Correlation id of the request; if the request was traced, the W3C traceparent of the append'),
  ce_causation: text('Id of the command that caused the event'),
};
const CLOUD_EVENT_HEADERS = { type: 'object', required: Object.keys(header), properties: header };
const KEY_BINDING = {
  kafka: { key: text('Ordering key, such as the id of the listing'), bindingVersion: '0.5.0' },
};
