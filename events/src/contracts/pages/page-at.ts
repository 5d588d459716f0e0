import type { Page } from './page.ts';
import { PAGES, type PageName } from './page-registry.ts';

const printPattern = ({ path, segments }: Page): RegExp =>
  new RegExp(`^${path.replace(/:(\w+)/g, (_, name) => `(?<${name}>${segments?.[name]?.join('|') ?? '[^/]+'})`)}/?$`);

const entries: readonly (readonly [PageName, Page])[] = /* @__PURE__ */ Object.entries(PAGES) as [PageName, Page][];

export const PAGE_PATTERNS = /* @__PURE__ */ Object.fromEntries(
  entries.map(([name, page]) => [name, printPattern(page)]),
) as Readonly<Record<PageName, RegExp>>;

export const PAGE_ALIASES: Readonly<Record<string, PageName>> = /* @__PURE__ */ Object.fromEntries(
  entries.flatMap(([name, { aliases = [] }]) => aliases.map((alias) => [alias, name])),
);

export type FoundPage = { name: PageName; params: Readonly<Record<string, string>> };

export function findPageByPath(path: string): FoundPage | undefined {
  for (const [name] of entries) {
    const match = PAGE_PATTERNS[name].exec(path);
    if (match) return { name, params: { ...match.groups } };
  }
  const name = PAGE_ALIASES[path];
  return name && { name, params: {} };
}
