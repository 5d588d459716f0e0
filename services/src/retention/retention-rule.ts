/** Data that a feature keeps for a limited time. */
export interface RetentionRule {
  /** Deletes at most `limit` rows expired at `now`. @returns how many rows were examined; `limit` means there may be more */
  deleteExpired(now: Date, limit: number): Promise<number>;
}
