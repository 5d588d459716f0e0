import type { Rolldown } from 'vite';

export type OutputBundle = Rolldown.OutputBundle;
export type OutputChunk = Rolldown.OutputChunk;

export const listChunks = (bundle: OutputBundle): OutputChunk[] =>
  Object.values(bundle).filter((output) => output.type === 'chunk');

export function findRequiredChunk(
  bundle: OutputBundle,
  what: string,
  is: (chunk: OutputChunk) => boolean,
): OutputChunk {
  const found = listChunks(bundle).find(is);
  if (!found) throw new Error(`No chunk found: ${what}`);
  return found;
}

export function listFilesWithImports(bundle: OutputBundle, chunk: OutputChunk, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') listFilesWithImports(bundle, imported, found);
  }
  return found;
}
