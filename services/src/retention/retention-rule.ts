export interface RetentionRule {
  /** Returns how many rows were examined; `limit` means there may be more. */
  deleteExpired(now: Date, limit: number): Promise<number>;
}
