import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PAGES, type Page } from '@naksha/events/contracts';
import { expect, it } from 'vitest';

const COMPONENTS = ['page-components.ts', 'account-page-components.ts', 'reading-page-components.ts']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');
const OF_EVERY_PAGE = ['app', 'trade'];

it('texts of a page head are in the same chunk as the page', () => {
  const loads = [...COMPONENTS.matchAll(/^ {2}(\w+): \(\) => import\('(.+)'\)/gm)].map(([, name, path]) => ({
    name,
    path,
  }));
  for (const name of ['Home', 'QueryProperties']) loads.push({ name, path: '../features/home/home-page.tsx' });
  expect(loads.map(({ name }) => name).sort()).toEqual(Object.keys(PAGES).sort());
  for (const { name, path } of loads) {
    const { meta } = PAGES[name as keyof typeof PAGES] as Page;
    const folder = dirname(join(import.meta.dirname, path));
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.spec.'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join();
    for (const key of [meta.title, meta.description ?? meta.title, meta.keywords ?? meta.title]) {
      const [file] = key.split('.');
      if (!OF_EVERY_PAGE.includes(file)) expect(sources, name).toMatch(new RegExp(`['"\`]${file}\\.\\w`));
    }
  }
});
