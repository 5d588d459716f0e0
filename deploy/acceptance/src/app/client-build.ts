import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLIENT } from '@naksha/deploy';

let copied: string | undefined;

/**
 * A copy of the built client, so that a concurrent build does not remove files of an open page; shared within the process. Run
 * `npm run build` before a single spec.
 */
export const builtClient = (): string => (copied ??= copyClient());

function copyClient(): string {
  if (!existsSync(join(CLIENT, 'index.html'))) throw new Error('Client build not found. Run npm run build first.');
  const copy = mkdtempSync(join(tmpdir(), 'naksha-client-'));
  cpSync(CLIENT, copy, { recursive: true });
  process.once('exit', () => rmSync(copy, { recursive: true }));
  return copy;
}

export function clientWithHindi(catalogue: object): string {
  const client = copyClient();
  const assets = join(client, 'assets');
  for (const name of readdirSync(assets).filter((name) => /^hi-.*\.js/.test(name))) {
    const file = join(assets, name);
    if (name.endsWith('.js')) writeFileSync(file, `export const hi = ${JSON.stringify(catalogue)};`);
    else rmSync(file);
  }
  return client;
}
