/** `transient` is retried without limit, `uncertain` for a while, `permanent` not at all. */
export type Recovery = 'transient' | 'uncertain' | 'permanent';

export class KafkaCrash extends Error {
  readonly recovery: Recovery;

  constructor(cause: KafkaError) {
    super(`Kafka consumer crashed: ${cause.message}`, { cause });
    this.name = 'KafkaCrash';
    this.recovery = classify(cause);
  }
}

type KafkaError = Error & { retriable?: boolean; cause?: unknown };

/**
 * Errors that kafkajs does not retry although they may be transient. A missing coordinator may also mean that access
 * is denied.
 */
const UNCERTAIN = new Set(['KafkaJSGroupCoordinatorNotFound', 'KafkaJSTimeout', 'KafkaJSLockTimeout']);

/** An error whose retries ran out counts as transient. */
function classify(error: KafkaError): Recovery {
  if (error.name === 'KafkaJSNumberOfRetriesExceeded') return 'transient';
  if (UNCERTAIN.has(error.name)) return 'uncertain';
  if (error.cause instanceof Error) return classify(error.cause);
  return error.retriable === true ? 'transient' : 'permanent';
}
