/** How the feed of partners behaves; times in milliseconds. */
export const FEED_LIMITS = {
  /** Of one partner, by this process. */
  requestsAMinute: 60,
  streamsOfPartner: 4,
  /** Of all partners together, in this process. */
  streams: 100,
  /** A page ends, and leads on, once it has taken so long. */
  pageMs: 1000,
  heartbeatMs: 15_000,
  /** A stream ends after so long: its token is looked up again, and its reader comes back. */
  lifeMs: 10 * 60_000,
} as const;
