/** Result of a queued command. */
export type QueuedOutcome = 'sent' | 'refused';

/** Sent to every open page; `queued`: waiting for a connection. `position`: of the response. */
export type QueueNews = { type: 'naksha.queue'; news: QueuedOutcome | 'queued'; position?: unknown };
