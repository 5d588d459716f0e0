import { Agent, request } from 'node:http';
import type { Attack } from './attack.ts';
import { requestFrom } from './request-from.ts';
import { PROXY, type Target } from './target.ts';

const SIZES = { short: 5_000, full: 110_000 };
const AT_ONCE = 64;
const NEWCOMERS = 50;
const MEGABYTE = 2 ** 20;

export const manyNetworks: Attack = {
  name: 'requests from 100,000 networks',
  async run(target, size) {
    const before = target.residentBytes();
    await flood(target, SIZES[size]);
    const newcomers = await Promise.all(
      Array.from({ length: NEWCOMERS }, (_, n) => askAs(target, `2001:db8:ffff:${n.toString(16)}::1`)),
    );
    return [
      { what: 'networks', figure: SIZES[size], atLeast: SIZES[size] },
      { what: 'new visitors refused', figure: newcomers.filter(({ status }) => status !== 200).length, atMost: 0 },
      {
        what: 'memory that it took',
        figure: (target.residentBytes() - before) / MEGABYTE,
        unit: 'MB',
        atMost: 150,
      },
    ];
  },
};

const askAs = (target: Target, address: string) =>
  requestFrom(PROXY, target.url, '/api/property/cities', { headers: { 'x-forwarded-for': address } });

async function flood(target: Target, networks: number): Promise<void> {
  const { hostname, port } = new URL(target.url);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const ask = (n: number) =>
    new Promise<void>((resolve, reject) => {
      const headers = { 'x-forwarded-for': `2001:db8:${(n >> 16).toString(16)}:${(n & 0xffff).toString(16)}::1` };
      request({ hostname, port, path: '/api/property/cities', agent, localAddress: PROXY, headers })
        .on('response', (answer) => answer.resume().on('end', resolve))
        .on('error', reject)
        .end();
    });
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < networks) await ask(next++);
    }),
  );
  agent.destroy();
}
