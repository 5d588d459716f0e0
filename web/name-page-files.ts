import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { findRequiredChunk, listChunks, listFilesWithImports, type OutputBundle } from './bundle-chunks.ts';

const APP = join(import.meta.dirname, 'src/app');
const LISTS = ['page-components', 'reading-page-components', 'account-page-components'];
const HOME = '../features/home/home-page.tsx';
const CATALOGUES = join(import.meta.dirname, '../events/src/contracts/messages');
const TITLES = join(import.meta.dirname, 'src/shared/places/made-title.ts');

/** Read by deploy/src/pages/page-files.ts, so that responses can preload a page's scripts. */
export function emitPageFileList(): Plugin {
  return {
    name: 'naksha:page-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const pages = mapValues(readPages(), (module) => listFiles(bundle, join(APP, module)));
      const locales = mapValues({ hi: 'hi', pa: 'pa' }, (locale) => [
        ...listFiles(bundle, join(CATALOGUES, locale, 'index.ts')),
        ...listFiles(bundle, TITLES),
      ]);
      this.emitFile({
        type: 'asset',
        fileName: '.vite/page-files.json',
        source: JSON.stringify({ pages, locales }),
      });
    },
  };
}

function readPages(): Record<string, string> {
  const named = LISTS.flatMap((list) =>
    Array.from(
      readFileSync(join(APP, `${list}.ts`), 'utf8').matchAll(/^ {2}(\w+): \(\) => import\('([^']+)'\)/gm),
      ([, name, module]) => [name, module] as const,
    ),
  );
  return { ...Object.fromEntries(named), Home: HOME, QueryProperties: HOME };
}

function listFiles(bundle: OutputBundle, module: string): string[] {
  const first = listFilesWithImports(
    bundle,
    findRequiredChunk(bundle, 'the first', ({ isEntry }) => isEntry),
  );
  const chunk =
    listChunks(bundle).find(({ facadeModuleId }) => facadeModuleId === module) ??
    findRequiredChunk(bundle, `with ${module}`, ({ moduleIds }) => moduleIds.includes(module));
  return [...listFilesWithImports(bundle, chunk)].filter((file) => file.endsWith('.js') && !first.has(file));
}

const mapValues = <T, R>(object: Readonly<Record<string, T>>, map: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
