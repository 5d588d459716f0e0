/**
 * A table of the write side that holds something of people: what of it they are given when they ask for all that is held.
 * Beside the account, each of its columns is named in one of the two lists.
 */
export type HeldTable = {
  table: string;
  told: readonly string[];
  /** By which somebody could sign in or search, or which say nothing of the person. */
  withheld?: readonly string[];
  /** Which rows are of the account, `$1`, in SQL; without it those that have it in their column `account`. */
  rows?: string;
};
