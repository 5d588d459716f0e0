import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale, PageName } from '@naksha/events/contracts';

/** Files of the built client, by the page and the language that need them beside the program's own: see web/name-page-files.ts. */
export type PageFiles = {
  pages: Readonly<Partial<Record<PageName, readonly string[]>>>;
  locales: Readonly<Partial<Record<Locale, readonly string[]>>>;
};

export const NO_PAGE_FILES: PageFiles = { pages: {}, locales: {} };

/** A client that was built without them is loaded one file after the other. */
export function readPageFiles(clientFolder: string): PageFiles {
  const file = join(clientFolder, '.vite/page-files.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageFiles) : NO_PAGE_FILES;
}

/**
 * Links that let a browser load a page's scripts beside the program that would ask for them. `crossorigin` as the program's own
 * have it: else they would be loaded twice.
 */
export const printPageFiles = ({ pages, locales }: PageFiles, page: PageName, locale: Locale): string =>
  [...new Set([...(pages[page] ?? []), ...(locales[locale] ?? [])])]
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">\n    `)
    .join('');
