import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Signal } from './signal.ts';

const HOUR_MS = 3_600_000;

describe('a signal', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  async function isOver(waiting: Promise<unknown>): Promise<boolean> {
    let over = false;
    void waiting.then(() => {
      over = true;
    });
    await new Promise(setImmediate);
    return over;
  }

  it('wakes all waiters, and leaves no timer', async () => {
    const signal = new Signal();
    const waiting = [
      signal.waitForNotification(signal.version, HOUR_MS),
      signal.waitForNotification(signal.version, HOUR_MS),
    ];
    expect(await isOver(Promise.race(waiting))).toBe(false);
    signal.notify();
    expect(await Promise.all(waiting)).toEqual([1, 1]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not miss a notification between check and wait', async () => {
    const signal = new Signal();
    const seen = signal.version;
    signal.notify();
    signal.notify();
    const next = await signal.waitForNotification(seen, HOUR_MS);
    expect(await isOver(signal.waitForNotification(next, HOUR_MS))).toBe(false);
  });

  it('waits no longer than requested', async () => {
    const signal = new Signal();
    const waiting = signal.waitForNotification(0, 50);
    vi.advanceTimersByTime(49);
    expect(await isOver(waiting)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await waiting).toBe(0);
    signal.notify();
    expect(await signal.waitForNotification(0, HOUR_MS)).toBe(1);
  });

  it('waits until a condition holds, and checks it at each notification', async () => {
    const signal = new Signal();
    const asked = vi.fn(async () => signal.version === 2);
    const waiting = signal.waitUntil(asked, HOUR_MS);
    expect(await isOver(waiting)).toBe(false);
    signal.notify();
    expect(await isOver(waiting)).toBe(false);
    signal.notify();
    await waiting;
    expect(asked).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('also checks periodically, and again if it was notified during a check', async () => {
    const signal = new Signal();
    let answers = [false, true];
    const polled = signal.waitUntil(() => answers.shift()!, 100);
    expect(await isOver(polled)).toBe(false);
    vi.advanceTimersByTime(100);
    await polled;
    answers = [false, true];
    await signal.waitUntil(async () => {
      signal.notify();
      return answers.shift()!;
    }, HOUR_MS);
  });
});
