import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadInTime } from './lazy-chunk.ts';

/** Milliseconds after the page has loaded in which only the page itself loads more: its map is larger than all of this. */
const AFTER_LOAD_MS = 2000;

/**
 * What opens at a tap: no part of the first load, and here before it is tapped for. It is loaded when it is first shown, or
 * once the page has loaded and has nothing else to do.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy` has it
export function lazyWhenIdle<T extends ComponentType<any>>(
  load: () => Promise<{ default: T }>,
): LazyExoticComponent<T> {
  let loading: Promise<{ default: T }> | undefined;
  const loadOnce = () => {
    loading ??= loadInTime(load);
    return loading;
  };
  whenIdle(() =>
    loadOnce().catch((error) => {
      // Whoever opens it asks again.
      loading = undefined;
      console.warn('a part of the page could not be loaded ahead:', error);
    }),
  );
  return lazy(loadOnce);
}

let awaited: Promise<unknown> = Promise.resolve();

/** Until this has come, or failed, nothing is loaded ahead: on a slow line it would be later for it. */
export function loadFirst(work: Promise<unknown>): void {
  awaited = Promise.allSettled([awaited, work]);
}

/** Once the page has loaded, and has nothing else to do. */
export function whenIdle(run: () => void): void {
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
