import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadWithTimeout } from './lazy-chunk.ts';

/** Milliseconds after load for the page itself: its map is larger than these parts. */
const AFTER_LOAD_MS = 2000;

/** Loads when shown, or when the page is idle. */
// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy` has it
export function lazyWhenIdle<T extends ComponentType<any>>(
  load: () => Promise<{ default: T }>,
): LazyExoticComponent<T> {
  let loading: Promise<{ default: T }> | undefined;
  const loadOnce = () => {
    loading ??= loadWithTimeout(load);
    return loading;
  };
  runWhenIdle(() =>
    loadOnce().catch((error) => {
      // The next attempt loads again.
      loading = undefined;
      console.warn('page part failed to preload:', error);
    }),
  );
  return lazy(loadOnce);
}

let awaited: Promise<unknown> = Promise.resolve();

/** Leaves the bandwidth to `work`. */
export function delayIdleLoadsUntil(work: Promise<unknown>): void {
  awaited = Promise.allSettled([awaited, work]);
}

export function runWhenIdle(run: () => void): void {
  if (typeof document === 'undefined') return;
  const soon = () =>
    setTimeout(async () => {
      await awaited;
      // Safari has no idle callback.
      if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
      else run();
    }, AFTER_LOAD_MS);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
