import { STAFF_PHONE } from '@naksha/deploy/testing';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import type { TestClient } from '../app/test-client.ts';
import type { Attack } from './attack.ts';

const GUESSES = { short: 20, full: 150 };
const OWNER = '+919746185321';
const SECOND_FACTOR = '/api/me/second-factor';

export const stolenSim: Attack = {
  name: 'a stolen SIM of staff',
  async run(target, size) {
    const owner = await target.client().signIn(OWNER, 'Asha');
    const { id } = await owner.postFlat();
    const thief = await target.client().signIn(STAFF_PHONE);
    const tried: Tried[] = [
      ['GET', '/api/staff/review'],
      ['GET', `/api/property/edit-property-data/${id}`],
      ['PUT', `/api/property/${id}`, { title: 'Mine by now' }],
      ['PUT', `/api/property/sold-delete/${id}`, { action: 'delete' }],
      ['POST', `/api/staff/listings/${id}/verify`, { checks: EVERY_CHECK }],
      ['POST', `/api/staff/listings/${id}/reject`, { reasons: ['because'] }],
      ['POST', '/api/staff/accounts/find', { mobile_phone: OWNER.slice(3) }],
      ['POST', `${SECOND_FACTOR}/totp`, {}],
      ['POST', `${SECOND_FACTOR}/totp/confirm`, { code: '123456' }],
      ['POST', `${SECOND_FACTOR}/passkeys/options`, {}],
      ['POST', `${SECOND_FACTOR}/recovery-codes`, {}],
      ...Array.from({ length: GUESSES[size] }, (_, n): Tried => {
        const code = String(n * 7919)
          .padStart(6, '0')
          .slice(-6);
        return n % 2 === 0
          ? ['POST', `${SECOND_FACTOR}/proof`, { totp: code }]
          : ['POST', `${SECOND_FACTOR}/enrolment`, { code: `${code}abcdefghij` }];
      }),
    ];
    const opened = await Promise.all(tried.map((one) => opens(thief, one)));
    const { body } = await thief.get('/api/auth/myprofile');
    return [
      { what: 'calls of staff and guesses tried', figure: tried.length, atLeast: GUESSES[size] + 11 },
      { what: 'of them that opened something', figure: opened.filter(Boolean).length, atMost: 0 },
      { what: 'sessions with the rights of staff', figure: Number(body?.users?.is_staff !== false), atMost: 0 },
    ];
  },
};

type Tried = [method: string, path: string, body?: object];

const opens = async (thief: TestClient, [method, path, body]: Tried): Promise<boolean> =>
  (await thief.request(method, path, { body })).status < 400;
