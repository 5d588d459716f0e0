/** Where an export is stored: a folder or a bucket's prefix. Paths use slashes. */
export interface ExportStore {
  /** @returns undefined if the file does not exist */
  read(path: string): Promise<Uint8Array | undefined>;
  /** Atomic: readers never see part of a file. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** No error if it does not exist. */
  remove(path: string): Promise<void>;
  /** For console output. */
  readonly name: string;
}
