// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

/** The default of one second is too short on a busy machine. */
const SOON = { timeout: 15_000 };

describe('after a correct code', () => {
  let asked: string[];
  let isUserExists: boolean;
  beforeEach(() => {
    localStorage.clear();
    [asked, isUserExists] = [[], false];
    vi.stubGlobal('fetch', async (path: string, { headers = {} }: { headers?: Record<string, string> } = {}) => {
      const { authorization } = headers;
      const [bare] = path.split('?');
      asked.push(authorization ? `${bare} ${authorization}` : bare);
      return answer(path);
    });
    vi.resetModules();
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    vi.unstubAllGlobals();
  });

  function answer(path: string): Response {
    const [bare] = path.split('?');
    if (bare === '/api/country') return Response.json({ country_code: 'IN', calling_code: '+91' });
    if (bare === '/api/property/otp-enable/')
      return Response.json({ enable_flag: true, otp_length: 4, sms_countries: ['+91'] });
    if (bare === '/api/auth/signup/signin') return Response.json({ status: true }, { status: 201 });
    if (bare === '/api/auth/signin/otpverify') return Response.json({ status: true, access: 'tok' }, { status: 201 });
    if (bare === '/api/auth/token-verify') return Response.json({ code: 200, status: true });
    if (bare === '/api/auth/myprofile') return Response.json({ users: { is_user_exists: isUserExists } });
    if (bare === '/api/auth/myassistant') return Response.json({ users: { assisted_by: '' } });
    return Response.json({}, { status: 404 });
  }

  async function proveNumber() {
    const { default: SignInDialog } = await import('./sign-in-dialog.tsx');
    const { queryClient } = await import('../../shared/api/query-client.ts');
    const requests = await import('../../shared/session/sign-in-request.ts');
    requests.askToSignIn();
    function Page() {
      return requests.useSignInRequest() ? <SignInDialog route="Home" /> : <p>closed</p>;
    }
    render(
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>,
    );
    fireEvent.change(await screen.findByLabelText('Mobile number', {}, SOON), { target: { value: '98765 43210' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByRole('button', { name: 'Verify' }, SOON);
    const whole = document.querySelector('input[autocomplete="one-time-code"]') as HTMLInputElement;
    fireEvent.change(whole, { target: { value: '1234' } });
    fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  }

  it('A-08 a new user sees the form for a name, and the popup stays', async () => {
    await proveNumber();
    expect(await screen.findByLabelText(/First name/, {}, SOON)).toBeTruthy();
    expect(screen.queryByText('closed')).toBeNull();
  });

  it('A-08 the popup closes for existing users, without the form', async () => {
    isUserExists = true;
    await proveNumber();
    expect(await screen.findByText('closed', {}, SOON)).toBeTruthy();
    expect(screen.queryByLabelText(/First name/)).toBeNull();
  });

  it('A-30 profile and assistant are loaded with the new token', async () => {
    isUserExists = true;
    await proveNumber();
    await waitFor(() =>
      expect(asked).toEqual(
        expect.arrayContaining(['/api/auth/myprofile Bearer tok', '/api/auth/myassistant Bearer tok']),
      ),
    );
  });
});

describe('the sign-in page', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', async (path: string) =>
      path.includes('/auth/token-verify')
        ? Response.json({ code: 200, status: true })
        : Response.json({ enable_flag: true, otp_length: 4, sms_countries: ['+91'] }),
    );
    vi.resetModules();
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    vi.unstubAllGlobals();
  });

  async function open(path: string) {
    const { default: LoginPage } = await import('./login-page.tsx');
    const { queryClient } = await import('../../shared/api/query-client.ts');
    const { restoreSession } = await import('../../shared/session/session.ts');
    await restoreSession();
    const location = memoryLocation({ path, record: true });
    render(
      <QueryClientProvider client={queryClient}>
        <Router hook={location.hook} searchHook={location.searchHook}>
          <LoginPage />
        </Router>
      </QueryClientProvider>,
    );
    return location;
  }

  it('A-03 redirects signed-in users to their profile', async () => {
    localStorage.setItem('access_token', 'tok');
    const { history } = await open('/login');
    await waitFor(() => expect(history.at(-1)).toBe('/dashboard/profile'));
  });

  it('A-03 stays for signed-out users', async () => {
    const { history } = await open('/login');
    expect(await screen.findByLabelText('Mobile number', {}, SOON)).toBeTruthy();
    expect(history).toEqual(['/login']);
  });
});
