/** Whether it passes by itself: surely, which is tried for ever; perhaps, which is tried for a while; or never. */
export type Outlook = 'passes' | 'may-pass' | 'stays';

/** Why a membership in a consumer group ended. */
export class KafkaCrash extends Error {
  readonly outlook: Outlook;

  constructor(cause: KafkaError) {
    super(`the Kafka consumer crashed: ${cause.message}`, { cause });
    this.name = 'KafkaCrash';
    this.outlook = judge(cause);
  }
}

type KafkaError = Error & { retriable?: boolean; cause?: unknown };

/**
 * Errors that kafkajs gives up on at once though time may mend them. A group's coordinator is not found for a moment after a
 * broker's start, and for good where one may not ask for it: kafkajs drops what the brokers answered.
 */
const DOUBTFUL = new Set(['KafkaJSGroupCoordinatorNotFound', 'KafkaJSTimeout', 'KafkaJSLockTimeout']);

/** As kafkajs judges, but for the doubtful: what it gave up trying passes, and what says of itself that it may. */
function judge(error: KafkaError): Outlook {
  if (error.name === 'KafkaJSNumberOfRetriesExceeded') return 'passes';
  if (DOUBTFUL.has(error.name)) return 'may-pass';
  if (error.cause instanceof Error) return judge(error.cause);
  return error.retriable === true ? 'passes' : 'stays';
}
