/** What the build tells the worker of itself. */
export type WorkerBuild = {
  /** The program's files, and the pages of the frame, whose revision is that of all the files together. */
  entries: { url: string; revision: string | null }[];
  /** The first script of every page of this build. */
  firstScript: string;
};
