import { describe, expect, it } from 'vitest';
import { bodyTooComplexProblem, findExceededBodyLimit } from './body-shape.ts';

const LIMITS = { depth: 3, values: 6 };
const find = (json: string) => findExceededBodyLimit(Buffer.from(json), LIMITS);

describe('depth', () => {
  it('counts objects and arrays, and names the byte at which the limit is exceeded', () => {
    expect(find('{"a":[{"b":1}]}')).toBeUndefined();
    expect(find('{"a":[{"b":[]}]}')).toEqual({ limit: 'depth', allowed: 3, byte: 11 });
  });

  it('decreases at the end of a level', () => {
    expect(find('[[[]],[[]]]')).toBeUndefined();
  });

  it('stops at the first excess, however much follows', () => {
    expect(find('['.repeat(100_000))).toEqual({ limit: 'depth', allowed: 3, byte: 3 });
  });
});

describe('keys and items', () => {
  it('counts both, on every level', () => {
    expect(find('{"a":1,"b":[1,2,3],"c":4}')).toBeUndefined();
    expect(find('{"a":1,"b":[1,2,3,4],"c":4}')).toEqual({ limit: 'values', allowed: 6, byte: 20 });
  });
});

describe('what strings contain', () => {
  it.each([
    ['brackets and commas', '{"a":"[[[[{{{{,,,,,,,,"}'],
    ['an escaped quote', String.raw`{"a":"\"[[[[,,,,,,,,"}`],
    ['an escaped backslash before the quote', String.raw`{"a":"\\","b":"[[[[,,,,,,,,"}`],
    ['an escaped code unit', String.raw`{"a":"\u005b\u0022[[[[,,,,,,,,"}`],
    ['letters of several bytes', '{"a":"नक्शा 🏠 ,,,,,,,,","ਘਰ":"[[[["}'],
    ['in a key', '{"[[[[,,,,,,,,":1}'],
  ])('ignores brackets and commas in strings: %s', (_, json) => {
    expect(JSON.parse(json)).toBeTypeOf('object');
    expect(find(json)).toBeUndefined();
  });

  it('counts what follows an escaped backslash and its quote', () => {
    expect(find(String.raw`{"a":"\\","b":[[[]]]}`)).toMatchObject({ limit: 'depth' });
  });

  it.each(['"', '"\\', '{"a":"[[[[', '\\"[[[['])('stops at the end of invalid JSON: %s', (json) => {
    expect(() => find(json)).not.toThrow();
  });
});

it('skips a byte order mark', () => {
  expect(find('\uFEFF[[[[')).toEqual({ limit: 'depth', allowed: 3, byte: 6 });
});

it('names the exceeded limit, the position and the action', () => {
  expect(bodyTooComplexProblem({ limit: 'depth', allowed: 32, byte: 57 })).toMatchObject({
    status: 413,
    code: 'too_large',
    detail: 'The body is nested more than 32 levels deep: level 33 starts at byte 57. Use fewer levels.',
  });
  expect(bodyTooComplexProblem({ limit: 'values', allowed: 1_000, byte: 5_002 }).detail).toBe(
    'The body has more than 1000 keys and items: number 1001 starts at byte 5002. Send fewer at a time.',
  );
});
