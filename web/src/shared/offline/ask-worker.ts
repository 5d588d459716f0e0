/** Timeout for a reply, in ms. */
const TIMEOUT_MS = 2000;

/** Resolves when the worker has finished; immediately without a worker. @throws on timeout */
export async function askWorker(type: string): Promise<void> {
  const registration = await globalThis.navigator?.serviceWorker?.getRegistration?.();
  const worker = registration?.active;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the service worker did not answer ${type}`)), TIMEOUT_MS);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve();
    };
    worker.postMessage({ type }, [port2]);
  }).finally(() => port1.close());
}
