import type { Attack } from './attack.ts';
import { type RawAnswer, requestFrom } from './request-from.ts';
import { lacksRetryAfter, sendExpensiveRequests } from './send-expensive-requests.ts';
import { visitUntil } from './visitors.ts';

const SIZES = {
  short: { refusals: 50, seconds: 20, atOnce: 20 },
  full: { refusals: 20_000, seconds: 20, atOnce: 100 },
};
/** REQUESTS_A_MINUTE, plus requests in progress. */
const MOST_ANSWERED = 1_200;
const CRAWLER = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
/** Common requests: a page, a listing, a missing page, a list, a tile. */
const ANYTHING = ['/home', '/flat/no-such-flat', '/no-such-page', '/api/listings', '/api/map/11/1460/834.mvt'];

export const expensiveQuestions: Attack = {
  name: 'expensive questions from one address',
  // With listings to search; the short form has no time to post them.
  settings: (size): Record<string, string> => (size === 'full' ? { NAKSHA_DEMO: 'on' } : {}),
  async run(target, size) {
    const before = target.errorLines().length;
    const address = target.newAddress();
    let answers: RawAnswer[] = [];
    const attack = async () => {
      answers = await sendExpensiveRequests(target, { address, ...SIZES[size] });
    };
    const visits = await visitUntil(target, attack());
    const afterwards = await Promise.all(
      ANYTHING.flatMap((path) => [{}, CRAWLER].map((headers) => requestFrom(address, target.url, path, { headers }))),
    );
    const refused = answers.filter(({ status }) => status === 429);
    return [
      {
        what: 'answered before it is refused',
        figure: answers.filter(({ status }) => status === 200).length,
        atMost: MOST_ANSWERED,
      },
      { what: 'refused', figure: refused.length, atLeast: SIZES.short.refusals },
      { what: 'refused without saying until when', figure: refused.filter(lacksRetryAfter).length, atMost: 0 },
      {
        what: 'pages it is given then, as a crawler too',
        figure: afterwards.filter((answer) => answer.status !== 429 || lacksRetryAfter(answer)).length,
        atMost: 0,
      },
      { what: 'other answers', figure: answers.filter(({ status }) => ![200, 429].includes(status)).length, atMost: 0 },
      { what: 'error lines in the log', figure: target.errorLines().length - before, atMost: 0 },
      ...visits.findingsOfVisitors(size),
    ];
  },
};
