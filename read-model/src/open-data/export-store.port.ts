/** Paths use slashes. */
export interface ExportStore {
  read(path: string): Promise<Uint8Array | undefined>;
  /** Atomic: readers never see part of a file. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  remove(path: string): Promise<void>;
  readonly name: string;
}
