import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../shared/api/query-client.ts';
import { recentWritePosition } from '../../shared/api/written-position.ts';
import { sendQueuedCommands, showQueuedCommandResults } from './tell-of-queue.ts';

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
    // A port's message arrives in a separate turn.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it('retries unsent actions when the connection returns', async () => {
  const asked = workerThatSends(2);
  await runOut(sendQueuedCommands());
  expect(asked).toEqual(['naksha.send', 'naksha.send']);
});

it('gives up after four attempts, and sends nothing while offline', async () => {
  const asked = workerThatSends(99);
  await runOut(sendQueuedCommands());
  expect(asked).toHaveLength(4);
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  await runOut(sendQueuedCommands());
  expect(asked).toHaveLength(4);
});

it('after sending, reloads from the returned position, so that a heart keeps its state', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('addEventListener', () => {});
  const asked: unknown[] = [];
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async (filters) => {
    asked.push([filters?.queryKey, recentWritePosition()]);
  });
  const container = new EventTarget();
  showQueuedCommandResults(container as ServiceWorkerContainer);
  const data = { type: 'naksha.queue', news: 'sent', position: '3:17' };
  container.dispatchEvent(new MessageEvent('message', { data }));
  expect(asked).toContainEqual([['me', 'marks'], '3:17']);
  expect(asked.every((one) => (one as unknown[])[1] === '3:17')).toBe(true);
});
