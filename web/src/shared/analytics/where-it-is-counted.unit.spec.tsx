// @vitest-environment happy-dom
import { listingIdFromNumber } from '@naksha/events/kernel';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

describe('of visitors who consented', () => {
  let counted: string[];
  let contacts: () => Response;
  beforeEach(() => {
    counted = [];
    contacts = () => Response.json({ has_access: { can_view: true, is_liked: false } });
    localStorage.setItem('naksha.analytics', 'yes');
    vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
      if (path === '/api/analytics') {
        counted.push(JSON.parse(String(body)).event);
        return new Response(null, { status: 204 });
      }
      return path.startsWith('/api/buyer/') ? contacts() : Response.json({}, { status: 404 });
    });
    vi.resetModules();
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });

  it('G-27 post property is counted after a successful post, once each', async () => {
    const { default: PostedPage } = await import('../../features/post/posted-page.tsx');
    const { hook } = memoryLocation({ path: '/add' });
    const posted = () => (
      <Router hook={hook}>
        <PostedPage at={undefined} onAnother={() => {}} />
      </Router>
    );
    const { rerender } = render(posted());
    rerender(posted());
    expect(counted).toEqual(['post property']);
    cleanup();
    render(posted());
    expect(counted).toEqual(['post property', 'post property']);
  });

  it('B-12 "contacted seller" is counted after a contact, and not after a failed one', async () => {
    const { requestContact } = await import('../../features/listing/interest.ts');
    await requestContact(listingIdFromNumber(1));
    await vi.waitFor(() => expect(counted).toEqual(['contacted seller']));
    contacts = () => Response.json({ code: 'own_listing', title: 'no' }, { status: 409 });
    await expect(requestContact(listingIdFromNumber(2))).rejects.toThrow();
    // The module is loaded, so anything countable would have been sent.
    await import('./count-event.ts');
    await Promise.resolve();
    expect(counted).toEqual(['contacted seller']);
  });

  it('N-06 "close" is counted when the dialog closes, by its close button or with sign-in, and not before', async () => {
    const { default: SignInDialog } = await import('../../features/sign-in/sign-in-dialog.tsx');
    const { queryClient } = await import('../api/query-client.ts');
    const requests = await import('../session/sign-in-request.ts');
    function Page() {
      return requests.useSignInRequest() ? <SignInDialog route="Home" /> : <p>closed</p>;
    }
    requests.askToSignIn();
    render(
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>,
    );
    const cross = await screen.findByRole('button', { name: 'Close' });
    expect(counted).toEqual([]);
    fireEvent.click(cross);
    await screen.findByText('closed');
    expect(counted).toEqual(['close']);
    const { act } = await import('@testing-library/react');
    act(() => requests.askToSignIn());
    await screen.findByRole('button', { name: 'Close' });
    act(() => requests.endSignInRequest(true));
    expect(counted).toEqual(['close', 'close']);
  });
});
