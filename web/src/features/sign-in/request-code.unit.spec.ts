import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestCode } from './request-code.ts';
import { describeRejectedNames, toSentNames } from './sent-names.ts';
import { verifyCode } from './sign-in-calls.ts';

const phone = { country: '+91', national: '9876543210' };
type Said = { status: number; body: object; headers?: Record<string, string> };
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

describe('requesting a code', () => {
  beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null }));
  afterEach(() => vi.unstubAllGlobals());

  it('another one can be requested after 20 seconds', async () => {
    answers({ status: 201, body: { status: true, otp_length: 6 } });
    expect(await requestCode(phone, noWork)).toEqual({ outcome: 'sent', seconds: 20, length: 6 });
  });

  it('computes the proof of work and sends it, again if more is required meanwhile', async () => {
    const work = (challenge: string) => ({ status: 200, body: { status: false, work: { challenge, attempts: 128 } } });
    const asked = answers(work('one'), work('two'), { status: 201, body: { status: true, otp_length: 4 } });
    const solved = await requestCode(phone, async ({ challenge }) => `${challenge}~7`);
    expect(solved).toMatchObject({ outcome: 'sent', length: 4 });
    const body = { mobile_phone: '9876543210', country_code: '+91' };
    expect(asked).toEqual([body, { ...body, proof: 'one~7' }, { ...body, proof: 'two~7' }]);
  });

  it('waits as long as the server says if it is too early', async () => {
    answers(problem(429, 'code_too_early', '7'));
    expect(await requestCode(phone, noWork)).toEqual({ outcome: 'wait', seconds: 7 });
  });

  it('keeps the reason and duration if no code is available', async () => {
    for (const code of ['code_asked_elsewhere', 'code_too_many_today', 'code_prefix_paused', 'too_many_requests']) {
      answers(problem(429, code, '90'));
      expect(await requestCode(phone, noWork)).toMatchObject({ outcome: 'refused', retryAfter: 90, problem: { code } });
    }
  });

  it('shows which numbers get no code', async () => {
    answers(problem(422, 'invalid', undefined, { errors: [{ field: 'mobile_phone', reason: 'cannot' }] }));
    expect(await requestCode(phone, noWork)).toEqual({ outcome: 'unfit', reason: 'cannot' });
  });

  it('distinguishes a locked number from one that gets no codes', async () => {
    answers({ status: 200, body: { status: false, locked: true, retry_after: 1200 } });
    expect(await requestCode(phone, noWork)).toEqual({ outcome: 'locked', retryAfter: 1200 });
    answers({ status: 200, body: { status: false } });
    expect(await requestCode(phone, noWork)).toEqual({ outcome: 'no-path' });
  });

  it('A-32 sends the name with the number', async () => {
    const asked = answers({ status: 201, body: { status: true, otp_length: 4 } });
    const form = { first_name: 'Asha', last_name: 'Rana', subtype: '2', firm_name: 'Rana Homes' } as const;
    await requestCode(phone, noWork, toSentNames(form));
    await requestCode(phone, noWork, toSentNames({ ...form, subtype: '1' }));
    const sent = { firstname: 'Asha', lastname: 'Rana', subtype: '2', firm_name: 'Rana Homes' };
    const number = { mobile_phone: '9876543210', country_code: '+91' };
    expect(asked).toEqual([
      { ...number, ...sent },
      { ...number, ...sent, subtype: '1', firm_name: '' },
    ]);
  });

  it('A-32 shows which part of the name is rejected', async () => {
    answers(problem(422, 'invalid', undefined, { errors: [{ field: 'firstname', reason: 'must not be so' }] }));
    const form = { first_name: 'x', last_name: '', subtype: '1', firm_name: '' } as const;
    const asked = await requestCode(phone, noWork, toSentNames(form));
    expect(asked).toMatchObject({ outcome: 'names-refused' });
    const errors = [{ field: 'firstname', reason: 'must not be so' }];
    expect(await describeRejectedNames(form, errors)).toEqual({ first_name: 'Must not be so' });
  });

  it('X-16 a failing request, for or with a code, returns false', async () => {
    for (const status of [500, 503, 404]) {
      answers(problem(status, 'internal'));
      expect(await requestCode(phone, noWork)).toBe(false);
      expect(await verifyCode(phone, '1234')).toBe(false);
    }
    answers(problem(403, 'account_blocked'));
    expect(await verifyCode(phone, '1234')).toMatchObject({ outcome: 'blocked' });
  });
});
