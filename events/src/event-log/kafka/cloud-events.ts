import { formatCloudEventType } from '../../contracts/asyncapi.ts';
import type { Actor, RecordedEvent } from '../../contracts/event.ts';
import { formatPositionToken, parsePositionToken } from '../../kernel/position.ts';
import { toOrderingKey } from '../../kernel/stream-names.ts';

/** CloudEvents 1.0 in Kafka's binary mode. */
export type OutgoingMessage = { partition: number; key: string; value: string; headers: Record<string, string> };

type Header = Buffer | string | (Buffer | string)[] | undefined;
/** May come from any producer. */
export type IncomingMessage = { value: Buffer | null; headers?: Record<string, Header> };

/** Other fields become extensions, whose names must be lower-case letters. */
export const toKafkaMessage = (event: RecordedEvent, source: string): OutgoingMessage => ({
  partition: event.partition,
  key: toOrderingKey(event.stream),
  value: JSON.stringify(event.data),
  headers: {
    'content-type': 'application/json',
    ce_specversion: '1.0',
    ce_id: event.id,
    ce_type: formatCloudEventType(event.type, event.schema),
    ce_source: source,
    ce_subject: event.stream,
    ce_time: event.occurredAt,
    ce_position: formatPositionToken(event.partition, event.seq),
    ce_version: String(event.version),
    ce_actor: event.actor,
    ce_correlation: event.correlationId,
    ce_causation: event.causationId,
  },
});

/** Readers skip it: the event table is the source of truth. */
export class ForeignMessage extends Error {
  constructor(reason: string) {
    super(`Kafka message skipped, because it is not an event of this event table: ${reason}`);
    this.name = 'ForeignMessage';
  }
}

/** Without parsing the whole message. */
export function parseKafkaMessageSeq({ headers = {} }: IncomingMessage, partition: number, source: string): number {
  const from = text(headers, 'ce_source');
  if (from !== source) throw new ForeignMessage(`ce_source is ${from}`);
  const position = parsePositionToken(text(headers, 'ce_position'));
  if (position?.partition !== partition) throw new ForeignMessage(`ce_position is ${text(headers, 'ce_position')}`);
  return position.seq;
}

export function parseKafkaMessage(message: IncomingMessage, partition: number, source: string): RecordedEvent {
  const seq = parseKafkaMessageSeq(message, partition, source);
  const { headers = {}, value } = message;
  if (text(headers, 'ce_specversion') !== '1.0') throw new ForeignMessage('ce_specversion is not 1.0');
  const type = /^naksha\.(.+)\.v(\d{1,9})$/.exec(text(headers, 'ce_type'));
  if (!type) throw new ForeignMessage(`ce_type is ${text(headers, 'ce_type')}`);
  return {
    partition,
    seq,
    id: text(headers, 'ce_id'),
    stream: text(headers, 'ce_subject'),
    version: Number(text(headers, 'ce_version')),
    type: type[1],
    schema: Number(type[2]),
    data: json(value),
    actor: text(headers, 'ce_actor') as Actor,
    correlationId: text(headers, 'ce_correlation'),
    causationId: text(headers, 'ce_causation'),
    occurredAt: text(headers, 'ce_time'),
  };
}

function text(headers: Record<string, Header>, name: string): string {
  const value = headers[name];
  if (value === undefined || Array.isArray(value)) throw new ForeignMessage(`header ${name} is missing or repeated`);
  return value.toString();
}

function json(value: Buffer | null): unknown {
  try {
    return JSON.parse(value?.toString() ?? '');
  } catch {
    throw new ForeignMessage('the data is not JSON');
  }
}
