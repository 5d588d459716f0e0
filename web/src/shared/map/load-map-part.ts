import { loadWithRetries } from './load-with-retries.ts';

/**
 * Fetches the files first, because browsers remember a failed import. `files`: 'naksha:files-of …' replaced by the
 * build (name-chunk-files.ts).
 */
export async function fetchMapFilesThenRun<T>(files: string, run: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  // Without a build there are no files.
  if (!files.startsWith('naksha:')) await loadWithRetries(() => Promise.all(files.split(' ').map(fetchFile)), signal);
  return run();
}

async function fetchFile(file: string): Promise<void> {
  const answer = await fetch(`/${file}`);
  if (!answer.ok) throw new Error(`GET ${file}: status ${answer.status}`);
  // Only complete responses are cached.
  await answer.arrayBuffer();
}
