import type { LiveMessage } from '@naksha/events/wire/live';

/**
 * One event of a text/event-stream (WHATWG HTML, 9.2). JSON has no raw line breaks, so one data line does.
 * @param id where a reader who is cut off after it comes back to; without one, to where it was
 */
export const printEvent = (id: string | undefined, { event, data }: LiveMessage): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

export const HEARTBEAT = ': still here\n\n';

/** How long a client waits before it comes back, in milliseconds. */
export const RETRY = 'retry: 1500\n\n';
