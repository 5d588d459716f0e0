import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HttpRouter } from './http-router.ts';

const TARGET = { lat: 30.7, lng: 76.7 };
const POINTS = [
  { lat: 30.71, lng: 76.71 },
  { lat: 30.72, lng: 76.72 },
];

let server: Server;
let requests: { url: string; body: string }[];
let answer: { status: number; body: unknown; location?: string } | undefined;
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeEach(async () => {
  requests = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ url: request.url ?? '', body });
    // Without an answer, the request hangs.
    if (!answer) return;
    response.writeHead(answer.status, answer.location ? { location: answer.location } : {});
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('requests a matrix from Valhalla, with our walking speed and the limit of two-wheelers', async () => {
  answer = { status: 200, body: { sources_to_targets: [[{ time: 61, distance: 1 }], [{ time: null }]] } };
  const router = new HttpRouter(`${address()}/`);
  expect(await router.secondsTo(TARGET, 'foot', POINTS)).toEqual([61, undefined]);
  await router.secondsTo(TARGET, 'two-wheeler', POINTS);
  expect(requests[0].url).toBe('/sources_to_targets');
  expect(JSON.parse(requests[0].body)).toEqual({
    sources: POINTS.map(({ lat, lng }) => ({ lat, lon: lng })),
    targets: [{ lat: 30.7, lon: 76.7 }],
    costing: 'pedestrian',
    costing_options: { pedestrian: { walking_speed: 4.8 } },
  });
  expect(JSON.parse(requests[1].body).costing_options).toEqual({ motor_scooter: { top_speed: 50 } });
});

it('requests a table of up to 99 points at a time from OSRM, with the mode in the URL', async () => {
  answer = { status: 200, body: { code: 'Ok', durations: [[0], [61.5], [null]] } };
  const router = new HttpRouter(`${address()}/{mode}/table/v1/driving`);
  expect(await router.secondsTo(TARGET, 'two-wheeler', POINTS)).toEqual([61.5, undefined]);
  expect(requests[0].url).toBe(
    '/two-wheeler/table/v1/driving/76.700000,30.700000;76.710000,30.710000;76.720000,30.720000?destinations=0&annotations=duration',
  );
  answer = { status: 200, body: { code: 'Ok', durations: Array(100).fill([1]) } };
  expect(await router.secondsTo(TARGET, 'car', Array(198).fill(POINTS[0]))).toHaveLength(198);
  expect(requests).toHaveLength(3);
});

it.each([
  ['an error', { status: 500, body: {} }, 'Router responded with status 500'],
  ['a redirect, which it does not follow', { status: 302, body: '', location: '/elsewhere' }, 'status 302'],
  ['a wrong number of points', { status: 200, body: { sources_to_targets: [[{ time: 1 }]] } }, 'neither'],
  ['a page', { status: 200, body: '<html>' }, 'neither'],
  [
    'a response that is too long',
    { status: 200, body: 'x'.repeat(2 * 1024 * 1024 + 1) },
    'response is larger than 2097152 bytes',
  ],
])('fails with a reason that contains no address after %s', async (_, given, message) => {
  answer = given;
  const failed = new HttpRouter(address()).secondsTo(TARGET, 'car', POINTS);
  await expect(failed).rejects.toThrow(message);
  await expect(failed).rejects.not.toThrow('127.0.0.1');
  expect(requests).toHaveLength(1);
});

it('waits no longer than its timeout', async () => {
  answer = undefined;
  const failed = new HttpRouter(address(), { timeoutMs: 50 }).secondsTo(TARGET, 'car', POINTS);
  await expect(failed).rejects.toThrow('Router did not respond in time');
});
