// Plain JavaScript that any Node version parses, imported before everything else.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MIN_MAJOR = 24;

const found = process.versions.node;
if (Number.parseInt(found, 10) < MIN_MAJOR) {
  const bundled = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url));
  const remedy = existsSync(bundled)
    ? 'Use the one that npm ci installed: export PATH="$PWD/node_modules/.bin:$PATH"'
    : 'npm ci installs one, but not with --ignore-scripts: run `npm rebuild node`, or install Node yourself.';
  console.error(`This is Node ${found}, and Naksha needs Node ${MIN_MAJOR} or newer. ${remedy}`);
  process.exit(1);
}
