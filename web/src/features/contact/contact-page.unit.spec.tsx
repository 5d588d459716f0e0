import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../shared/api/query-client.ts';
import { sessionState, startSession } from '../../shared/session/session.ts';
import ContactPage from './contact-page.tsx';

const shown = () =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <ContactPage />
    </QueryClientProvider>,
  );
const ask = () =>
  queryClient
    .getQueryCache()
    .find({ queryKey: ['me', 'assistant'] })
    ?.fetch();

describe('the contact page', () => {
  const sent = vi.fn();
  beforeEach(() => {
    const kept = new Map<string, string>();
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('sessionStorage', storage);
    vi.stubGlobal('fetch', sent);
  });
  afterEach(() => {
    queryClient.clear();
    vi.unstubAllGlobals();
  });
  afterAll(() => void vi.resetModules());

  it('P-07 shows a signed-in user their assistant’s number from users.assisted_by, and nobody else', async () => {
    sent.mockImplementation(async () => Response.json({ code: 200, users: { assisted_by: '+91-1722000002' } }));
    expect(sessionState()).toBe('out');
    expect(shown()).not.toContain('Your assistant');
    startSession('a-token');
    expect(shown()).not.toContain('Your assistant');
    await ask();
    expect(sent.mock.calls[0][0]).toBe('/api/auth/myassistant');
    expect(shown()).toMatch(/Your assistant.*<a href="tel:\+911722000002"[^>]*>\+91-1722000002</);
    queryClient.clear();
    sent.mockImplementation(async () => Response.json({ code: 200, users: { assisted_by: '' } }));
    shown();
    await ask();
    expect(shown()).not.toContain('Your assistant');
  });
});
