import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../events/src/contracts/messages/en');
const T = join(import.meta.dirname, 'src/shared/messages/t.ts');
const OF_EVERY_PAGE = ['app', 'trade'];
const FIRST = 'naksha:first-texts';
const TEXTS_OF = 'naksha:texts-of-';

/** Built pages load only the texts they use: a module that uses a key imports its catalogue file. */
export function splitMessageCatalogue(): Plugin {
  const files = readdirSync(FOLDER)
    .map((name) => name.replace(/\.ts$/, ''))
    .filter((name) => name !== 'index');
  const later = files.filter((name) => !OF_EVERY_PAGE.includes(name));
  const keysOf = later.map((name) => ({
    name,
    keys: Array.from(readText(name).matchAll(/^ {2}'([\w.-]+)':/gm), ([, key]) => key),
  }));
  return {
    name: 'naksha:split-catalogue',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.startsWith(TEXTS_OF)) return `\0${source}`;
      if (source === '@naksha/events/messages/en' && importer === T) return `\0${FIRST}`;
      return null;
    },
    load(id) {
      if (id === `\0${FIRST}`) {
        const imports = OF_EVERY_PAGE.map((name) => `import { ${toConstName(name)} } from '${join(FOLDER, name)}.ts';`);
        return `${imports.join('\n')}\nexport const en = { ${OF_EVERY_PAGE.map((name) => `...${toConstName(name)}`).join(', ')} };`;
      }
      if (!id.startsWith(`\0${TEXTS_OF}`)) return null;
      const name = id.slice(TEXTS_OF.length + 1);
      return `import { ${toConstName(name)} } from '${join(FOLDER, name)}.ts';
        import { addCatalogueTexts } from '${T}';
        addCatalogueTexts(${toConstName(name)});`;
    },
    transform(code, id) {
      if (!/\/web\/src\/.*\.tsx?$/.test(id) || id.includes('/messages/')) return null;
      const asked = matchUsedKeys(code);
      const imports = keysOf.filter(({ keys }) => keys.some(asked)).map(({ name }) => `import '${TEXTS_OF}${name}';`);
      // On the first line, to keep source line numbers.
      return imports.length ? { code: `${imports.join(' ')} ${code}`, map: null } : null;
    },
  };
}

/** `'home.list'` uses a key, `trade.lead.${one}` every key with that prefix. */
function matchUsedKeys(code: string): (key: string) => boolean {
  const named = new Set(Array.from(code.matchAll(/['"`]([\w-]+\.[\w.-]+)['"`]/g), ([, key]) => key));
  const heads = Array.from(code.matchAll(/`([\w-]+\.[\w.-]*)\$\{/g), ([, head]) => head);
  return (key) => named.has(key) || heads.some((head) => key.startsWith(head));
}

const readText = (name: string): string => readFileSync(join(FOLDER, `${name}.ts`), 'utf8');
const toConstName = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
