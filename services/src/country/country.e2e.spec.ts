import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTablesContainingWords } from '../testing/find-traces.ts';
import { TestApp } from '../testing/test-app.ts';

describe('K-49 the country of a visitor', () => {
  let service: Server;
  let test: TestApp;
  let countries: Record<string, string>;
  let asked: string[];
  beforeAll(async () => {
    [countries, asked] = [{ '203.0.113.0': 'US', '198.51.100.0': 'ZZ' }, []];
    service = createServer(({ url = '' }, reply) => {
      const address = decodeURIComponent(url.slice(1));
      asked.push(address);
      reply.end(JSON.stringify({ country_code: countries[address] }));
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const GEOIP_URL = `http://127.0.0.1:${(service.address() as AddressInfo).port}/{ip}`;
    test = await TestApp.start({ GEOIP_URL });
  });
  afterAll(async () => {
    await test.stop();
    await new Promise((resolve) => service.close(resolve));
  });
  const find = async (from: string) => {
    const { status, body, headers } = await test.request('GET', '/api/country', { from });
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    return body;
  };

  it('is looked up by our server, with its calling code', async () => {
    expect(await find('203.0.113.77')).toEqual({ country_code: 'US', calling_code: '+1' });
    expect(asked).toEqual(['203.0.113.0']);
  });

  it('is India if the service returns none, or a country without telephones', async () => {
    const india = { country_code: 'IN', calling_code: '+91' };
    expect(await find('198.51.100.1')).toEqual(india);
    expect(await find('192.0.2.1')).toEqual(india);
    expect(await find('127.0.0.1')).toEqual(india);
  });

  it('leaves no data of the visitor in any table', async () => {
    await find('203.0.113.77');
    expect(await findTablesContainingWords(test, '203.0.113')).toEqual([]);
  });
});
