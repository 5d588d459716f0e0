import { loadFirst } from '../../../shared/lazy-when-idle.ts';
import { loadMapPart } from '../../../shared/map/load-map-part.ts';

/** Longest wait for the largest paint, in milliseconds: where none is reported the map must come nevertheless. */
const TIMEOUT_MS = 2500;

/** Resolves once the page's largest piece is painted: until then the map libraries would only be in its way. */
function largestPaint(): Promise<void> {
  if (!PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint')) return afterLoad();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      afterLoad().then(resolve);
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(resolve, TIMEOUT_MS);
  });
}

function afterLoad(): Promise<void> {
  return new Promise((resolve) => {
    const next = () => requestAnimationFrame(() => setTimeout(resolve, 0));
    if (document.readyState === 'complete') next();
    else addEventListener('load', next, { once: true });
  });
}

export function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}

/** The map libraries, after the largest paint, tried again where they don't come. */
export function loadHomeMap() {
  const map = largestPaint().then(() =>
    loadMapPart('naksha:files-of home-map webgl-device', () => import('./home-map.ts')),
  );
  loadFirst(map);
  return map;
}
