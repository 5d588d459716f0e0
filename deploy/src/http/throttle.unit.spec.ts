import fastify from 'fastify';
import { expect, it } from 'vitest';
import { MemoryRequestCounter } from './memory-request-counter.ts';
import { answerProblem } from './problem-filter.ts';
import { throttle } from './throttle.ts';

it('tiles, pages and health are free, but not the look into the sessions that a token costs', async () => {
  const server = fastify();
  server.setErrorHandler(answerProblem);
  throttle(server, 3, new MemoryRequestCounter({ now: () => new Date() }));
  const paths = ['/api/map/tiles', '/health/live', '/some/page'];
  for (const path of paths) server.get(path, async () => 'there');
  const ask = async (url: string, headers: Record<string, string> = {}) =>
    (await server.inject({ url, headers })).statusCode;
  for (let n = 0; n < 5; n++) for (const path of paths) expect(await ask(path)).toBe(200);
  const guess = { authorization: 'Bearer guessed' };
  for (const path of paths) expect(await ask(path, guess)).toBe(200);
  for (const path of [...paths, '/nowhere']) expect(await ask(path, guess)).toBe(429);
  expect(await ask(paths[0])).toBe(200);
  await server.close();
});
