import { PAGES, type Page } from '@naksha/events/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
const SECOND = 1000;

async function load() {
  vi.resetModules();
  const { startRegistrationDialogTimer } = await import('./registration-clock.ts');
  const { signInRequest, endSignInRequest, askToSignIn } = await import('../../shared/session/sign-in-request.ts');
  const { startSession } = await import('../../shared/session/session.ts');
  const { updateSignInState, readSignInState } = await import('./user-state.ts');
  const { hasRegistrationCloseButton } = await import('./registration-rules.ts');
  const at = { page: PAGES.Home as Page, busy: false };
  const stop = startRegistrationDialogTimer({ findPage: () => at.page, isBusy: () => at.busy });
  stops.push(stop);
  return {
    at,
    stop,
    shown: () => signInRequest()?.appearance,
    close: () => endSignInRequest(false),
    askToSignIn,
    startSession,
    updateSignInState,
    readSignInState,
    hasRegistrationCloseButton,
    pass: (ms: number) => vi.advanceTimersByTime(ms),
  };
}
const stops: (() => void)[] = [];

describe('the automatic registration dialog', () => {
  beforeEach(() => {
    kept.clear();
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 6) });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('A-12 opens after 120 seconds, and after 2 if the flag of an earlier visit is set', async () => {
    const first = await load();
    first.pass(120 * SECOND - 1);
    expect(first.shown()).toBeUndefined();
    first.pass(1);
    expect(first.shown()).toBe(1);
    kept.set('shownPopup', JSON.stringify({ value: true, expiry: Date.now() + 60 * SECOND }));
    const second = await load();
    second.pass(2 * SECOND - 1);
    expect(second.shown()).toBeUndefined();
    second.pass(1);
    expect(second.shown()).toBe(1);
  });

  it('A-14 opens again 120 seconds after its first and second close, and not after its third', async () => {
    const { pass, shown, close } = await load();
    pass(120 * SECOND);
    for (const appearance of [2, 3]) {
      close();
      pass(120 * SECOND - 1);
      expect(shown()).toBeUndefined();
      pass(1);
      expect(shown()).toBe(appearance);
    }
    close();
    pass(3600 * SECOND);
    expect(shown()).toBeUndefined();
  });

  it('A-15 has no close button from the third time on, except on legal, question and contact pages, and keeps a flag for 3600 s', async () => {
    const { pass, shown, close, hasRegistrationCloseButton } = await load();
    pass(120 * SECOND);
    for (const appearance of [1, 2]) {
      expect(shown()).toBe(appearance);
      expect(hasRegistrationCloseButton(appearance, PAGES.Home)).toBe(true);
      expect(kept.has('shownPopup')).toBe(false);
      close();
      pass(120 * SECOND);
    }
    expect(shown()).toBe(3);
    expect(JSON.parse(kept.get('shownPopup')!)).toEqual({ value: true, expiry: Date.now() + 3600 * SECOND });
    for (const page of [PAGES.Home, PAGES.Landing, PAGES.SingleProperty])
      expect(hasRegistrationCloseButton(3, page)).toBe(false);
    const read = ['/contact', '/faq', '/privacy-policy', '/disclaimer'];
    const pages = Object.values<Page>(PAGES).filter(({ path }) => read.includes(path));
    expect(pages).toHaveLength(4);
    for (const page of pages) expect(hasRegistrationCloseButton(3, page), page.path).toBe(true);
  });

  it('A-16 an expired or unreadable flag is ignored', async () => {
    for (const flag of [JSON.stringify({ value: true, expiry: Date.now() }), 'true', '{']) {
      kept.set('shownPopup', flag);
      const { pass, shown, stop } = await load();
      pass(119 * SECOND);
      expect(shown(), flag).toBeUndefined();
      expect(kept.has('shownPopup')).toBe(false);
      stop();
    }
  });

  it('A-11 opens on every page but Login, Terms, AddProperty, StopAlerts and those that require sign-in', async () => {
    const never = ['Login', 'Terms', 'AddProperty', 'StopAlerts'];
    for (const [name, page] of Object.entries<Page>(PAGES)) {
      const { at, pass, shown, stop } = await load();
      at.page = page;
      pass(120 * SECOND);
      expect(shown(), name).toBe(never.includes(name) || page.meta.requiresAuth ? undefined : 1);
      stop();
    }
  });

  it('A-11 H-30 never opens on Login, Terms and AddProperty, and opens after the user leaves them', async () => {
    const { at, pass, shown } = await load();
    const never = ['/login', '/add', '/terms-and-conditions'];
    const pages = Object.values<Page>(PAGES).filter(({ path }) => never.includes(path));
    expect(pages).toHaveLength(3);
    for (const page of pages) {
      at.page = page;
      pass(200 * SECOND);
      expect(shown(), page.path).toBeUndefined();
    }
    at.page = PAGES.SingleProperty;
    pass(SECOND);
    expect(shown()).toBe(1);
  });

  it('A-37 waits while the user is active in a form', async () => {
    const { at, pass, shown } = await load();
    at.busy = true;
    pass(500 * SECOND);
    expect(shown()).toBeUndefined();
    at.busy = false;
    pass(SECOND);
    expect(shown()).toBe(1);
  });

  it('A-13 A-28 does not open for signed-in or known users, or over another dialog', async () => {
    const known = await load();
    known.updateSignInState({ isUserExists: true });
    known.pass(500 * SECOND);
    expect(known.shown()).toBeUndefined();
    const asked = await load();
    asked.askToSignIn();
    asked.pass(500 * SECOND);
    expect(asked.shown()).toBeUndefined();
    const open = await load();
    expect(open.readSignInState()).toEqual({
      phoneNumber: '',
      countryCode: '+91',
      isLogin: false,
      isUserExists: false,
      isPopedUp: false,
    });
    open.pass(120 * SECOND);
    expect(open.readSignInState().isPopedUp).toBe(true);
    open.close();
    expect(open.readSignInState().isPopedUp).toBe(false);
    const signedIn = await load();
    signedIn.startSession('token');
    expect(signedIn.readSignInState().isLogin).toBe(true);
    signedIn.pass(500 * SECOND);
    expect(signedIn.shown()).toBeUndefined();
  });
});
