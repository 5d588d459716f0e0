/** A limit that users can reach, as listed in docs/limits.md. The values come from the code that enforces it. */
export type Limit = {
  what: string;
  most: string;
  /** Per whom, and where the count is stored. */
  counted: string;
  /** The response when the limit is exceeded. */
  answered: string;
  /** The file that enforces it, relative to the repository's root. */
  kept: string;
};
