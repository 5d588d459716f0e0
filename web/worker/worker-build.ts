export type WorkerBuild = {
  /** Shell pages have a revision over all files. */
  entries: { url: string; revision: string | null }[];
  firstScript: string;
};
