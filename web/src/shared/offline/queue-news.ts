/** What became of an action that waited for a connection. */
export type QueuedOutcome = 'sent' | 'refused';

/** Told to every open page; `queued`: it waits for a connection. `position`: where what was sent stands in the log, as answered. */
export type QueueNews = { type: 'naksha.queue'; news: QueuedOutcome | 'queued'; position?: unknown };
