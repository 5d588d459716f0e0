import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TRICITY_REGION } from '@naksha/events/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { writeWhatIfReport } from './run-what-if.ts';
import { createDemoHistory } from './testing/demo-history.ts';

const WORKED = fileURLToPath(new URL('../../../what-ifs/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'naksha-what-if-'));
afterAll(() => rmSync(folder, { recursive: true }));
const reader = createDemoHistory();
const ask = async (name: string) => {
  const report = join(folder, `${name}.html`);
  const words = await writeWhatIfReport({ reader, region: TRICITY_REGION, args: [join(WORKED, name), report] });
  return { words, html: readFileSync(report, 'utf8') };
};

describe('the effect of another rule on demo data', () => {
  it('marking listings as unconfirmed after 14 days affects most listings for sale, and moves no marker', async () => {
    const { words, html } = await ask('stale-after-14-days');
    const stale = Number(/<td>listing\.stale<\/td><td class="n">(\d+)/.exec(html)?.[1]);
    const [, changed, documents] = /listing: (\d+) of (\d+) changed, 0 added, 0 missing/.exec(words) ?? [];
    expect([documents, Number(changed)]).toEqual(['2500', stale]);
    // Homes sold since were already stale, and are on no map.
    expect(stale).toBe(2055);
    expect(words).toContain('0 moved, 0 appeared, 0 gone, 1836 otherwise');
    expect(html).toContain('<svg');
    expect(html).toMatch(/<td>listing [0-9a-z]{11}<\/td><td>stale<\/td><td>–<\/td><td>true<\/td>/);
  });

  it('a wider radius for probable duplicates finds at least as many pairs, and changes no documents', async () => {
    const { words, html } = await ask('duplicates-within-200-m');
    const [, before, after] = /probable duplicates: (\d+) pairs before, (\d+) after/.exec(words) ?? [];
    expect(Number(after)).toBeGreaterThan(Number(before));
    expect(words).not.toContain('changed, ');
    expect(words).toContain('saved-search pages that change: 0');
    expect(html).toContain('Probable duplicates within 200 m');
  });

  it('a folder without another version is rejected', async () => {
    await expect(writeWhatIfReport({ reader, region: TRICITY_REGION, args: [folder] })).rejects.toThrow(
      'neither what-if.ts',
    );
    await expect(writeWhatIfReport({ reader, region: TRICITY_REGION, args: [] })).rejects.toThrow('npm run replay');
  });
});
