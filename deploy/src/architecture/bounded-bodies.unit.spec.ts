import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Arrays of a schema without a maximum length: a body of 256 KB can hold 125,000 numbers. */
function findUnbounded(source: string): string[] {
  return [...source.matchAll(/\bz\s*\.array\(/g)]
    .map(({ index }) => chainFrom(source, index))
    .filter((chain) => !/\.(max|length)\($/.test(chain));
}

function chainFrom(source: string, start: number): string {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    const letter = source[at];
    if (letter === '(' && depth === 0 && /\.(max|length)$/.test(source.slice(start, at)))
      return source.slice(start, at + 1);
    if ('([{'.includes(letter)) depth++;
    if (')]}'.includes(letter)) depth--;
    if (depth < 0 || (depth === 0 && ',;'.includes(letter))) return source.slice(start, at);
  }
  return source.slice(start);
}

it('every list in a request body has a maximum length', () => {
  const files = readdirSync(`${ROOT}services/src`, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !/\.spec\.ts$|^(prisma-client|testing)\//.test(file),
  );
  const sources = files.map((file) => ({ file, source: readFileSync(`${ROOT}services/src/${file}`, 'utf8') }));
  expect(sources.filter(({ source }) => /z\s*\.array\(/.test(source)).length).toBeGreaterThan(4);
  expect(sources.flatMap(({ file, source }) => findUnbounded(source).map((chain) => `${file}: ${chain}`))).toEqual([]);
});

it.each([
  ['z.object({ a: z.array(z.string()) })', 1],
  ['z.array(z.string().max(3)).default([])', 1],
  ['z.array(z.array(z.string()).max(3))', 1],
  ['z.array(z.string()), b: z.string().max(3)', 1],
  ['z.array(z.string()).min(1).max(3)', 0],
  ['z\n  .array(z.string().max(3))\n  .max(3)', 0],
  ['z.union([z.array(z.string()).max(2), z.array(z.string())])', 1],
])('%s contains %i without one', (source, unbounded) => {
  expect(findUnbounded(source)).toHaveLength(unbounded);
});
