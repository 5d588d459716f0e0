import type { RecordedEvent } from '../contracts/event.ts';

export const sampleRecordedEvent = (changes: Partial<RecordedEvent>): RecordedEvent => ({
  partition: 0,
  seq: 1,
  id: '0190c0de-0000-7000-8000-0000000000aa',
  stream: 'listing-01jc8e4k2m3',
  version: 1,
  type: 'ListingPriceChanged',
  schema: 1,
  data: { from: 2, to: 1 },
  actor: 'system',
  correlationId: 'correlation',
  causationId: 'causation',
  occurredAt: '2026-11-21T06:00:00.000Z',
  ...changes,
});
