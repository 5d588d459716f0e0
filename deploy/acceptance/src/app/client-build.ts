import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLIENT } from '@naksha/deploy';

let copied: string | undefined;

/**
 * A copy of the built client, so that a build beside the tests doesn't pull files from under an open page; one for all files
 * of a process, with which it goes. `npm test` builds it first; a single spec needs `npm run build` once.
 */
export const builtClient = (): string => (copied ??= copyClient());

function copyClient(): string {
  if (!existsSync(join(CLIENT, 'index.html'))) throw new Error('the client is not built: npm run build');
  const copy = mkdtempSync(join(tmpdir(), 'naksha-client-'));
  cpSync(CLIENT, copy, { recursive: true });
  process.once('exit', () => rmSync(copy, { recursive: true }));
  return copy;
}
