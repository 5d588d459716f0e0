import type { CachedResponse, ResponseStore } from '../../../shared/offline/kept-answers.ts';

export function createMemoryStore(
  kept = new Map<string, CachedResponse>(),
): ResponseStore & { kept: Map<string, CachedResponse> } {
  return {
    kept,
    read: async (hash) => kept.get(hash),
    write: async (hash, answer) => void kept.set(hash, answer),
    list: async () => [...kept],
    remove: async (hashes) => {
      for (const hash of hashes) kept.delete(hash);
    },
    clear: async () => kept.clear(),
  };
}
