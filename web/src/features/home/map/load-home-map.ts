import { delayIdleLoadsUntil } from '../../../shared/lazy-when-idle.ts';
import { fetchMapFilesThenRun } from '../../../shared/map/load-map-part.ts';

/** Milliseconds; some browsers report no largest paint. */
const TIMEOUT_MS = 2500;

function waitForLargestPaint(): Promise<void> {
  if (!PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint')) return waitForLoad();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      waitForLoad().then(resolve);
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(resolve, TIMEOUT_MS);
  });
}

function waitForLoad(): Promise<void> {
  return new Promise((resolve) => {
    const next = () => requestAnimationFrame(() => setTimeout(resolve, 0));
    if (document.readyState === 'complete') next();
    else addEventListener('load', next, { once: true });
  });
}

export function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}

/** The libraries would delay the largest paint. */
export function loadHomeMap() {
  const map = waitForLargestPaint().then(() =>
    fetchMapFilesThenRun('naksha:files-of home-map webgl-device', () => import('./home-map.tsx')),
  );
  delayIdleLoadsUntil(map);
  return map;
}
