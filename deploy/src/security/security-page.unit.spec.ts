import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PAGE = new URL('../../../docs/security.md', import.meta.url);

describe('docs/security.md', () => {
  const page = readFileSync(PAGE, 'utf8');

  const rows = (page.split('## ASVS')[1].match(/^\| \d.*$/gm) ?? []).map((row) =>
    row.split(/ ?\| ?/).map((cell) => cell.trim()),
  );

  it('names existing tests', () => {
    const specs = globSync('{events,services,read-model,deploy,web}/{src,acceptance/src}/**/*.spec.{ts,tsx}', {
      cwd: ROOT,
    });
    const existing = new Set(specs.map((path) => basename(path).split('.')[0]));
    const named = rows.flatMap(([, , , , tests]) => tests.split(', ').filter(Boolean));
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((test) => !existing.has(test))).toEqual([]);
  });

  it('states for each item whether it is met', () => {
    expect(rows.length).toBeGreaterThan(50);
    for (const [, item, met] of rows) expect(met, item).toMatch(/^(yes|part|no)$/);
  });
});
