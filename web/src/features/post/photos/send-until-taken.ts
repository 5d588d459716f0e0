import type { PhotoTaken } from '@naksha/events/wire/photos';
import { uploadRetryDelayMs } from './send-again.ts';
import type { PhotoCall } from './send-photo.ts';

type World = {
  send(call: PhotoCall): Promise<PhotoTaken>;
  after(ms: number, wake: () => void): () => void;
};

/** With the same key, while a retry may help. */
export async function uploadPhotoWithRetries(call: PhotoCall, world: World, onWait: () => void): Promise<PhotoTaken> {
  for (let tries = 1; ; tries++)
    try {
      return await world.send(call);
    } catch (error) {
      const wait = uploadRetryDelayMs(error, tries);
      if (call.signal.aborted || wait === undefined) throw error;
      onWait();
      await pause(wait, call.signal, world);
      if (call.signal.aborted) throw error;
    }
}

const pause = (ms: number, signal: AbortSignal, { after }: World) =>
  new Promise<void>((resolve) => {
    const stop = after(ms, resolve);
    signal.addEventListener('abort', () => {
      stop();
      resolve();
    });
  });
