/** What became of an action that waited for a connection. */
export type QueuedOutcome = 'sent' | 'refused';

/** Told to every open page; `queued`: it waits for a connection. */
export type QueueNews = { type: 'naksha.queue'; news: QueuedOutcome | 'queued' };
