import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendWaiting } from './tell-of-queue.ts';

/** Asked `naksha.send`, it answers from the given time on. */
const workerThatSends = (from: number) => {
  const asked: string[] = [];
  const active = {
    postMessage({ type }: { type: string }, [port]: MessagePort[]) {
      asked.push(type);
      if (asked.length >= from) port.postMessage(true);
    },
  };
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { getRegistration: async () => ({ active }) } });
  return asked;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function runOut(sending: Promise<void>): Promise<void> {
  let done = false;
  void sending.then(() => (done = true));
  while (!done) {
    await vi.advanceTimersByTimeAsync(1000);
    // A port's message comes in a turn of its own.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it('asks again for what could not be sent at the first word of a connection', async () => {
  const asked = workerThatSends(2);
  await runOut(sendWaiting());
  expect(asked).toEqual(['naksha.send', 'naksha.send']);
});

it('gives up after four times, and asks nothing without a connection', async () => {
  const asked = workerThatSends(99);
  await runOut(sendWaiting());
  expect(asked).toHaveLength(4);
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  await runOut(sendWaiting());
  expect(asked).toHaveLength(4);
});
