import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestCode } from './sign-in-calls.ts';

const phone = { country: '+91', national: '9876543210' };
const answers = (status: number, body: object, headers: Record<string, string> = {}) =>
  vi.stubGlobal('fetch', async () =>
    Response.json(body, {
      status,
      headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json', ...headers },
    }),
  );

describe('asking for a code', () => {
  beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null }));
  afterEach(() => vi.unstubAllGlobals());

  it('another one may be asked for after 20 seconds', async () => {
    answers(201, { status: true });
    expect(await requestCode(phone)).toEqual({ outcome: 'sent', seconds: 20 });
  });

  it('too early, it waits as long as the server says', async () => {
    answers(429, { code: 'code_too_early', status: 429, title: 'wait' }, { 'retry-after': '7' });
    expect(await requestCode(phone)).toEqual({ outcome: 'wait', seconds: 7 });
  });

  it('tells a locked number from one that gets no codes', async () => {
    answers(200, { status: false, locked: true, retry_after: 1200 });
    expect(await requestCode(phone)).toEqual({ outcome: 'locked', retryAfter: 1200 });
    answers(200, { status: false });
    expect(await requestCode(phone)).toEqual({ outcome: 'no-path' });
  });
});
