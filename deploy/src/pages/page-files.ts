import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale, PageName } from '@naksha/events/contracts';

/** See web/name-page-files.ts. */
export type PageFiles = {
  pages: Readonly<Partial<Record<PageName, readonly string[]>>>;
  locales: Readonly<Partial<Record<Locale, readonly string[]>>>;
};

export const NO_PAGE_FILES: PageFiles = { pages: {}, locales: {} };

/** A client built without the list loads its files one after another. */
export function loadPageFiles(clientFolder: string): PageFiles {
  const file = join(clientFolder, '.vite/page-files.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageFiles) : NO_PAGE_FILES;
}

/** `crossorigin` must match the program's own, or they are loaded twice. */
export const formatPreloadTags = ({ pages, locales }: PageFiles, page: PageName, locale: Locale): string =>
  [...new Set([...(pages[page] ?? []), ...(locales[locale] ?? [])])]
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">\n    `)
    .join('');
