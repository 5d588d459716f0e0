import type { Plugin } from 'vite';
import { findRequiredChunk, listChunks, listFilesWithImports } from './bundle-chunks.ts';

const ASKED = /(["'`])naksha:files-of ([\w -]+)\1/g;

/** Replaces `'naksha:files-of home-map'` by the files of the named chunk, for preloading. */
export function injectChunkFileNames(): Plugin {
  return {
    name: 'naksha:files-of',
    generateBundle(_options, bundle) {
      for (const asking of listChunks(bundle))
        asking.code = asking.code.replace(ASKED, (_, quote: string, names: string) => {
          const loaded = listFilesWithImports(bundle, asking);
          const files = names.split(' ').flatMap((name) => {
            const named = findRequiredChunk(bundle, `named ${name}`, (chunk) => chunk.name === name);
            return [...listFilesWithImports(bundle, named)];
          });
          return quote + [...new Set(files)].filter((file) => !loaded.has(file)).join(' ') + quote;
        });
    },
  };
}
