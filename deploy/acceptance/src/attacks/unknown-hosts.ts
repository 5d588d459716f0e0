import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Attack } from './attack.ts';
import { OWN_HOST, PRODUCTION, type Target } from './target.ts';
import { visitUntil } from './visitors.ts';

const EVIL = 'evil.example';
/** Cached responses, and responses that contain our address. */
const PATHS = ['/home', '/api/map/tiles.json', '/api/property/cities', '/robots.txt', '/.well-known/security.txt', '/'];
const FORGERIES: ((path: string) => string[])[] = [
  (path) => [`GET ${path} HTTP/1.1`, `Host: ${EVIL}`],
  (path) => [`GET ${path} HTTP/1.1`, `Host: ${EVIL}:443`, `X-Forwarded-Proto: https`],
  (path) => [`GET ${path} HTTP/1.1`, `Host: ${EVIL}"><script>`],
  (path) => [`GET ${path} HTTP/1.1`, `Host: ${EVIL}`, `Host: ${OWN_HOST}`],
  (path) => [`GET http://${EVIL}${path} HTTP/1.1`, `Host: ${EVIL}`],
  (path) => [`GET ${path} HTTP/1.1`, `Host: ${OWN_HOST}.${EVIL}`],
  (path) => [`GET ${path} HTTP/1.1`, `Host: ${OWN_HOST}`, `Host: ${EVIL}`],
  (path) => [`GET ${path} HTTP/1.1`, `Host: ${OWN_HOST}`, `X-Forwarded-Host: ${EVIL}`],
];
const SAYS_BOTH = FORGERIES.length - 1;
const ROUNDS = { short: 1, full: 20 };

export const unknownHosts: Attack = {
  name: 'hosts that are not ours, in production',
  settings: () => PRODUCTION,
  async run(target, size) {
    const before = target.errorLines().length;
    const answers: { forgery: number; answer: string }[] = [];
    const attack = async () => {
      for (let round = 0; round < ROUNDS[size]; round++) {
        const address = target.newAddress();
        const asked = PATHS.flatMap((path) => FORGERIES.map((forge, forgery) => ({ forgery, lines: forge(path) })));
        const told = asked.map(async ({ forgery, lines }) => ({ forgery, answer: await say(target, address, lines) }));
        answers.push(...(await Promise.all(told)));
      }
    };
    const visits = await visitUntil(target, attack());
    const isRefused = ({ answer }: { answer: string }) => /^HTTP\/1\.1 4\d\d /.test(answer);
    return [
      { what: 'forged hosts', figure: answers.length, atLeast: PATHS.length * FORGERIES.length },
      {
        what: 'answered as if they were ours',
        figure: answers.filter((one) => one.forgery !== SAYS_BOTH && !isRefused(one)).length,
        atMost: 0,
      },
      {
        what: 'answers with their name in it',
        figure: answers.filter(({ answer }) => answer.includes(EVIL)).length,
        atMost: 0,
      },
      { what: 'without an answer', figure: answers.filter(({ answer }) => answer === '').length, atMost: 0 },
      { what: 'error lines in the log', figure: target.errorLines().length - before, atMost: 0 },
      ...visits.findings(size),
    ];
  },
};

/** Raw, because Node's client would not send such requests. */
async function say(target: Target, localAddress: string, lines: readonly string[]): Promise<string> {
  const { hostname: host, port } = new URL(target.url);
  const socket = connect({ host, port: Number(port), localAddress });
  // Not half-closed, because that would change the response.
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  return text(socket);
}
