/** A limit that somebody can reach, as docs/limits.md tells it. The figures come from the code that keeps it. */
export type Limit = {
  what: string;
  most: string;
  /** Of whom, and where the count stands. */
  counted: string;
  /** What whoever goes over it is told. */
  answered: string;
  /** The file that keeps it, from the root of the repository. */
  kept: string;
};
