import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CORE } from './core.ts';
import { NAMED } from './named-survivors.ts';

const alternatives = (glob: string): string[] => {
  const [, before, names, after] = /^(.*)\{(.*)\}(.*)$/.exec(glob) ?? [];
  return names === undefined ? [glob] : names.split(',').map((name) => before + name + after);
};

it.each(CORE.flatMap(({ mutate, specs }) => [...mutate, ...specs].flatMap(alternatives)))('%s exists', (glob) => {
  expect(globSync(glob), glob).not.toEqual([]);
});

it.each(NAMED)('$file contains the line of a named survivor: $code', ({ file, code }) => {
  expect(existsSync(file), file).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(code);
});
