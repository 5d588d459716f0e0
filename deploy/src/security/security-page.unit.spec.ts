import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const PAGE = new URL('../../../docs/security.md', import.meta.url);

describe('docs/security.md', () => {
  const page = readFileSync(PAGE, 'utf8');

  it('names tests that there are', () => {
    const links = [...page.matchAll(/(?:\]\(|^\[[^\]]+\]: )([^)#\s]+)/gm)].map(([, path]) => path);
    expect(links.length).toBeGreaterThan(40);
    expect(links.filter((path) => !existsSync(new URL(path, PAGE)))).toEqual([]);
  });

  it('says of each item whether it is met', () => {
    const rows = page.split('## ASVS')[1].match(/^\| \d.*$/gm) ?? [];
    expect(rows.length).toBeGreaterThan(50);
    for (const row of rows) expect(row.split('|')[2].trim(), row).toMatch(/^(yes|part|no)$/);
  });
});
