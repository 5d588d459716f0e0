const KEY = 'naksha.reloaded-at';
/** A second loss so soon is no deployment: reloading again would never end. */
const NOT_AGAIN_WITHIN_MS = 60_000;
const ASK_AGAIN_MS = 3000;

/**
 * After a deployment the old page's chunks are gone: a reload brings the new page. Where the server is away a reload would
 * lose this one to the browser's own error; the page says that it failed, and is loaded again once somebody answers.
 */
export function reloadOnLostChunk(): void {
  let waiting = false;
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (waiting || Date.now() - last < NOT_AGAIN_WITHIN_MS) return;
    waiting = true;
    void reloadOnceServed();
  });
}

/** At once where the server answers, else when it does. */
export async function reloadOnceServed(): Promise<void> {
  for (;;) {
    const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (answer && answer.status < 500) {
      sessionStorage.setItem(KEY, String(Date.now()));
      return location.reload();
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}
