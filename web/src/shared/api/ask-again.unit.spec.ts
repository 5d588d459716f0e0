import { BEHIND_HEADER } from '@naksha/events/contracts';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchJson, sendCommand } from './api.ts';
import { queryClient } from './query-client.ts';
import { recordLivePosition, recordOwnWrite } from './written-position.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  recordOwnWrite('3:17');
});
afterEach(async () => {
  queryClient.clear();
  kept.clear();
  await vi.runOnlyPendingTimersAsync();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function show(path: '/me/marks' | '/me/leads'): unknown[] {
  const shown: unknown[] = [];
  const observer = new QueryObserver<unknown>(queryClient, { queryKey: [path], queryFn: () => fetchJson(path) });
  observer.subscribe(({ data }) => {
    if (data !== undefined && data !== shown.at(-1)) shown.push(data);
  });
  return shown;
}

it('a response without the user’s own command is shown, and requested again until it contains it', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked++;
    return Response.json(asked, { headers: asked < 3 ? { [BEHIND_HEADER]: 'true' } : {} });
  });
  const shown = show('/me/marks');
  await vi.advanceTimersByTimeAsync(2_999);
  expect(shown).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown).toEqual([1, 2, 3]);
});

it('several such responses are requested again together', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({}, { headers: asked.length <= 2 ? { [BEHIND_HEADER]: 'true' } : {} });
  });
  show('/me/marks');
  show('/me/leads');
  await vi.advanceTimersByTimeAsync(60_000);
  const paths = asked.map((url) => url.split('?')[0]);
  expect(paths).toEqual(['/api/me/marks', '/api/me/leads', '/api/me/marks', '/api/me/leads']);
});

it('data that a page no longer shows are requested once it shows them again', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', async () =>
    Response.json(++asked, { headers: asked === 1 ? { [BEHIND_HEADER]: 'true' } : {} }),
  );
  await queryClient.fetchQuery({ queryKey: ['/me/marks'], queryFn: () => fetchJson('/me/marks') });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked).toBe(1);
  const shown = show('/me/marks');
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual([1, 2]);
});

it('changes by others cause no further request, however often a live message reports them', async () => {
  kept.clear();
  let asked = 0;
  vi.stubGlobal('fetch', async () => Response.json(++asked, { headers: { [BEHIND_HEADER]: 'true' } }));
  const told = [1, ...Array.from({ length: 16 }, () => 9)].join('.');
  recordLivePosition(told);
  show('/me/marks');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(1);
  // So that later specs are not affected.
  recordLivePosition(told, Number.NEGATIVE_INFINITY);
});

it('stops half a minute after the command if the response never contains it', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', async () => Response.json(++asked, { headers: { [BEHIND_HEADER]: 'true' } }));
  show('/me/marks');
  await vi.advanceTimersByTimeAsync(300_000);
  expect(asked).toBe(11);
});

it('waits for a running command whose result the page may already show', async () => {
  const asked: string[] = [];
  const sent = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (url: string, { method }: { method: string }) => {
    if (method === 'POST') return sent.promise;
    asked.push(url);
    return Promise.resolve(Response.json({}, { headers: asked.length === 1 ? { [BEHIND_HEADER]: 'true' } : {} }));
  });
  show('/me/marks');
  await vi.advanceTimersByTimeAsync(2_000);
  const saving = sendCommand('POST', '/buyer/saved', {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.length).toBe(1);
  sent.resolve(Response.json({ code: 200 }));
  await saving;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked.length).toBe(2);
});

it('continues a request that is running when the pause ends', async () => {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    if (url.startsWith('/api/me/leads'))
      return Promise.resolve(Response.json({}, { headers: { [BEHIND_HEADER]: 'true' } }));
    signals.push(signal);
    return signals.length === 1 ? Promise.resolve(Response.json({})) : new Promise(() => {});
  });
  show('/me/leads');
  show('/me/marks');
  await vi.advanceTimersByTimeAsync(1_000);
  void queryClient.invalidateQueries({ queryKey: ['/me/marks'] });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
});
