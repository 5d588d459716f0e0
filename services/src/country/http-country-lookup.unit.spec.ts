import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countryLookupContract } from '../testing/country-lookup-contract.ts';
import { HttpCountryLookup } from './http-country-lookup.ts';

const KNOWN: Readonly<Record<string, string>> = { '/203.0.113.0/json': 'US', '/2001%3Adb8%3A%3A/json': 'GB' };

describe('a country service', () => {
  let server: Server;
  let url: string;
  let asked: string[];
  let answer: (path: string, reply: ServerResponse) => void;
  const say = (reply: ServerResponse, body: unknown) => reply.end(JSON.stringify(body));
  beforeEach(async () => {
    asked = [];
    answer = (path, reply) => say(reply, { country_code: KNOWN[path], city: 'anywhere' });
    server = createServer(({ url = '' }, reply) => {
      asked.push(url);
      answer(url, reply);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/{ip}/json`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  countryLookupContract(() => ({
    lookup: new HttpCountryLookup(url),
    break: () => {
      answer = (_, reply) => reply.writeHead(500).end();
    },
  }));

  it.each([
    ['invalid JSON', (reply: ServerResponse) => reply.end('<html>')],
    ['JSON that is not an object', (reply: ServerResponse) => say(reply, 'US')],
    ['too many requests', (reply: ServerResponse) => reply.writeHead(429).end('{}')],
    [
      'a response that is too long',
      (reply: ServerResponse) => say(reply, { country_code: 'US', more: 'x'.repeat(70_000) }),
    ],
    ['a redirect', (reply: ServerResponse) => reply.writeHead(302, { location: '/203.0.113.0/json' }).end()],
  ])('that returns %s counts as unavailable', async (_, reply) => {
    const usual = answer;
    answer = (path, to) => (asked.length > 1 ? usual(path, to) : reply(to));
    await expect(new HttpCountryLookup(url).find('203.0.113.0')).rejects.toThrow('has no country_code');
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['another format', (reply: ServerResponse) => say(reply, { error: true, reason: 'Reserved IP Address' })],
    ['null', (reply: ServerResponse) => say(reply, { country_code: null })],
    ['an invalid country code', (reply: ServerResponse) => say(reply, { country_code: 'T1' })],
    ['404', (reply: ServerResponse) => reply.writeHead(404).end('no such network')],
  ])('that returns %s does not know the network', async (_, reply) => {
    answer = (_path, to) => reply(to);
    expect(await new HttpCountryLookup(url).find('203.0.113.0')).toBeUndefined();
  });
});
