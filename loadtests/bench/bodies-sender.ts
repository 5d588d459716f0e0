import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';

export type SendOrder = {
  url: string;
  body: string;
  /** Source addresses, used in turn. */
  addresses: readonly string[];
  connections: number;
  until: { ms: number } | { bodies: number };
};
/** By response status; 0: connection refused or closed. */
export type Sent = Record<number, number>;

/** Attackers run at lower priority, because real ones bring their own machines. */
const PRIORITY = 10;

process.once('message', async ({ url, body, addresses, connections, until }: SendOrder) => {
  setPriority(PRIORITY);
  const agents = addresses.map((localAddress) => new Agent({ keepAlive: true, localAddress }));
  const sent: Sent = {};
  const began = performance.now();
  let count = 0;
  const goesOn = () => ('ms' in until ? performance.now() - began < until.ms : count < until.bodies);
  const send = async () => {
    while (goesOn()) {
      const status = await post(url, body, agents[count++ % agents.length]);
      sent[status] = (sent[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, send));
  for (const agent of agents) agent.destroy();
  process.send?.(sent);
  process.disconnect();
});

const post = (url: string, body: string, agent: Agent): Promise<number> =>
  new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sending = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume().once('close', () => resolve(response.statusCode ?? 0));
    });
    sending.once('error', () => resolve(0));
    sending.end(body);
  });
