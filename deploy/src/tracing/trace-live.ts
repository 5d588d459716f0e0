import type { EventReader } from '@naksha/events/event-store';
import { recordSpanOfRemoteParent, SpanKind } from '@naksha/events/tracing';
import type { DeliveredChange } from '@naksha/read-model';

/** Of a bulk change, such as an import, a few spans show how long it took. */
const MOST = 20;

/** Documents do not contain trace IDs, so that they are reproducible: the event table provides them. */
export const createLiveMessageTracer =
  (reader: Pick<EventReader, 'readPartition'>, onError: (error: unknown) => void) =>
  ({ changes, since, streams }: DeliveredChange): void => {
    const until = Date.now();
    const record = async () => {
      for (const { partition, seq } of changes.slice(0, MOST)) {
        const [event] = await reader.readPartition(partition, seq - 1, 1);
        if (!event) continue;
        const attributes = { 'naksha.event.type': event.type, 'naksha.live.streams': streams };
        recordSpanOfRemoteParent(
          'live message',
          event.correlationId,
          { kind: SpanKind.PRODUCER, startTime: since, attributes },
          until,
        );
      }
    };
    record().catch(onError);
  };
