// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

let asked: string[];
beforeEach(() => {
  asked = [];
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ code: 200, status: true });
  });
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('A-19 each navigation validates a token in local storage, and sends nothing without one', async () => {
  const { restoreSession } = await import('../shared/session/session.ts');
  const { useNavigationEffects } = await import('./use-navigation-effects.ts');
  const Page = () => {
    useNavigationEffects();
    return null;
  };
  const { hook, navigate } = memoryLocation({ path: '/' });
  await restoreSession();
  render(
    <Router hook={hook}>
      <Page />
    </Router>,
  );
  act(() => navigate('/about-us'));
  expect(asked).toEqual([]);
  localStorage.setItem('access_token', 'theirs');
  expect(asked).toEqual([]);
  act(() => navigate('/home'));
  await vi.waitFor(() => expect(asked).toEqual(['/api/auth/token-verify']));
});
