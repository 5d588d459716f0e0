/** Where an export lies: a folder, or a part of a bucket. Paths have slashes, and no dots in their parts' places. */
export interface ExportStore {
  /** @returns undefined where there is no such file */
  read(path: string): Promise<Uint8Array | undefined>;
  /** All of it, or as it was: whoever reads meanwhile never finds half a file. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Also where it isn't there. */
  remove(path: string): Promise<void>;
  /** What it is called, for words on a console. */
  readonly name: string;
}
