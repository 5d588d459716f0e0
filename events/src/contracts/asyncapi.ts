import { z } from 'zod';
import { PARTITIONS } from '../kernel/partition.ts';
import type { StreamDefinition } from './define-stream.ts';
import { catalogue } from './event.ts';

/** The one topic, and the channel of the document below. */
export const TOPIC = 'naksha.events.v1';

/** The CloudEvents type of an event at one version of its schema. */
export const cloudEventType = (type: string, schema: number): string => `naksha.${type}.v${schema}`;

/**
 * What travels on the log, as an AsyncAPI 3.0 document made from the contracts: one message an event type, at its newest version,
 * as a CloudEvent 1.0 in Kafka's binary mode.
 */
export function asyncApiDocument(definitions: StreamDefinition = catalogue): object {
  const types = Object.keys(definitions).sort();
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Naksha events',
      version: '1',
      description: `Committed events, in order within each of ${PARTITIONS} partitions; a listing's events and its interest's share the listing id as key. Delivery is at least once.`,
    },
    defaultContentType: 'application/json',
    channels: {
      events: {
        address: TOPIC,
        messages: Object.fromEntries(types.map((type) => [type, { $ref: `#/components/messages/${type}` }])),
      },
    },
    operations: { receiveEvents: { action: 'receive', channel: { $ref: '#/channels/events' } } },
    components: {
      messages: Object.fromEntries(types.map((type) => [type, message(type, definitions)])),
      messageTraits: { cloudEvent: { headers: CLOUD_EVENT_HEADERS } },
    },
  };
}

const message = (type: string, definitions: StreamDefinition) => ({
  name: cloudEventType(type, definitions[type].version),
  traits: [{ $ref: '#/components/messageTraits/cloudEvent' }],
  payload: z.toJSONSchema(definitions[type].schema, { io: 'input', unrepresentable: 'any' }),
});

const text = (description: string) => ({ type: 'string', description });
const CLOUD_EVENT_HEADERS = {
  type: 'object',
  required: ['ce_specversion', 'ce_id', 'ce_type', 'ce_source', 'ce_subject', 'ce_time', 'ce_position'],
  properties: {
    ce_specversion: { type: 'string', const: '1.0' },
    ce_id: text('The event id, uuid v7'),
    ce_type: text('naksha.{type}.v{schema version}'),
    ce_source: text('Where it was decided, a URI reference'),
    ce_subject: text('The stream'),
    ce_time: text('When it happened, RFC 3339'),
    ce_position: text('partition:seq in the event table'),
  },
};
