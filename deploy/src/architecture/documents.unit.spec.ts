import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const LINK = /(?:\]\(|^\[[^\]]+\]: )([^)\s]+)/gm;
const documents = globSync(['*.md', 'docs/**/*.md', 'deploy/{nginx,regions,acceptance}/**/*.md'], {
  cwd: ROOT,
  exclude: (path) => /node_modules|(^|\/)dist$|\/blogs$/.test(path),
});

/** GitHub's rule: lower case, punctuation removed, spaces to hyphens. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const readProse = (path: string) => readFileSync(path, 'utf8').replace(/```[\s\S]*?```/g, '');
const anchorsOf = (path: string) =>
  [...readProse(path).matchAll(/^#+ (.+)$/gm)].map(([, text]) => toAnchor(text.trim()));

it('finds the documents', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/operations.md']));
});

it.each(documents)('%s links only to existing files and headings', (document) => {
  const path = join(ROOT, document);
  const broken = [...readProse(path).matchAll(LINK)]
    .map(([, link]) => link)
    .filter((link) => !/^(https?|mailto):/.test(link))
    .filter((link) => {
      const [file, anchor] = link.split('#');
      const target = file ? resolve(dirname(path), file) : path;
      if (!existsSync(target)) return true;
      return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
    });
  expect(broken, relative(ROOT, path)).toEqual([]);
});
