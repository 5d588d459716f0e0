import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LIMITS, renderLimitsTable } from './limits.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PAGE = join(ROOT, 'docs/limits.md');
const TABLE = /(<!-- limits -->\n)[\s\S]*?(\n<!-- \/limits -->)/;
/** How a limit refuses. */
const REFUSES = /Problem\(\s*(429|413|414|415|431)|status: (429|413)/;

describe('docs/limits.md', () => {
  it('contains the current table of limits; UPDATE_LIMITS=1 writes it', () => {
    const page = readFileSync(PAGE, 'utf8');
    const right = page.replace(TABLE, (_, start: string, end: string) => start + renderLimitsTable() + end);
    if (process.env.UPDATE_LIMITS) writeFileSync(PAGE, right);
    expect(readFileSync(PAGE, 'utf8')).toBe(right);
    for (const { what } of LIMITS) expect(right).toContain(`[${what}]`);
  });

  it('lists every limit that the code enforces, and none that no longer exists', () => {
    const sources = ['services', 'read-model', 'deploy'].flatMap((part) =>
      globSync(`${part}/src/**/*.ts`, { cwd: ROOT }),
    );
    const refusing = sources.filter(
      (path) => !/\.spec\.ts$|\/testing\//.test(path) && REFUSES.test(readFileSync(join(ROOT, path), 'utf8')),
    );
    expect(refusing.length).toBeGreaterThan(10);
    const named = new Set(LIMITS.map(({ kept }) => kept));
    expect(refusing.filter((path) => !named.has(path))).toEqual([]);
    expect([...named].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('has a value in each row, and names the response', () => {
    for (const { what, most, counted, answered } of LIMITS) {
      expect(most, what).toMatch(/\d/);
      expect(most, what).not.toMatch(/undefined|NaN/);
      expect(
        [counted, answered].every((text) => text.length > 2),
        what,
      ).toBe(true);
    }
  });
});
