import type { QueryKey } from '@tanstack/react-query';
import { clear, createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval';

/** `at`: Unix ms. */
export type CachedResponse = { key: QueryKey; data: unknown; at: number };

/** Milliseconds: listings may be withdrawn meanwhile. */
export const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
export const MAX_CACHED = 200;

/** By query hash. Rejects if storage is not available. */
export type ResponseStore = {
  read(hash: string): Promise<CachedResponse | undefined>;
  write(hash: string, answer: CachedResponse): Promise<void>;
  list(): Promise<[hash: string, answer: CachedResponse][]>;
  remove(hashes: string[]): Promise<void>;
  clear(): Promise<void>;
};

let store: UseStore | undefined;
const opened = (): UseStore => (store ??= createStore('naksha-offline', 'answers'));

export const responseStore: ResponseStore = {
  read: async (hash) => get<CachedResponse>(hash, opened()),
  write: async (hash, answer) => set(hash, answer, opened()),
  list: async () => entries<string, CachedResponse>(opened()),
  remove: async (hashes) => delMany(hashes, opened()),
  clear: async () => clear(opened()),
};
