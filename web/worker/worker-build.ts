/** Values set by the build. */
export type WorkerBuild = {
  /** The app's files, and the shell's pages with a revision over all files. */
  entries: { url: string; revision: string | null }[];
  /** The entry script of this build. */
  firstScript: string;
};
