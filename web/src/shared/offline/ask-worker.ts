/** Milliseconds. */
const TIMEOUT_MS = 2000;

/** Immediately without a worker. @throws on timeout */
export async function sendToServiceWorker(type: string): Promise<void> {
  const registration = await globalThis.navigator?.serviceWorker?.getRegistration?.();
  const worker = registration?.active;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Service worker did not respond to ${type}`)), TIMEOUT_MS);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve();
    };
    worker.postMessage({ type }, [port2]);
  }).finally(() => port1.close());
}
