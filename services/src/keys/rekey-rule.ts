/**
 * Something that is kept under a key, and how it comes under the current one. Its class stands in its feature's list, and
 * `npm run rekey` goes through all.
 */
export interface RekeyRule {
  /** For the operator, "accounts". */
  readonly what: string;
  /** What becomes of those that are left, once the former secret is no longer accepted. */
  readonly otherwise: string;
  /**
   * Brings at most `limit` under the current key, all of a batch or none. Absent where only those who know what is kept can.
   * @param after where the batch before had come to; '' to begin with, also for whoever begins again
   */
  rekey?(after: string, limit: number): Promise<RekeyBatch>;
  /** How many are still under another key. */
  countLeft(): Promise<number>;
}

/** `after`: where the next batch goes on; undefined at the end. */
export type RekeyBatch = { rekeyed: number; after: string | undefined };
