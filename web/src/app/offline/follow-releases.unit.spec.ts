import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerServiceWorker, type Worker } from './follow-releases.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open({ controlled = true, free = true, othersFree = true, register = async () => ({}) as never } = {}) {
  const state = { free, othersFree };
  const heard = new Map<string, () => void>();
  const worker = {
    addEventListener: (kind: string, listener: () => void) => void heard.set(kind, listener),
    messageSkipWaiting: vi.fn(),
    register: vi.fn(register),
    update: vi.fn(async () => {}),
  } satisfies Worker;
  const [reload, onFirst] = [vi.fn(), vi.fn()];
  const container = {
    controller: controlled ? ({} as ServiceWorker) : null,
    addEventListener: (kind: string, listener: () => void) => void heard.set(kind, listener),
  };
  const registration = await registerServiceWorker({
    worker,
    container: container as never,
    isFree: () => state.free,
    areOthersFree: async () => state.othersFree,
    reload,
    onFirst,
  });
  return { state, worker, reload, onFirst, registration, happens: (kind: string) => heard.get(kind)?.() };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('N-04 a waiting new worker is told to start, and the page reloads only once it has', async () => {
  const { worker, reload, happens } = await open();
  happens('waiting');
  await pass(0);
  expect([worker.messageSkipWaiting.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  happens('controllerchange');
  await pass(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('N-04 waits while a form is dirty, on this or another page of the site', async () => {
  const { state, worker, happens } = await open({ free: false, othersFree: false });
  happens('waiting');
  await pass(60_000);
  state.free = true;
  await pass(60_000);
  expect(worker.messageSkipWaiting).not.toHaveBeenCalled();
  state.othersFree = true;
  await pass(2000);
  expect(worker.messageSkipWaiting).toHaveBeenCalledTimes(1);
});

it('N-04 if another page started the new worker, a dirty form here is finished before the reload', async () => {
  const { state, reload, happens } = await open({ free: false });
  happens('controllerchange');
  await pass(60_000);
  expect(reload).not.toHaveBeenCalled();
  state.free = true;
  await pass(2000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('the first worker of a page causes no reload; the next one does', async () => {
  const { reload, onFirst, happens } = await open({ controlled: false });
  happens('controllerchange');
  await pass(0);
  expect([onFirst.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  happens('controllerchange');
  await pass(0);
  expect([onFirst.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
});

it('X-18 a worker failure is only logged to the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const refused = await open({ register: () => Promise.reject(new Error('not allowed')) });
  expect(refused.registration).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  const { worker } = await open();
  worker.update.mockRejectedValue(new Error('no connection'));
  await pass(60 * 60 * 1000);
  expect(worker.update).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(2);
});
