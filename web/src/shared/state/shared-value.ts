import { useSyncExternalStore } from 'react';

/** What is neither in the URL nor the server's, and is read in more places than one, in components and outside of them. */
export type SharedValue<T> = {
  get(): T;
  set(next: T): void;
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void;
};

export function sharedValue<T>(first: T): SharedValue<T> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useSharedValue = <T>({ get, subscribe }: SharedValue<T>): T => useSyncExternalStore(subscribe, get, get);
