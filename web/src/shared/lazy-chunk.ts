import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Milliseconds; the specification's. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Handled by reload-on-lost-chunk.ts. */
export function loadWithTimeout<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      dispatchEvent(new Event('vite:preloadError'));
      reject(new Error('Script of a page part did not load in time'));
    }, CHUNK_TIMEOUT_MS);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy` has it
export const lazyWithTimeout = <T extends ComponentType<any>>(
  load: () => Promise<{ default: T }>,
): LazyExoticComponent<T> => lazy(() => loadWithTimeout(load));
