import type { LiveMessage } from '@naksha/events/wire/live';

/** WHATWG HTML, 9.2. JSON has no line breaks, so one data line is enough. Without an id, the previous one stays. */
export const formatServerSentEvent = (id: string | undefined, { event, data }: LiveMessage): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

export const HEARTBEAT = ': still here\n\n';

/** Milliseconds. */
export const RETRY_FIELD = 'retry: 1500\n\n';
