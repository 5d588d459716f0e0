/** Milliseconds. */
const LOOKS_AGAIN_MS = 2000;
const ASKS_FOR_RELEASES_MS = 60 * 60 * 1000;

export type Worker = {
  addEventListener(kind: 'waiting', listener: () => void): void;
  messageSkipWaiting(): void;
  register(options: { immediate: true }): Promise<ServiceWorkerRegistration | undefined>;
  update(): Promise<void>;
};
type World = {
  worker: Worker;
  container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
  isFree(): boolean;
  areOthersFree(): Promise<boolean>;
  reload(): void;
  onFirst(): void;
};

/**
 * An update activates when no open page has unsaved input, and pages then reload, so that files of two releases never
 * mix.
 */
export async function registerServiceWorker(world: World): Promise<ServiceWorkerRegistration | undefined> {
  const { worker, container, isFree, areOthersFree, reload, onFirst } = world;
  let controlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (controlled) void runWhenIdle(isFree, reload);
    else onFirst();
    controlled = true;
  });
  let told = false;
  worker.addEventListener('waiting', () => {
    if (told) return;
    told = true;
    void runWhenIdle(
      async () => isFree() && (await areOthersFree()) && isFree(),
      () => {
        told = false;
        worker.messageSkipWaiting();
      },
    );
  });
  try {
    const registration = await worker.register({ immediate: true });
    if (registration) setInterval(() => worker.update().catch(warnNoWorker), ASKS_FOR_RELEASES_MS);
    return registration;
  } catch (error) {
    warnNoWorker(error);
    return undefined;
  }
}

/** Users cannot do anything about it. */
const warnNoWorker = (error: unknown): void => console.warn('service worker registration failed:', error);

async function runWhenIdle(isFree: () => boolean | Promise<boolean>, run: () => void): Promise<void> {
  while (!(await isFree())) await new Promise((resolve) => setTimeout(resolve, LOOKS_AGAIN_MS));
  run();
}

const CHANNEL = 'naksha.release';
/** Pages that do not respond in time are suspended. Milliseconds. */
const ANSWERS_WITHIN_MS = 300;

export function reportBusyToOtherTabs(isFree: () => boolean): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data === 'free?' && !isFree()) channel.postMessage('busy');
  });
}

export async function areOtherTabsIdle(): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL);
  let free = true;
  channel.addEventListener('message', ({ data }) => {
    if (data === 'busy') free = false;
  });
  channel.postMessage('free?');
  await new Promise((resolve) => setTimeout(resolve, ANSWERS_WITHIN_MS));
  channel.close();
  return free;
}
