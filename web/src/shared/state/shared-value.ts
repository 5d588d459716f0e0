import { useSyncExternalStore } from 'react';

/** What the whole page knows and neither its address nor the server says, such as a notice or whether somebody is signed in. */
export type SharedValue<T> = {
  get(): T;
  set(next: T): void;
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void;
};

export function createSharedValue<T>(first: T): SharedValue<T> {
  let value = first;
  const listeners = new Set<() => void>();
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

export const useSharedValue = <T>({ subscribe, get }: SharedValue<T>): T => useSyncExternalStore(subscribe, get, get);
