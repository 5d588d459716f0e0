/** `since`: when the feed received them, Unix ms. */
export type DeliveredChange = {
  changes: readonly { partition: number; seq: number }[];
  since: number;
  streams: number;
};

/** Times in ms. */
export type LiveSettings = {
  onDelivered?(told: DeliveredChange): void;
  /** Comments keep proxies from closing a quiet stream. */
  heartbeatMs: number;
  /** Minimum interval of messages that carry only a position. */
  positionMs: number;
  /** Clients reconnect, so that revoked tokens are noticed. */
  lifeMs: number;
  /** Unsent bytes at which a slow client is dropped; it reconnects and resumes. */
  bufferBytes: number;
  /** Messages that may wait for a lookup. */
  waiting: number;
  remembered: number;
  streams: number;
  /** A network may serve many phones. */
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
