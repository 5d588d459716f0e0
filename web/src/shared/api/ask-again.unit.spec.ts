import { BEHIND } from '@naksha/events/contracts';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { get } from './api.ts';
import { queryClient } from './query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const none = { getItem: () => null, setItem: () => {} };
  vi.stubGlobal('localStorage', none);
  vi.stubGlobal('sessionStorage', none);
});
afterEach(async () => {
  queryClient.clear();
  // Whatever is still to be asked for again.
  await vi.runOnlyPendingTimersAsync();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What a page shows, one answer after the other. */
function show(path: '/me/marks' | '/me/leads'): unknown[] {
  const shown: unknown[] = [];
  const observer = new QueryObserver<unknown>(queryClient, { queryKey: [path], queryFn: () => get(path) });
  observer.subscribe(({ data }) => {
    if (data !== undefined && data !== shown.at(-1)) shown.push(data);
  });
  return shown;
}

it('an answer without the person’s own command is shown, and asked for again until it has it', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked++;
    return Response.json(asked, { headers: asked < 3 ? { [BEHIND]: 'true' } : {} });
  });
  const shown = show('/me/marks');
  await vi.advanceTimersByTimeAsync(2_999);
  expect(shown).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown).toEqual([1, 2, 3]);
});

it('several such answers are asked for again together', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({}, { headers: asked.length <= 2 ? { [BEHIND]: 'true' } : {} });
  });
  show('/me/marks');
  show('/me/leads');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['/api/me/marks', '/api/me/leads', '/api/me/marks', '/api/me/leads']);
});

it('what a page no longer shows is asked for once it shows it again', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', async () => Response.json(++asked, { headers: asked === 1 ? { [BEHIND]: 'true' } : {} }));
  await queryClient.fetchQuery({ queryKey: ['/me/marks'], queryFn: () => get('/me/marks') });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked).toBe(1);
  const shown = show('/me/marks');
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual([1, 2]);
});
