import { Agent } from 'node:http';
import { type Answered, askFrom } from './ask-from.ts';
import type { Attack, Size } from './attack.ts';
import type { Target } from './target.ts';
import { visitWhile } from './visitors.ts';

/** It goes on until so many were refused, or the time is over. */
const SIZES = {
  short: { refusals: 50, seconds: 20, atOnce: 20 },
  full: { refusals: 20_000, seconds: 20, atOnce: 100 },
};
const CORNERS = 50;
/** REQUESTS_A_MINUTE, and what was already under way when the last of it was used up. */
const MOST_ANSWERED = 1_200;
const CRAWLER = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
/** What people and crawlers open: a page with its first paint, a listing, a page that isn't there, a list, a tile. */
const ANYTHING = ['/home', '/flat/no-such-flat', '/no-such-page', '/api/listings', '/api/map/11/1460/834.mvt'];

/** One address asks on a hundred connections what costs most: polygons that nobody has drawn before, for pages, lists, counts and tiles. */
export const expensiveQuestions: Attack = {
  name: 'expensive questions from one address',
  // With listings in which something has to be looked for; the short form has no time to post them.
  settings: (size): Record<string, string> => (size === 'full' ? { NAKSHA_DEMO: 'on' } : {}),
  async run(target, size) {
    const before = target.errorLines().length;
    const address = target.newAddress();
    let answers: Answered[] = [];
    const attack = async () => {
      answers = await askInVain(target, address, SIZES[size]);
    };
    const visits = await visitWhile(target, attack());
    const afterwards = await Promise.all(
      ANYTHING.flatMap((path) => [{}, CRAWLER].map((headers) => askFrom(address, target.url, path, { headers }))),
    );
    const refused = answers.filter(({ status }) => status === 429);
    return [
      {
        what: 'answered before it is refused',
        figure: answers.filter(({ status }) => status === 200).length,
        atMost: MOST_ANSWERED,
      },
      { what: 'refused', figure: refused.length, atLeast: SIZES.short.refusals },
      { what: 'refused without saying until when', figure: refused.filter(saysNotUntilWhen).length, atMost: 0 },
      {
        what: 'pages it is given then, as a crawler too',
        figure: afterwards.filter((answer) => answer.status !== 429 || saysNotUntilWhen(answer)).length,
        atMost: 0,
      },
      { what: 'other answers', figure: answers.filter(({ status }) => ![200, 429].includes(status)).length, atMost: 0 },
      { what: 'error lines in the log', figure: target.errorLines().length - before, atMost: 0 },
      ...visits.findingsOfVisitors(size),
    ];
  },
};

const saysNotUntilWhen = ({ headers }: Answered): boolean => !(Number(headers['retry-after']) > 0);

async function askInVain(
  target: Target,
  address: string,
  { refusals, seconds, atOnce }: (typeof SIZES)[Size],
): Promise<Answered[]> {
  const until = performance.now() + seconds * 1_000;
  const answers: Answered[] = [];
  // Who opens a connection for each is barred before he is asked anything.
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let [next, refused] = [0, 0];
  const asking = async () => {
    while (performance.now() < until && refused < refusals) {
      const answer = await askFrom(address, target.url, buildQuestion(next++), { agent });
      answers.push(answer);
      if (answer.status === 429) refused++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, asking));
  agent.destroy();
  return answers;
}

/** Another polygon each time, over the whole town. */
function buildQuestion(n: number): string {
  const corners = Array.from({ length: CORNERS }, (_, k) => {
    const angle = (2 * Math.PI * k) / CORNERS;
    const radius = 0.1 + 0.02 * Math.sin(k * 7 + n);
    return `${(30.71 + radius * Math.sin(angle)).toFixed(6)},${(76.75 + radius * Math.cos(angle)).toFixed(6)}`;
  });
  const filter = `poly=${corners.join(';')}&price_range=${20 + (n % 50)},${300 + (n % 200)}`;
  return [
    `/home?${filter}`,
    `/api/listings?${filter}&sort=price`,
    `/api/map/count?${filter}`,
    `/api/map/7/91/52.mvt?${filter}`,
  ][n % 4];
}
