/** A worker that does not answer by then is not waited for. Milliseconds. */
const TIMEOUT_MS = 2000;

/** Resolves once the worker has done it; at once where there is none. @throws where it doesn't answer in time */
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
