/** How the live stream behaves; times in milliseconds. */
export type LiveSettings = {
  /** A comment that often keeps proxies from closing a quiet stream. */
  heartbeatMs: number;
  /** Positions that nothing else carried are said at most this often. */
  positionMs: number;
  /** A signed-in stream ends after so long, so that its token is looked at again: one that was revoked gets no further leads. */
  signedInLifeMs: number;
  /** Unsent bytes at which a reader counts as too slow and is dropped; it comes back and resumes. */
  bufferBytes: number;
  /** Messages a reader may have waiting for a name to be looked up. */
  waiting: number;
  /** Changes that are remembered for readers who come back. */
  remembered: number;
  /** Streams of one process. */
  streams: number;
};

export const LIVE_SETTINGS = Symbol('LiveSettings');

export const DEFAULT_LIVE_SETTINGS: LiveSettings = {
  heartbeatMs: 15_000,
  positionMs: 1000,
  signedInLifeMs: 10 * 60_000,
  bufferBytes: 256 * 1024,
  waiting: 1000,
  remembered: 2000,
  streams: 10_000,
};
