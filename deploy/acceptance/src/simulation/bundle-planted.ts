import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import type { PlantedBug } from './planted-bugs.ts';

/** Valid from `src` and `dist`. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const ENTRY = join(ROOT, 'deploy/acceptance/src/simulation/run-seeds.ts');
/** Inside the workspace, so that external packages resolve. */
const BUNDLES = join(ROOT, 'deploy/acceptance/dist/simulation/planted');

/** Bundled: our own files and decorator helpers. Other packages are loaded once. */
const INSIDE = /^(?:\.|\/|\0|[A-Za-z]:|@naksha\/|@oxc-project\/runtime)/;

export function applyPlantedBug({ name, file, find, replace }: PlantedBug, source: string): string {
  const parts = source.split(find);
  if (parts.length !== 2)
    throw new Error(
      `Planted bug "${name}": its text to replace occurs ${parts.length - 1} times in ${file}, expected once`,
    );
  return parts.join(replace);
}

export const readSource = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Bundles simulation and core sources with the bug. @returns the bundle's URL, with the exports of `run-seeds.ts` */
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
          return applyPlantedBug(bug, code);
        },
      },
    ],
  });
  mkdirSync(BUNDLES, { recursive: true });
  const file = join(BUNDLES, `${as}.js`);
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
  if (!isPlanted) throw new Error(`Planted bug "${bug.name}": the simulation does not load ${bug.file}`);
  return pathToFileURL(file).href;
}
