import { invalidFieldsProblem, Problem } from '@naksha/events/contracts';
import type { SecurityEvent } from '@naksha/services';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { logRejections } from './log-rejections.ts';
import { sendProblem } from './problem-filter.ts';

const PHONE = { field: 'title', reason: 'must not contain a phone number' };
const LINK = { field: 'reasons.1', reason: 'must not contain a link or a messenger name' };
const OTHER = { field: 'city', reason: 'must have 1 to 60 letters' };

it.each<[string, Problem, object[]]>([
  [
    'access to another account’s data',
    new Problem(403, 'owner_only', 'not yours'),
    [{ kind: 'authority_refused', code: 'owner_only', route: '/page' }],
  ],
  ['an unknown host', new Problem(421, 'unknown_host', 'no'), [{ kind: 'host_refused' }]],
  ['too many streams', new Problem(429, 'too_many_streams', 'no'), [{ kind: 'rate_limited', limit: 'streams' }]],
  [
    'too many contacts',
    new Problem(429, 'contacts_of_today_used', 'no'),
    [{ kind: 'rate_limited', limit: 'contacts' }],
  ],
  ...(['photos_of_hour_used', 'photos_unused_full', 'photos_busy'] as const).map(
    (code): [string, Problem, object[]] => [
      code,
      new Problem(429, code, 'no'),
      [{ kind: 'rate_limited', limit: 'photos' }],
    ],
  ),
  [
    'contact details in a text',
    invalidFieldsProblem([PHONE, OTHER, LINK]),
    [
      { kind: 'contact_refused', field: 'title' },
      { kind: 'contact_refused', field: 'reasons.1' },
    ],
  ],
  ['a required second factor', new Problem(403, 'prove_again', 'no'), []],
  ['an invalid value', invalidFieldsProblem([OTHER]), []],
  ['an unknown path', new Problem(404, 'not_found', 'no'), []],
])('of rejections, %s is logged with its origin', async (_, problem, noted) => {
  const events: SecurityEvent[] = [];
  const server = fastify();
  server.setErrorHandler(sendProblem);
  logRejections(server, { record: (event) => void events.push(event) });
  server.get('/page', async () => {
    throw problem;
  });
  expect((await server.inject({ url: '/page', remoteAddress: '192.0.2.7' })).statusCode).toBe(problem.status);
  expect(events).toEqual(noted.map((event) => ({ ...event, address: '192.0.2.7' })));
  await server.close();
});

it('each rejected part of a successful request is logged too', async () => {
  const events: SecurityEvent[] = [];
  const server = fastify();
  logRejections(server, { record: (event) => void events.push(event) });
  server.put('/several', async (request) => {
    request.refusedParts = [new Problem(403, 'owner_only', 'not yours'), new Problem(404, 'no_such_listing', 'none')];
    return 'some were';
  });
  const { statusCode } = await server.inject({ method: 'PUT', url: '/several', remoteAddress: '192.0.2.7' });
  expect(statusCode).toBe(200);
  expect(events).toEqual([{ kind: 'authority_refused', code: 'owner_only', route: '/several', address: '192.0.2.7' }]);
  await server.close();
});
