import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Milliseconds after which a part of the program that was asked for counts as lost (the specification's). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** A part that doesn't come in time is one that is gone: what answers that one hears of it, see reload-on-lost-chunk.ts. */
export function loadInTime<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      dispatchEvent(new Event('vite:preloadError'));
      reject(new Error('a part of the page did not come in time'));
    }, CHUNK_TIMEOUT_MS);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** `lazy`, with an end to the waiting. */
// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy` has it
export const lazyChunk = <T extends ComponentType<any>>(load: () => Promise<{ default: T }>): LazyExoticComponent<T> =>
  lazy(() => loadInTime(load));
