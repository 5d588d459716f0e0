import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('N-03 screens change at 600, 1024, 1440 and 1920 px and nowhere else', () => {
  const css = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');
  const points = [...css.matchAll(/--breakpoint-([\w*]+): ([^;]+);/g)].map(([, name, value]) => [name, value]);
  expect(points).toEqual([
    // Those of the framework are gone.
    ['*', 'initial'],
    ['sm', '600px'],
    ['lg', '1024px'],
    ['xl', '1440px'],
    ['2xl', '1920px'],
  ]);
});
