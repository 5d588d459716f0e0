import { describe } from 'vitest';
import { eventLogContract } from '../../testing/event-log-contract.ts';

import { KafkaEventLog } from './kafka-event-log.ts';
import { KafkaBed } from './testing/kafka-bed.ts';

describe('D-10 through Kafka, under good and bad delivery', () => {
  eventLogContract('KafkaEventLog', async () => {
    const bed = await KafkaBed.open();
    await bed.relay();
    const log = new KafkaEventLog({ ...bed.options, batchSize: 7, retryMs: [1, 2, 5] });
    return { log, store: bed.store, close: () => bed.close() };
  });
});
