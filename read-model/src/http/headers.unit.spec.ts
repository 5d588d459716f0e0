import { describe, expect, it } from 'vitest';
import { acceptsGzip } from '../map/send-stored.ts';
import { matchesEtag } from './matches-etag.ts';

describe('request headers', () => {
  it.each([
    ['gzip, deflate, br', true],
    ['br;q=1.0, gzip;q=0.2', true],
    ['*', true],
    ['GZIP', true],
    ['gzip;q=0', false],
    ['gzip; q=0.000, *', false],
    ['br', false],
    ['', false],
    [undefined, false],
  ])('Accept-Encoding %j accepts gzip: %j', (header, expected) => {
    expect(acceptsGzip(header)).toBe(expected);
  });

  it.each([
    ['W/"t1.a"', true],
    ['"t1.a"', true],
    ['"x", W/"t1.a"', true],
    ['*', true],
    ['W/"t1.b"', false],
    ['t1.a', false],
    [undefined, false],
  ])('If-None-Match %j matches the tile: %j', (header, expected) => {
    expect(matchesEtag(header, 'W/"t1.a"')).toBe(expected);
  });
});
