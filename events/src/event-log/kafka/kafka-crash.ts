/** `transient` is retried without limit, `uncertain` for a while, `permanent` not at all. */
export type Recovery = 'transient' | 'uncertain' | 'permanent';

/** The reason why a consumer left its group. */
export class KafkaCrash extends Error {
  readonly recovery: Recovery;

  constructor(cause: KafkaError) {
    super(`the Kafka consumer crashed: ${cause.message}`, { cause });
    this.name = 'KafkaCrash';
    this.recovery = classify(cause);
  }
}

type KafkaError = Error & { retriable?: boolean; cause?: unknown };

/**
 * Errors that kafkajs does not retry although they may be transient. A coordinator is not found just after a broker starts, but
 * also when access is denied: kafkajs hides the broker's answer.
 */
const UNCERTAIN = new Set(['KafkaJSGroupCoordinatorNotFound', 'KafkaJSTimeout', 'KafkaJSLockTimeout']);

/** Follows kafkajs except for `UNCERTAIN`; an error whose retries ran out counts as transient. */
function classify(error: KafkaError): Recovery {
  if (error.name === 'KafkaJSNumberOfRetriesExceeded') return 'transient';
  if (UNCERTAIN.has(error.name)) return 'uncertain';
  if (error.cause instanceof Error) return classify(error.cause);
  return error.retriable === true ? 'transient' : 'permanent';
}
