import type { QueryKey } from '@tanstack/react-query';
import { clear, createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval';

/** `at`: Unix ms. */
export type KeptAnswer = { key: QueryKey; data: unknown; at: number };

/** Milliseconds: listings may be withdrawn meanwhile. */
export const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;
export const MOST_KEPT = 200;

/** By query hash. Rejects if storage is not available. */
export type AnswerStore = {
  read(hash: string): Promise<KeptAnswer | undefined>;
  write(hash: string, answer: KeptAnswer): Promise<void>;
  list(): Promise<[hash: string, answer: KeptAnswer][]>;
  remove(hashes: string[]): Promise<void>;
  clear(): Promise<void>;
};

let store: UseStore | undefined;
const opened = (): UseStore => (store ??= createStore('naksha-offline', 'answers'));

export const keptAnswers: AnswerStore = {
  read: async (hash) => get<KeptAnswer>(hash, opened()),
  write: async (hash, answer) => set(hash, answer, opened()),
  list: async () => entries<string, KeptAnswer>(opened()),
  remove: async (hashes) => delMany(hashes, opened()),
  clear: async () => clear(opened()),
};
