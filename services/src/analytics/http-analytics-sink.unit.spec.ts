import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { analyticsSinkContract } from '../testing/analytics-sink-contract.ts';
import { HttpAnalyticsSink } from './http-analytics-sink.ts';

describe('an external analytics server', () => {
  let server: Server;
  let address: string;
  let status: number;
  let bodies: { event: string; hour: string }[];
  let headers: NodeJS.Dict<string | string[]>[];
  beforeEach(async () => {
    [status, bodies, headers] = [204, [], []];
    server = createServer(async (request, reply) => {
      headers.push(request.headers);
      bodies.push(JSON.parse(await text(request)));
      reply.writeHead(status, { location: 'http://127.0.0.1:9/elsewhere' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/count`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  analyticsSinkContract(() => ({
    sink: new HttpAnalyticsSink(address),
    counted: async () => {
      for (const body of bodies) expect(Object.keys(body)).toEqual(['event', 'hour']);
      const names = bodies.map(({ event, hour }) => `${event} ${hour}`);
      return Object.fromEntries(names.map((name) => [name, names.filter((one) => one === name).length]));
    },
    break: async () => {
      status = 503;
    },
  }));

  it('gets name and password as such, only at its address, which appears in no error', async () => {
    const secret = address.replace('http://', 'http://naksha:s3cret@');
    await new HttpAnalyticsSink(secret).countEvent('close', new Date());
    expect(headers[0].authorization).toBe(`Basic ${Buffer.from('naksha:s3cret').toString('base64')}`);
    for (status of [302, 500]) {
      const failure = await new HttpAnalyticsSink(secret).countEvent('close', new Date()).catch(String);
      expect(failure).toBe(`NotCounted: Analytics service responded with status ${status}`);
    }
    const away = new HttpAnalyticsSink('http://naksha:s3cret@127.0.0.1:9/');
    expect(await away.countEvent('close', new Date()).catch(String)).toBe(
      'NotCounted: Analytics service is unreachable',
    );
  });
});
