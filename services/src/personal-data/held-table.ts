/** Every column besides the account is either in the export or withheld. */
export type HeldTable = {
  table: string;
  told: readonly string[];
  /** Usable for signing in or searching, or not about the person. */
  withheld?: readonly string[];
  /** SQL condition for the rows of account `$1`; by default `account = $1`. */
  rows?: string;
};
