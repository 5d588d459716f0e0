/** Times in ms. */
export const FEED_LIMITS = {
  /** Per partner and process. */
  requestsAMinute: 60,
  streamsOfPartner: 4,
  /** Per process. */
  streams: 100,
  /** A page ends after this time, with a cursor to continue. */
  pageMs: 1000,
  heartbeatMs: 15_000,
  /** Its token is checked again when the reader reconnects. */
  lifeMs: 10 * 60_000,
} as const;
