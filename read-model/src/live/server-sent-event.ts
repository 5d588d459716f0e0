import type { LiveMessage } from '@naksha/events/wire/live';

/**
 * A text/event-stream event (WHATWG HTML, 9.2). JSON has no line breaks, so one data line is enough.
 * @param id the position to resume from; without one, the previous id stays
 */
export const printEvent = (id: string | undefined, { event, data }: LiveMessage): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

export const HEARTBEAT = ': still here\n\n';

/** Reconnection delay in ms. */
export const RETRY = 'retry: 1500\n\n';
