import { printReach } from '@naksha/events/kernel';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { computeReachableAreaBeforeRequests } from './prepare-reach.ts';

it('prepares the filter `within` of a request before its route runs, if it can be parsed', async () => {
  const steps: string[] = [];
  const server = fastify();
  computeReachableAreaBeforeRequests(server, async (within) => void steps.push(printReach(within)));
  server.get('/api/listings', async () => steps.push('route'));
  for (const query of ['?within=mohali,25min,car', '?within=mohali', '?within=mohali,2km&within=mohali,3km', ''])
    expect((await server.inject(`/api/listings${query}`)).statusCode).toBe(200);
  expect(steps).toEqual(['mohali,25min,car', 'route', 'route', 'route', 'route']);
});
