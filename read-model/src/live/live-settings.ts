/** What open streams were told of: the last events of the documents that changed, and when the feed brought them, in Unix milliseconds. */
export type LiveTold = { changes: readonly { partition: number; seq: number }[]; since: number; streams: number };

/** How the live stream behaves; times in milliseconds. */
export type LiveSettings = {
  /** Called once open streams have been told of a change. */
  onTold?(told: LiveTold): void;
  /** A comment that often keeps proxies from closing a quiet stream. */
  heartbeatMs: number;
  /** Positions that nothing else carried are said at most this often. */
  positionMs: number;
  /**
   * A stream ends after so long at most: its token is looked at again, one that was revoked gets no further leads, and its
   * place is free for others. Its reader comes back.
   */
  lifeMs: number;
  /** Unsent bytes at which a reader counts as too slow and is dropped; it comes back and resumes. */
  bufferBytes: number;
  /** Messages a reader may have waiting for a name to be looked up. */
  waiting: number;
  /** Changes that are remembered for readers who come back. */
  remembered: number;
  /** Streams of one process. */
  streams: number;
  /** And of one network in it; many phones may stand behind one address. */
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
