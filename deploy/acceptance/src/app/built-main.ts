import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Spawned, spawnNode } from '@naksha/deploy/testing';

/** This version's folder. */
export const THIS_VERSION = fileURLToPath(new URL('../../../../', import.meta.url));

/** @param version folder of another built version */
export function builtMain(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
  version = THIS_VERSION,
): Spawned {
  const file = pathToFileURL(join(version, `deploy/dist/mains/${name}.js`));
  if (!existsSync(file)) throw new Error('Build output not found. Run npm run build first.');
  return spawnNode([], file, args, env);
}
