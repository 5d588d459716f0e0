/** `npm run rekey` runs all rules. */
export interface RekeyRule {
  /** Shown to the operator, such as "accounts". */
  readonly what: string;
  /** What happens to the rest when the former secret is removed. */
  readonly otherwise: string;
  /**
   * Atomic; missing if values can only be rekeyed when used.
   * @param after the previous batch's end; '' to start
   */
  rekey?(after: string, limit: number): Promise<RekeyBatch>;
  countLeft(): Promise<number>;
}

/** `after`: undefined at the end. */
export type RekeyBatch = { rekeyed: number; after: string | undefined };
