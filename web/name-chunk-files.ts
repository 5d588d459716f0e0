import type { Plugin } from 'vite';
import { chunksOf, filesWithImports, findChunk } from './bundle-chunks.ts';

const ASKED = /(["'`])naksha:files-of ([\w -]+)\1/g;

/** Replaces `'naksha:files-of home-map'` by the files of the named chunk, for preloading. */
export function nameChunkFiles(): Plugin {
  return {
    name: 'naksha:files-of',
    generateBundle(_options, bundle) {
      for (const asking of chunksOf(bundle))
        asking.code = asking.code.replace(ASKED, (_, quote: string, names: string) => {
          const loaded = filesWithImports(bundle, asking);
          const files = names.split(' ').flatMap((name) => {
            const named = findChunk(bundle, `named ${name}`, (chunk) => chunk.name === name);
            return [...filesWithImports(bundle, named)];
          });
          return quote + [...new Set(files)].filter((file) => !loaded.has(file)).join(' ') + quote;
        });
    },
  };
}
