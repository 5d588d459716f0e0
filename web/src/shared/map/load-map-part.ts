import { loadWithRetries } from './load-with-retries.ts';

/**
 * Imports a part of the map once all its files have come. They are fetched before, and again where they don't come, because
 * browsers remember a failed import until the page goes, and a failed preload too; under their own addresses, as the browser's
 * cache then has them, and because other chunks import them by these: a second copy would be another module.
 * @param files what the build makes of 'naksha:files-of …' (name-chunk-files.ts), separated by spaces
 * @throws what the last try threw
 */
export async function loadMapPart<T>(files: string, run: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  // Where nothing is built there are no files to name.
  if (!files.startsWith('naksha:')) await loadWithRetries(() => Promise.all(files.split(' ').map(fetchFile)), signal);
  return run();
}

async function fetchFile(file: string): Promise<void> {
  const answer = await fetch(`/${file}`);
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
  // Only what was read to its end is kept.
  await answer.arrayBuffer();
}
