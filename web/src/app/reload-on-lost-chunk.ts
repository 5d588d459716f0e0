const KEY = 'naksha.reloaded-at';
/** A second loss so soon is no deployment: reloading again would never end. */
const NOT_AGAIN_WITHIN_MS = 60_000;

/** After a deployment the old page's chunks are gone: a reload brings the new page. Offline it would only lose this one. */
export function reloadOnLostChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (!navigator.onLine || Date.now() - last < NOT_AGAIN_WITHIN_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
