import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const ROW = /^\| ([A-Z]-\d{2,3}) \| (.+) \| (web|api|both|server) \|$/gm;
/** The quoted start of a test's or suite's title, or of a row of test cases. */
const TITLE = /(?:\b(?:it|test|describe)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*|^\s*\[\s*)(['"`])((?:(?!\1).)*)/gm;
const ID = /\b[A-Z]-\d{2,3}\b/g;

const idsInTitles = (source: string): string[] =>
  [...source.matchAll(TITLE)].flatMap(([, , title]) => title.match(ID) ?? []);

describe('docs/requirements.md', () => {
  const ids = [...readFileSync(`${root}/docs/requirements.md`, 'utf8').matchAll(ROW)].map(([, id]) => id);

  it('assigns each id to one row', () => {
    expect(ids.length).toBeGreaterThan(600);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('D-178 has a row for every id in the title of a test', () => {
    const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
      cwd: root,
      encoding: 'utf8',
    });
    const files = listed.split('\n').filter((file) => file && existsSync(`${root}/${file}`));
    const known = new Set(ids);
    const named = files.flatMap((file) =>
      idsInTitles(readFileSync(`${root}/${file}`, 'utf8')).map((id) => ({ file, id })),
    );
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it('D-178 finds ids in titles of tests, suites and tables, and nowhere else', () => {
    // Built at run time, so that the count of IDs in this file does not include them.
    const [a, b, c, d, e, f, g] = [1, 2, 3, 4, 5, 6, 7].map((number) => `D-0${number}`);
    const source = [
      `it('${a} ${b} says so', () => {`,
      `describe("${c} a suite", () => {`,
      `it.each(cases)('${d} %s', () => {`,
      `  ['${e}', 1],`,
      `// ${f} in a comment`,
      `const key = '${g}';`,
    ].join('\n');
    expect(idsInTitles(source)).toEqual([a, b, c, d, e]);
  });
});
