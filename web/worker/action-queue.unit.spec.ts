import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CommandQueue } from './action-queue.ts';

const wish = (key: string) =>
  new Request('http://naksha.test/api/buyer/saved', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: '{}',
  });
const keyOf = ({ headers }: Request) => headers.get('idempotency-key');

let sent: (string | null)[];
let answers: Record<string, number>;
beforeEach(() => {
  [sent, answers] = [[], {}];
  vi.stubGlobal('self', { clients: { matchAll: async () => [] } });
  vi.stubGlobal('fetch', async (request: Request) => {
    const status = answers[keyOf(request) ?? ''];
    if (!status) throw new TypeError('failed to fetch');
    sent.push(keyOf(request));
    return new Response(null, { status });
  });
  vi.spyOn(console, 'info').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function workerWith(keys: string[], { keeps = true } = {}) {
  const waiting = keys.map((key) => ({ request: wish(key) }));
  const actions = new CommandQueue({
    size: async () => waiting.length,
    getAll: async () => [...waiting],
    shiftRequest: async () => waiting.shift(),
    popRequest: async () => waiting.pop(),
    pushRequest: async (entry) => {
      if (!keeps) throw new DOMException('no room', 'QuotaExceededError');
      waiting.push(entry);
    },
  });
  const act = async (key: string) => {
    const asked = { originalRequest: wish(key), request: wish(key), state: {} } as never;
    try {
      const request = await actions.requestWillFetch!(asked);
      return (
        await fetch(request).catch(async (error) => {
          await actions.fetchDidFail!(asked);
          throw error;
        })
      ).status;
    } catch {
      return (await actions.handlerDidError!(asked))?.status;
    }
  };
  return { actions, act, left: () => waiting.map(({ request }) => keyOf(request)) };
}

it('a new action waits behind unsent ones, and is sent after them', async () => {
  const { actions, act, left } = workerWith(['older']);
  answers = { older: 503, newer: 200 };
  expect(await act('newer')).toBe(202);
  expect(left()).toEqual(['older', 'newer']);
  answers.older = 200;
  await actions.send();
  expect([sent, left()]).toEqual([['older', 'older', 'newer'], []]);
});

it('a new action is sent at once when earlier ones could be sent; offline it waits, once', async () => {
  const { act, left } = workerWith(['older']);
  answers = { older: 200, newer: 201 };
  expect(await act('newer')).toBe(201);
  expect([sent, left()]).toEqual([['older', 'newer'], []]);
  expect(await act('offline')).toBe(202);
  expect(left()).toEqual(['offline']);
});

it('an action that cannot be stored fails, and is not reported as waiting', async () => {
  const { act, left } = workerWith([], { keeps: false });
  expect(await act('offline')).toBeUndefined();
  expect(left()).toEqual([]);
});

it('a cleared action is not sent, nor is one that was being sent or arrives meanwhile', async () => {
  const { actions, left } = workerWith(['first', 'second']);
  answers = { first: 200, second: 200 };
  vi.stubGlobal(
    'fetch',
    (_: Request, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const underWay = actions.send().catch(() => 'stopped');
  const forgotten = actions.clear();
  const asked = actions.send();
  expect(await underWay).toBe('stopped');
  await Promise.all([forgotten, asked.catch(() => undefined)]);
  await actions.send();
  expect([sent, left()]).toEqual([[], []]);
});
