export type QueuedOutcome = 'sent' | 'refused';

/** Sent to every open page; `queued`: waiting for a connection. */
export type QueueNews = { type: 'naksha.queue'; news: QueuedOutcome | 'queued'; position?: unknown };
