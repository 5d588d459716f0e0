import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../../contracts/event.ts';
import { sampleRecordedEvent } from '../../testing/recorded-sample.ts';
import { ForeignMessage, type OutgoingMessage, parseKafkaMessage, toKafkaMessage } from './cloud-events.ts';

const SOURCE = 'urn:uuid:0190c0de-0000-7000-8000-000000000001';
const text = fc.string({ unit: 'grapheme', minLength: 1 });
const place = fc.integer({ min: 1, max: 1e9 });

const events: fc.Arbitrary<RecordedEvent> = fc.record({
  partition: fc.integer({ min: 0, max: 15 }),
  seq: fc.integer({ min: 1, max: 1e14 }),
  id: fc.uuid({ version: 7 }),
  stream: text,
  version: place,
  type: fc.stringMatching(/^[A-Z][A-Za-z]{0,20}$/),
  schema: fc.integer({ min: 1, max: 99 }),
  data: fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value))),
  actor: fc.oneof(
    fc.constant('system' as const),
    fc.uuid().map((id) => `account:${id}` as const),
  ),
  correlationId: text,
  causationId: text,
  occurredAt: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
});

const delivered = ({ value, headers }: OutgoingMessage) => ({
  value: Buffer.from(value),
  headers: Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, Buffer.from(text)])),
});

describe('an event as a CloudEvent', () => {
  it('D-68 is unchanged after a round trip', () => {
    fc.assert(
      fc.property(events, (event) => {
        expect(parseKafkaMessage(delivered(toKafkaMessage(event, SOURCE)), event.partition, SOURCE)).toEqual(event);
      }),
    );
  });

  it('D-68 is in binary mode: attributes and extensions are headers, and the value is only the data', () => {
    const event = sampleRecordedEvent({ partition: 3, seq: 41 });
    expect(toKafkaMessage(event, SOURCE)).toEqual({
      partition: 3,
      key: '01jc8e4k2m3',
      value: '{"from":2,"to":1}',
      headers: {
        'content-type': 'application/json',
        ce_specversion: '1.0',
        ce_id: event.id,
        ce_type: 'naksha.ListingPriceChanged.v1',
        ce_source: SOURCE,
        ce_subject: 'listing-01jc8e4k2m3',
        ce_time: '2026-11-21T06:00:00.000Z',
        ce_position: '3:41',
        ce_version: '1',
        ce_actor: 'system',
        ce_correlation: 'correlation',
        ce_causation: 'causation',
      },
    });
    // The standard: lower-case letters and digits.
    for (const name of Object.keys(toKafkaMessage(event, SOURCE).headers))
      expect(name).toMatch(/^(content-type|ce_[a-z0-9]{1,20})$/);
  });
});

describe('a foreign message', () => {
  const ours = delivered(toKafkaMessage(sampleRecordedEvent({}), SOURCE));
  const changed = (headers: Record<string, Buffer | string[] | undefined>) => ({
    ...ours,
    headers: { ...ours.headers, ...headers },
  });
  it.each([
    ['has no headers', { value: ours.value }, 'header ce_source is missing or repeated'],
    [
      'is of another event table',
      changed({ ce_source: Buffer.from('urn:uuid:another') }),
      'ce_source is urn:uuid:another',
    ],
    ['is in another partition', changed({ ce_position: Buffer.from('1:1') }), 'ce_position is 1:1'],
    ['has no position', changed({ ce_position: Buffer.from('first') }), 'ce_position is first'],
    ['has another specification version', changed({ ce_specversion: Buffer.from('2.0') }), 'ce_specversion is not 1.0'],
    ['is of a foreign type', changed({ ce_type: Buffer.from('com.example.v1') }), 'ce_type is com.example.v1'],
    ['has a repeated header', changed({ ce_id: ['a', 'b'] }), 'header ce_id is missing or repeated'],
    ['lacks a required attribute', changed({ ce_actor: undefined }), 'header ce_actor is missing or repeated'],
    ['is not JSON', { ...ours, value: Buffer.from('{') }, 'not JSON'],
    ['is empty', { ...ours, value: null }, 'not JSON'],
  ])('is rejected if it %s', (_, message, reason) => {
    expect(() => parseKafkaMessage(message, 0, SOURCE)).toThrow(ForeignMessage);
    expect(() => parseKafkaMessage(message, 0, SOURCE)).toThrow(reason);
  });
});
