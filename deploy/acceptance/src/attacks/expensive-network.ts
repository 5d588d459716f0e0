import type { Attack } from './attack.ts';
import { type RawAnswer, requestFrom } from './request-from.ts';
import { lacksRetryAfter, sendExpensiveRequests } from './send-expensive-requests.ts';
import { PROXY } from './target.ts';
import { visitUntil } from './visitors.ts';

const SIZES = {
  short: { refusals: 50, seconds: 20, atOnce: 20 },
  full: { refusals: 20_000, seconds: 30, atOnce: 60 },
};
/** Four times REQUESTS_A_MINUTE if each costs a quarter, plus requests in progress. */
const MOST_ANSWERED = { short: 4 * 40 * 4 + 60, full: 4 * 1_200 * 4 + 200 };
/** Low limit for the short form, which has few listings to search. */
const SHORT = { REQUESTS_A_MINUTE: '40' };

export const expensiveNetwork: Attack = {
  name: 'expensive questions from one /48',
  settings: (size): Record<string, string> => (size === 'full' ? { NAKSHA_DEMO: 'on' } : SHORT),
  async run(target, size) {
    let answers: RawAnswer[] = [];
    const attack = async () => {
      answers = await sendExpensiveRequests(target, {
        ...SIZES[size],
        address: PROXY,
        headers: (n) => comeFrom(`2001:db8:48:${(n & 0xffff).toString(16)}::1`),
      });
    };
    const visits = await visitUntil(target, attack());
    const others = await Promise.all(
      ['2001:db8:48:ffff::2', '2001:db8:49::1'].map((address) =>
        requestFrom(PROXY, target.url, '/home', { headers: comeFrom(address) }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    return [
      { what: 'refused', figure: refused.length, atLeast: SIZES.short.refusals },
      { what: 'refused without saying until when', figure: refused.filter(lacksRetryAfter).length, atMost: 0 },
      { what: 'answered', figure: answers.filter(({ status }) => status === 200).length, atMost: MOST_ANSWERED[size] },
      { what: 'other answers', figure: answers.filter(({ status }) => ![200, 429].includes(status)).length, atMost: 0 },
      {
        what: 'pages refused to others of that network and of its carrier',
        figure: others.filter(({ status }) => status !== 200).length,
        atMost: 0,
      },
      {
        what: 'lines of the security log about it',
        figure: target.securityLines('network_work').length,
        atLeast: 1,
      },
      ...visits.findingsOfVisitors(size),
    ];
  },
};

const comeFrom = (address: string) => ({ 'x-forwarded-for': address });
