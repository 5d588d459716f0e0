import type { FastifyServerOptions } from 'fastify';

const SECOND = 1_000;

/** From a connection's start, including silent ones. */
export const HEADERS_MS = 10 * SECOND;
/** A whole request with its body: a 15 MB photo takes that long at 50 KB/s. */
export const REQUEST_MS = 300 * SECOND;
/** Any other body: 256 KB take that long at 9 KB/s. */
export const BODY_MS = 30 * SECOND;
/** How often Node checks for late requests, which get 408. */
const LOOK_EVERY_MS = SECOND;
/** No traffic in either direction, such as a client that does not read its response. Streams have a heartbeat. */
const STALLED_MS = 60 * SECOND;
/** Between two requests. Browsers simply reconnect; proxies want to be the first to close, and nginx does so after 60 s. */
const IDLE_MS = { browsers: 10 * SECOND, proxies: 75 * SECOND };

/** How long the rest of an unwanted body is discarded so that the response arrives; then the connection is cut. */
export const UNWANTED_BODY_MS = 2 * SECOND;

/**
 * Limits every state of a connection. Fastify overrides Node's defaults with none for endless requests and for clients that never
 * read. Its `maxRequestsPerSocket` stays unset, because it closes connections in use and answers pipelined requests with 503.
 */
export const chooseConnectionTimeouts = (behindProxy: boolean) =>
  ({
    requestTimeout: REQUEST_MS,
    connectionTimeout: STALLED_MS,
    keepAliveTimeout: behindProxy ? IDLE_MS.proxies : IDLE_MS.browsers,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: LOOK_EVERY_MS },
  }) satisfies FastifyServerOptions & { http: object };
