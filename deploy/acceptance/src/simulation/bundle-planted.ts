import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import type { PlantedBug } from './planted-bugs.ts';

/** From `src` and from `dist` alike. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const ENTRY = join(ROOT, 'deploy/acceptance/src/simulation/run-seeds.ts');
/** Within the workspace, so that what stays outside of the bundle is found from it. */
const BUNDLES = join(ROOT, 'deploy/acceptance/dist/simulation/planted');

/** What goes into the bundle: our own files, and what the compiler has decorators do. Others' packages are loaded once for all. */
const INSIDE = /^(?:\.|\/|\0|[A-Za-z]:|@naksha\/|@oxc-project\/runtime)/;

/** The source with the bug in it. @throws where what it replaces doesn't stand there once: then it is no bug any more */
export function plant({ name, file, find, replace }: PlantedBug, source: string): string {
  const parts = source.split(find);
  if (parts.length !== 2)
    throw new Error(`planted bug "${name}": ${file} has its place ${parts.length - 1} times, wanted once`);
  return parts.join(replace);
}

export const readSource = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/**
 * Puts the simulation and the core's sources into one file, with the bug in them.
 * @returns its URL, to be imported: it exports what `run-seeds.ts` does
 */
export async function bundlePlanted(bug: PlantedBug, as: string): Promise<string> {
  const planted = join(ROOT, bug.file);
  let isPlanted = false;
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'node',
    cwd: ROOT,
    external: (id) => !INSIDE.test(id),
    resolve: { conditionNames: ['source', 'import', 'node', 'default'] },
    transform: { decorator: { legacy: true }, target: 'es2024' },
    tsconfig: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'plant',
        transform(code, id) {
          if (id !== planted) return null;
          isPlanted = true;
          return plant(bug, code);
        },
      },
    ],
  });
  mkdirSync(BUNDLES, { recursive: true });
  const file = join(BUNDLES, `${as}.js`);
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
  if (!isPlanted) throw new Error(`planted bug "${bug.name}": the simulation does not run ${bug.file}`);
  return pathToFileURL(file).href;
}
