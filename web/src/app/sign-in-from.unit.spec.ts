import { afterEach, expect, it, vi } from 'vitest';
import { sessionState } from '../shared/session/session.ts';
import { endSignInRequest, signInRequest } from '../shared/session/sign-in-request.ts';
import { navigateAfterSignIn, openSignIn } from './sign-in-from.ts';

afterEach(() => endSignInRequest(false));

const asked = () => signInRequest() !== undefined;

it('H-16 Sign in opens the dialog, or a page on phones and where the dialog never opens', () => {
  const navigate = vi.fn();
  openSignIn({ route: 'SingleProperty', navigate, phone: false });
  expect([asked(), navigate.mock.calls]).toEqual([true, []]);
  endSignInRequest(false);
  openSignIn({ route: 'SingleProperty', navigate, phone: true });
  for (const route of ['Login', 'Terms', 'AddProperty'] as const) openSignIn({ route, navigate, phone: false });
  expect([asked(), navigate.mock.calls]).toEqual([false, Array(4).fill(['/login'])]);
});

it('H-12 H-22 H-40 personal pages open after sign-in, or ask for it themselves where the dialog never opens', () => {
  const navigate = vi.fn();
  expect(sessionState()).toBe('out');
  navigateAfterSignIn({ route: 'Landing', navigate }, '/dashboard/profile');
  expect([asked(), navigate.mock.calls]).toEqual([true, []]);
  endSignInRequest(true);
  expect(navigate.mock.calls).toEqual([['/dashboard/profile']]);
  for (const route of ['Login', 'Terms', 'AddProperty'] as const)
    navigateAfterSignIn({ route, navigate }, '/dashboard/home');
  expect([asked(), navigate.mock.calls.slice(1)]).toEqual([false, Array(3).fill(['/dashboard/home'])]);
});
