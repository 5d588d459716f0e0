const KEY = 'naksha.reloaded-at';
/** A second lost chunk within this time is not a deployment. */
const NOT_AGAIN_WITHIN_MS = 60_000;
const ASK_AGAIN_MS = 3000;

/**
 * A deployment removes the page's chunks. While the server is unavailable, a reload would show the browser's error
 * page.
 */
export function reloadOnLostChunk(): void {
  let waiting = false;
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (waiting || Date.now() - last < NOT_AGAIN_WITHIN_MS) return;
    waiting = true;
    void reloadWhenServerResponds();
  });
}

export async function reloadWhenServerResponds(): Promise<void> {
  for (;;) {
    const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (answer && answer.status < 500) {
      sessionStorage.setItem(KEY, String(Date.now()));
      return location.reload();
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}
