import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markSecondFactorProvenInAllSessions } from '../testing/prove-second-factor.ts';
import { settings, TestApp } from '../testing/test-app.ts';
import { MAX_FILES_PER_DAY } from './own-data.controller.ts';

const PATH = '/api/auth/mydata';
const MINUTE = 60;

describe('Y-17 exporting the caller’s own data', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start(
      {},
      {
        ownDocuments: {
          async *findOwn(seller) {
            yield { of: 'listings', rows: [{ seller }] };
          },
        },
      },
    );
  });
  afterAll(() => test.stop());
  const take = (token: string, body: object = {}) => test.request('POST', PATH, { token, body });
  const askCode = (phone: string) => test.request('POST', '/api/auth/signup/signin', { body: { mobile_phone: phone } });

  it('is possible right after sign-in, and returns a file that is not cached', async () => {
    const token = await test.signIn('9876543210');
    const { status, body, headers } = await take(token);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="naksha-my-data.json"',
    });
    expect(body.tables.vault_person).toEqual([expect.objectContaining({ phone: '+919876543210' })]);
    expect(body.tables.session).toHaveLength(1);
    expect(body.documents.listings).toEqual([{ seller: body.account }]);
    expect(body.left_out.join()).toContain('photos');
  });

  it('requires a new code from a caller who signed in earlier', async () => {
    const phone = '9876543211';
    const token = await test.signIn(phone);
    test.advance(10 * MINUTE);
    expect((await take(token)).status).toBe(200);
    test.advance(1);
    expect(await take(token)).toMatchObject({ status: 403, body: { code: 'code_wanted' } });
    await askCode(phone);
    const otp = test.readCode(`+91${phone}`);
    const wrong = String((Number(otp) + 1) % 10_000).padStart(4, '0');
    expect(await take(token, { otp: wrong })).toMatchObject({ status: 403, body: { code: 'code_wrong' } });
    expect((await take(token, { otp })).status).toBe(200);
    expect(await take(token, { otp })).toMatchObject({ status: 403, body: { code: 'code_ended' } });
  });

  it('is limited to a few times a day', async () => {
    const token = await test.signIn('9876543212');
    for (let n = 0; n < MAX_FILES_PER_DAY; n++) expect((await take(token)).status).toBe(200);
    const { status, headers } = await take(token);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(80_000);
    expect((await take(await test.signIn('9876543213'))).status).toBe(200);
  });

  it('requires the second factor of staff', async () => {
    const token = await test.signIn(settings.STAFF_PHONES[0].slice(3));
    expect(await take(token)).toMatchObject({ status: 403, body: { code: 'prove_again' } });
    await markSecondFactorProvenInAllSessions(test.database, test.clock.now());
    expect((await take(token)).status).toBe(200);
  });

  it('is recorded in the security log each time', () => {
    const lines = test.security.filter(({ kind }) => kind === 'own_data_taken');
    expect(lines.length).toBeGreaterThanOrEqual(MAX_FILES_PER_DAY);
    expect(JSON.stringify(lines)).not.toMatch(/98765432/);
  });
});
