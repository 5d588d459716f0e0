import { afterAll, describe, expect, it, vi } from 'vitest';
import { endSignInRequest, runWhenSignedIn, signInRequest } from './sign-in-request.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
afterAll(() => void vi.unstubAllGlobals());

const open = () => signInRequest() !== undefined;

describe('a signed-out user’s action', () => {
  it('A-36 waits for sign-in and then runs once', async () => {
    const wish = vi.fn();
    runWhenSignedIn(wish);
    // A promise-like value would be awaited by the store.
    await Promise.resolve();
    expect(wish).not.toHaveBeenCalled();
    expect(open()).toBe(true);
    endSignInRequest(true);
    endSignInRequest(true);
    expect(wish).toHaveBeenCalledTimes(1);
    expect(open()).toBe(false);
  });

  it('A-36 is dropped if the dialog is closed without sign-in', () => {
    const wish = vi.fn();
    runWhenSignedIn(wish);
    endSignInRequest(false);
    endSignInRequest(true);
    expect(wish).not.toHaveBeenCalled();
  });

  it('A-31 is one dialog with the latest action, however often it is opened', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    runWhenSignedIn(first);
    runWhenSignedIn(second);
    endSignInRequest(true);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });
});
