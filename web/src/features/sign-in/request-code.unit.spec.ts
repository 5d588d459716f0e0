import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestCode } from './request-code.ts';

const phone = { country: '+91', national: '9876543210' };
type Said = { status: number; body: object; headers?: Record<string, string> };
/** The server's answers, one after the other. @returns what it was sent */
const answers = (...said: Said[]) => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    const { status, body: answer, headers } = said[Math.min(asked.length, said.length) - 1];
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    return Response.json(answer, { status, headers: { 'content-type': type, ...headers } });
  });
  return asked;
};
const noWork = () => Promise.reject(new Error('no work was asked for'));
const problem = (status: number, code: string, retryAfter?: string, more = {}): Said => ({
  status,
  body: { code, status, title: 'wait', ...more },
  headers: retryAfter ? { 'retry-after': retryAfter } : {},
});

describe('asking for a code', () => {
  beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null }));
  afterEach(() => vi.unstubAllGlobals());

  it('another one may be asked for after 20 seconds', async () => {
    answers({ status: 201, body: { status: true, otp_length: 6 } });
    expect(await requestCode(phone, noWork)).toEqual({ outcome: 'sent', seconds: 20, length: 6 });
  });

  it('does the work that is asked for and sends its proof, again where more is asked meanwhile', async () => {
    const work = (challenge: string) => ({ status: 200, body: { status: false, work: { challenge, attempts: 128 } } });
    const asked = answers(work('one'), work('two'), { status: 201, body: { status: true, otp_length: 4 } });
    const solved = await requestCode(phone, async ({ challenge }) => `${challenge}~7`);
    expect(solved).toMatchObject({ outcome: 'sent', length: 4 });
    const body = { mobile_phone: '9876543210', country_code: '+91' };
    expect(asked).toEqual([body, { ...body, proof: 'one~7' }, { ...body, proof: 'two~7' }]);
  });

  it('too early, it waits as long as the server says', async () => {
    answers(problem(429, 'code_too_early', '7'));
    expect(await requestCode(phone, noWork)).toEqual({ outcome: 'wait', seconds: 7 });
  });

  it('where there is no code for a while it keeps the reason, and how long', async () => {
    for (const code of ['code_asked_elsewhere', 'code_too_many_today', 'code_prefix_paused', 'too_many_requests']) {
      answers(problem(429, code, '90'));
      expect(await requestCode(phone, noWork)).toMatchObject({ outcome: 'refused', retryAfter: 90, problem: { code } });
    }
  });

  it('says which numbers get none', async () => {
    answers(problem(422, 'invalid', undefined, { errors: [{ field: 'mobile_phone', reason: 'cannot' }] }));
    expect(await requestCode(phone, noWork)).toEqual({ outcome: 'unfit' });
  });

  it('tells a locked number from one that gets no codes', async () => {
    answers({ status: 200, body: { status: false, locked: true, retry_after: 1200 } });
    expect(await requestCode(phone, noWork)).toEqual({ outcome: 'locked', retryAfter: 1200 });
    answers({ status: 200, body: { status: false } });
    expect(await requestCode(phone, noWork)).toEqual({ outcome: 'no-path' });
  });
});
