import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CountryUnknown } from './country-lookup.port.ts';
import { truncateToPublicNetwork, VisitorCountries } from './visitor-countries.ts';

const MINUTE = 60_000;

describe('the country of a visitor', () => {
  let now: number;
  let asked: string[];
  let answer: () => Promise<string | undefined>;
  let countries: VisitorCountries;
  beforeEach(() => {
    now = Date.UTC(2026, 10, 22);
    asked = [];
    answer = async () => 'US';
    const lookup = {
      find: (address: string) => {
        asked.push(address);
        return answer();
      },
    };
    countries = new VisitorCountries(lookup, { now: () => new Date(now) });
    vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
  });
  afterEach(() => vi.restoreAllMocks());

  it('K-49 is that of their network, or India without a service', async () => {
    expect(await countries.find('203.0.113.77')).toBe('US');
    expect(await new VisitorCountries(null, { now: () => new Date(now) }).find('203.0.113.77')).toBe('IN');
  });

  it('is requested by network, once an hour, for any number of concurrent visitors', async () => {
    await Promise.all(['203.0.113.1', '203.0.113.2', '::ffff:203.0.113.3'].map((one) => countries.find(one)));
    expect(asked).toEqual(['203.0.113.0']);
    await countries.find('2001:db8:7:1::1');
    await countries.find('2001:db8:7:2::1');
    expect(asked).toEqual(['203.0.113.0', '2001:db8:7::']);
    now += 59 * MINUTE;
    await countries.find('203.0.113.9');
    expect(asked).toHaveLength(2);
    now += MINUTE;
    await countries.find('203.0.113.9');
    expect(asked).toHaveLength(3);
  });

  it('K-49 is India on any failure, and the service is not used for a minute', async () => {
    answer = () => Promise.reject(new CountryUnknown('it is away'));
    expect(await countries.find('203.0.113.1')).toBe('IN');
    answer = async () => 'US';
    expect(await countries.find('198.51.100.1')).toBe('IN');
    expect(asked).toHaveLength(1);
    now += MINUTE;
    expect(await countries.find('203.0.113.1')).toBe('US');
  });

  it('K-49 is India for a network that the service does not know, while others are looked up', async () => {
    answer = async () => undefined;
    expect(await countries.find('203.0.113.1')).toBe('IN');
    answer = async () => 'US';
    expect(await countries.find('198.51.100.1')).toBe('US');
    now += 59 * MINUTE;
    expect(await countries.find('203.0.113.2')).toBe('IN');
    expect(asked).toEqual(['203.0.113.0', '198.51.100.0']);
    now += MINUTE;
    expect(await countries.find('203.0.113.2')).toBe('US');
  });

  it('is India for a visitor while too many lookups are running', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    answer = () => promise;
    const first = Array.from({ length: 8 }, (_, n) => countries.find(`198.51.${n}.1`));
    expect(await countries.find('203.0.113.1')).toBe('IN');
    resolve('GB');
    expect(await Promise.all(first)).toEqual(Array(8).fill('GB'));
    expect(await countries.find('203.0.113.1')).toBe('GB');
  });

  it('is never requested for private addresses or with a full address', () => {
    for (const own of [
      '127.0.0.1',
      '10.1.2.3',
      '192.168.1.1',
      '172.20.0.1',
      '100.64.0.1',
      '100.99.1.1',
      '100.127.255.1',
      '169.254.1.1',
      '::1',
      'fd00::1',
      'fe80::1%eth0',
      'x',
    ])
      expect(truncateToPublicNetwork(own), own).toBeUndefined();
    expect(truncateToPublicNetwork('172.32.0.1')).toBe('172.32.0.0');
    expect(truncateToPublicNetwork('100.63.0.1')).toBe('100.63.0.0');
    expect(truncateToPublicNetwork('100.128.0.1')).toBe('100.128.0.0');
    expect(truncateToPublicNetwork('2a02:8388:1:2:3:4:5:6')).toBe('2a02:8388:1::');
  });
});
