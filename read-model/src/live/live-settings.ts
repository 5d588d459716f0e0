/** A delivered change: its documents' last events, and when the feed received them, in Unix ms. */
export type LiveTold = { changes: readonly { partition: number; seq: number }[]; since: number; streams: number };

/** Settings of the live stream; times in ms. */
export type LiveSettings = {
  /** Called after a change was sent. */
  onTold?(told: LiveTold): void;
  /** Interval of comments that keep proxies from closing a quiet stream. */
  heartbeatMs: number;
  /** Minimum interval of messages that carry only a position. */
  positionMs: number;
  /** Maximum life of a stream. Clients reconnect, so that revoked tokens are noticed and places are freed. */
  lifeMs: number;
  /** Unsent bytes at which a slow client is dropped; it reconnects and resumes. */
  bufferBytes: number;
  /** Messages that may wait for a name to be looked up. */
  waiting: number;
  /** Changes remembered for returning clients. */
  remembered: number;
  /** Streams per process. */
  streams: number;
  /** Streams per network, which may serve many phones. */
  streamsPerNetwork: number;
};

export const LIVE_SETTINGS = Symbol('LiveSettings');

export const DEFAULT_LIVE_SETTINGS: LiveSettings = {
  heartbeatMs: 15_000,
  positionMs: 1000,
  lifeMs: 10 * 60_000,
  bufferBytes: 256 * 1024,
  waiting: 1000,
  remembered: 2000,
  streams: 8_000,
  streamsPerNetwork: 100,
};
