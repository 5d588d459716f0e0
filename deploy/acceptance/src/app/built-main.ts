import { existsSync } from 'node:fs';
import { type Spawned, spawnNode } from '@naksha/deploy/testing';

/** One of the mains as a process of its own, as npm's scripts start it. `npm test` builds it first. */
export function builtMain(name: string, args: readonly string[], env: Record<string, string>): Spawned {
  const file = new URL(`../../../dist/mains/${name}.js`, import.meta.url);
  if (!existsSync(file)) throw new Error('the mains are not built: npm run build');
  return spawnNode([], file, args, env);
}
