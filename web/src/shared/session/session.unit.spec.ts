import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('a sign-out in another tab ends the session here, with all its loaded and unsent data', async () => {
  const kept = new Map<string, string>();
  let changeElsewhere = () => {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('addEventListener', (kind: string, listener: () => void) => {
    if (kind === 'storage') changeElsewhere = listener;
  });
  vi.resetModules();
  const { startSession, sessionState } = await import('./session.ts');
  const { queryClient } = await import('../api/query-client.ts');
  const { toast } = await import('../ui/toast.ts');
  const { keptDrafts } = await import('../ui/kept-drafts.ts');
  const said = vi.spyOn(toast, 'error').mockReturnValue(1);

  startSession('token');
  queryClient.setQueryData(['me', 'leads'], ['somebody’s number']);
  keptDrafts.set('report.1.note', 'somebody’s words');
  kept.set('naksha.city', 'mohali');
  changeElsewhere();
  expect(sessionState()).toBe('in');
  expect(queryClient.getQueryData(['me', 'leads'])).toEqual(['somebody’s number']);
  expect(keptDrafts.size).toBe(1);

  kept.clear();
  changeElsewhere();
  expect(sessionState()).toBe('out');
  expect(queryClient.getQueryData(['me', 'leads'])).toBeUndefined();
  expect(keptDrafts.size).toBe(0);
  expect(said).toHaveBeenCalledTimes(1);
});

it('A-17 A-19 a stored token of an inactive session is validated before the next page', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ code: 200, status: true });
  });
  vi.resetModules();
  const { restoreSession, sessionState } = await import('./session.ts');
  expect(await restoreSession()).toBe('out');
  expect(asked).toEqual([]);
  kept.set('access_token', 'theirs');
  const restored = restoreSession();
  expect(sessionState()).toBe('unsure');
  expect(await restored).toBe('in');
  expect(asked).toEqual(['/api/auth/token-verify']);
});
