import { Agent } from 'node:http';
import type { Attack } from './attack.ts';
import { type RawAnswer, requestFrom } from './request-from.ts';
import { visitUntil } from './visitors.ts';

const SIZES = { short: { refusals: 50, seconds: 20 }, full: { refusals: 20_000, seconds: 20 } };
const CONNECTIONS = 6;
const BODY_BYTES = 200_000;
const BODY = `{"mobile_phone":${'['.repeat(BODY_BYTES / 2)}${']'.repeat(BODY_BYTES / 2)}}`;
/** Each costs six of the address's 1,200 requests a minute; those in progress are also answered. */
const MOST_READ = 1_200 / 6 + CONNECTIONS;

export const nestedBodies: Attack = {
  name: 'bodies of 200 KB, nested 100,000 levels deep',
  async run(target, size) {
    const before = target.errorLines().length;
    const notedBefore = target.refusedBodies().length;
    const address = target.newAddress();
    const answers: RawAnswer[] = [];
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const until = performance.now() + SIZES[size].seconds * 1_000;
    let refused = 0;
    const sendOnAndOn = async () => {
      while (performance.now() < until && refused < SIZES[size].refusals) {
        const answer = await requestFrom(address, target.url, '/api/auth/signup/signin', {
          ...{ method: 'POST', body: BODY, agent },
        });
        answers.push(answer);
        if (answer.status === 429) refused++;
      }
    };
    const visits = await visitUntil(target, Promise.all(Array.from({ length: CONNECTIONS }, sendOnAndOn)));
    agent.destroy();
    const count = (isSo: (status: number) => boolean) => answers.filter(({ status }) => isSo(status)).length;
    return [
      { what: 'bodies read before the address is refused', figure: count((s) => s === 413), atMost: MOST_READ },
      { what: 'refused with 429', figure: count((s) => s === 429), atLeast: 1 },
      // 0: the connection ended while the body was being sent.
      { what: 'other answers', figure: count((s) => ![0, 413, 429].includes(s)), atMost: 0 },
      { what: 'lines in the security log', figure: target.refusedBodies().length - notedBefore, atLeast: 1 },
      { what: 'error lines in the log', figure: target.errorLines().length - before, atMost: 0 },
      ...visits.findings(size),
    ];
  },
};
