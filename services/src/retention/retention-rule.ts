/** What a feature keeps for a while only. */
export interface RetentionRule {
  /** Deletes at most `limit` rows that have ended by `now`. @returns how many it looked at: as many as `limit`, and there may be more */
  deleteExpired(now: Date, limit: number): Promise<number>;
}
