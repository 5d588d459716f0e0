import { expect, it } from 'vitest';
import { sendQueued } from './send-queued.ts';

function queueOf(keys: string[], expired = 0) {
  const waiting = keys.map((key) => ({
    request: new Request('http://naksha.test/api/buyer/saved', {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: '{}',
    }),
  }));
  const left = () => waiting.map(({ request }) => request.headers.get('idempotency-key'));
  const queue = {
    size: async () => waiting.length + expired,
    getAll: async () => [...waiting],
    shiftRequest: async () => waiting.shift(),
  };
  return { queue, left };
}

async function send(keys: string[], answers: (number | 'lost')[], expired = 0) {
  const { queue, left } = queueOf(keys, expired);
  const [sent, told]: string[][] = [[], []];
  const fetch = async ({ headers }: Request) => {
    const answer = answers.shift();
    if (typeof answer !== 'number') throw new TypeError('failed to fetch');
    sent.push(headers.get('idempotency-key')!);
    const position = `after ${sent.at(-1)}`;
    return answer === 204 ? new Response(null, { status: answer }) : Response.json({ position }, { status: answer });
  };
  const positions: unknown[] = [];
  const tell = async (outcome: string, position: unknown) => {
    told.push(outcome);
    positions.push(position);
  };
  const failed = await sendQueued(queue, { fetch, tell }).then(
    () => false,
    () => true,
  );
  return { sent, told, positions, left: left(), failed };
}

it('queued requests are sent once, in order, with their original keys', async () => {
  expect(await send(['a', 'b'], [200, 201])).toEqual({
    sent: ['a', 'b'],
    told: ['sent', 'sent'],
    positions: ['after a', 'after b'],
    left: [],
    failed: false,
  });
  expect(await send([], [])).toEqual({ sent: [], told: [], positions: [], left: [], failed: false });
  expect(await send(['a'], [204])).toMatchObject({ told: ['sent'], positions: [undefined] });
});

it('offline, or while the server is unavailable, a request stays queued, and so do later ones', async () => {
  for (const answer of ['lost', 503, 429] as const)
    expect(await send(['a', 'b', 'c'], [200, answer, 200])).toMatchObject({
      told: ['sent'],
      left: ['b', 'c'],
      failed: true,
    });
});

it('a request that the server rejects is reported and not retried, nor is an expired one', async () => {
  expect(await send(['a', 'b'], [401, 200])).toMatchObject({ told: ['refused', 'sent'], left: [], failed: false });
  expect(await send(['a'], [200], 2)).toMatchObject({ told: ['refused', 'sent'], left: [] });
});
