import type { Attack } from './attack.ts';
import { requestFrom } from './request-from.ts';
import { PROXY, type Target } from './target.ts';
import { findingOfWait, findingsOfServer, visitDuring } from './visitors.ts';

const SIZES = { short: 300, full: 3_000 };
const AT_ONCE = 300;
/** 99th percentile; the short form shares the machine with other tests. */
const WAIT_MS = { short: 3_000, full: 1_000 };
/** Minimum number of requests for a meaningful percentile. */
const QUESTIONS = 5;
const MOST = 10;
const PACE_MS = 20;
const NUMBER = '9876598765';

export const signInFlood: Attack = {
  name: 'guesses at one number at once',
  async run(target, size) {
    const person = target.client();
    person.address = '2001:db8:aaaa::1';
    await person.signIn('+919876512345', 'Asha');
    const headers = { authorization: `Bearer ${person.token}`, 'x-forwarded-for': person.address };
    const errand = { url: target.url, paths: ['/api/me/sessions'], headers, addresses: [PROXY], paceMs: PACE_MS };
    let statuses: number[] = [];
    const { visits, served } = await visitDuring(target, errand, async (asked) => {
      const isEnough = (guesses: number) =>
        guesses >= SIZES[size] * MOST || (guesses >= SIZES[size] && asked.length >= QUESTIONS);
      statuses = await guess(target, isEnough);
    });
    return [
      { what: 'guesses answered', figure: statuses.filter((status) => status > 0).length, atLeast: SIZES[size] },
      { what: 'guesses that signed in', figure: statuses.filter((status) => status === 201).length, atMost: 0 },
      { what: 'server errors', figure: statuses.filter((status) => status >= 500).length, atMost: 0 },
      { what: 'questions of a person meanwhile', figure: visits.length, atLeast: QUESTIONS },
      { what: 'of them refused', figure: visits.filter(({ status }) => status !== 200).length, atMost: 0 },
      findingOfWait('their wait', visits, WAIT_MS[size]),
      ...findingsOfServer(served, WAIT_MS[size]),
    ];
  },
};

async function guess(target: Target, isEnough: (guesses: number) => boolean): Promise<number[]> {
  const body = JSON.stringify({ mobile_phone: NUMBER, country_code: '+91', otp: 'nocode' });
  const statuses: number[] = [];
  let next = 0;
  const one = async () => {
    while (!isEnough(next)) {
      const headers = { 'x-forwarded-for': `2001:db8:bbbb:${(next++).toString(16)}::1` };
      const { status } = await requestFrom(PROXY, target.url, '/api/auth/signin/otpverify', {
        ...{ method: 'POST', headers, body },
      });
      statuses.push(status);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return statuses;
}
