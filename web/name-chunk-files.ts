import type { Plugin, Rolldown } from 'vite';

type OutputBundle = Rolldown.OutputBundle;
type OutputChunk = Rolldown.OutputChunk;

const ASKED = /(["'`])naksha:files-of ([\w -]+)\1/g;

/**
 * Puts the files of the named chunks, and all that they import beside what the asking chunk has loaded itself, where a module
 * says `'naksha:files-of home-map'`: whoever knows them can have them at hand before an import needs them.
 */
export function nameChunkFiles(): Plugin {
  return {
    name: 'naksha:files-of',
    generateBundle(_options, bundle) {
      for (const asking of chunksOf(bundle))
        asking.code = asking.code.replace(ASKED, (_, quote: string, names: string) => {
          const loaded = withImports(bundle, asking);
          const files = names.split(' ').flatMap((name) => [...withImports(bundle, findChunk(bundle, name))]);
          return quote + [...new Set(files)].filter((file) => !loaded.has(file)).join(' ') + quote;
        });
    },
  };
}

const chunksOf = (bundle: OutputBundle): OutputChunk[] =>
  Object.values(bundle).filter((output) => output.type === 'chunk');

function findChunk(bundle: OutputBundle, name: string): OutputChunk {
  const found = chunksOf(bundle).find((chunk) => chunk.name === name);
  if (!found) throw new Error(`no chunk is named ${name}`);
  return found;
}

/** The chunk's file, its styles, and those of all that it imports before it runs. */
function withImports(bundle: OutputBundle, chunk: OutputChunk, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') withImports(bundle, imported, found);
  }
  return found;
}
