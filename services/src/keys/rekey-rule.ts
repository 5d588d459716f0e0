/** How one kind of stored value is moved to the current secret. Listed by its feature; `npm run rekey` runs all rules. */
export interface RekeyRule {
  /** Shown to the operator, such as "accounts". */
  readonly what: string;
  /** What happens to the rest when the former secret is removed. */
  readonly otherwise: string;
  /**
   * Rekeys at most `limit` values atomically. Missing if values can only be rekeyed when used.
   * @param after the previous batch's end; '' to start
   */
  rekey?(after: string, limit: number): Promise<RekeyBatch>;
  /** Values still under another key. */
  countLeft(): Promise<number>;
}

/** `after`: where the next batch starts; undefined at the end. */
export type RekeyBatch = { rekeyed: number; after: string | undefined };
