import { type ClientRequest, request } from 'node:http';
import type { Attack } from './attack.ts';
import { requestFrom } from './request-from.ts';
import type { Target } from './target.ts';

const SIZES = { short: { addresses: 2, streams: 150 }, full: { addresses: 10, streams: 1_000 } };
const MOST_AN_ADDRESS = 100;
const NEWCOMERS = 20;
const HEAD_MS = 2_000;

export const liveStreams: Attack = {
  name: 'live streams by the thousand',
  async run(target, size) {
    const before = target.errorLines().length;
    const addresses = Array.from({ length: SIZES[size].addresses }, () => target.newAddress());
    const opened = await Promise.all(
      addresses.flatMap((from) => Array.from({ length: SIZES[size].streams }, () => openStream(target, from))),
    );
    const held = addresses.map((from) => opened.filter((stream) => stream.from === from && stream.isOpen()).length);
    const newcomers = await Promise.all(
      Array.from({ length: NEWCOMERS }, () => openStream(target, target.newAddress())),
    );
    const head = await requestFrom(target.newAddress(), target.url, '/api/live', {
      method: 'HEAD',
      timeoutMs: HEAD_MS,
    });
    for (const { close } of [...opened, ...newcomers]) close();
    return [
      { what: 'streams held by one address', figure: Math.max(...held), atMost: MOST_AN_ADDRESS },
      {
        what: 'newcomers without a stream',
        figure: newcomers.filter(({ status }) => status !== 200).length,
        atMost: 0,
      },
      { what: 'HEAD answered in', figure: head.status === 200 ? head.ms : HEAD_MS * 2, unit: 'ms', atMost: HEAD_MS },
      { what: 'error lines in the log', figure: target.errorLines().length - before, atMost: 0 },
    ];
  },
};

type Opened = { from: string; status: number; isOpen(): boolean; close(): void };

function openStream(target: Target, from: string): Promise<Opened> {
  const { hostname, port } = new URL(target.url);
  return new Promise((resolve) => {
    let open = true;
    const asking: ClientRequest = request({ hostname, port, path: '/api/live', localAddress: from, agent: false });
    const tell = (status: number) =>
      resolve({ from, status, isOpen: () => open && status === 200, close: () => asking.destroy() });
    asking.on('close', () => {
      open = false;
      tell(0);
    });
    asking.on('error', () => {});
    asking.on('response', (answer) => {
      answer.resume().on('error', () => {});
      tell(answer.statusCode ?? 0);
    });
    asking.end();
  });
}
