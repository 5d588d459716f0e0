/** Listed in docs/limits.md. */
export type Limit = {
  what: string;
  most: string;
  /** Per whom, and where it is stored. */
  counted: string;
  answered: string;
  /** Relative to the repository's root. */
  kept: string;
};
