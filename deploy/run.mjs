// Runs a command of package.json: `node deploy/run.mjs NAME MAIN [ARGUMENTS]`. Builds what MAIN needs first, except for `--help`.
// The scripts start it with `exec`, because npm passes signals only to the shell, which would end without passing them on.
import './require-node.mjs';

import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [name, main, ...args] = process.argv.slice(2);

/** @param output a file descriptor */
function runNode(output, ...nodeArgs) {
  const { status, error } = spawnSync(process.execPath, nodeArgs, { stdio: ['inherit', output, 'inherit'] });
  if (error) throw error;
  return status ?? 1;
}

/** Arguments of the build; a main that Node runs from the sources needs none. */
const builds = { 'deploy/dist': ['serve'], 'loadtests/dist': [] };
const fileOf = (path) => fileURLToPath(new URL(path, import.meta.url));

if (args.includes('--help') || args.includes('-h')) {
  process.exitCode = runNode(1, '--conditions=source', fileOf('src/commands/print-help.ts'), name);
} else {
  const build = builds[main.split('/', 2).join('/')];
  // Standard output belongs to the command, such as the protocol of `mcp`.
  const failed = build && runNode(2, fileOf('build.mjs'), ...build);
  if (failed) process.exit(failed);
  process.argv = [process.execPath, resolve(main), ...args];
  await import(pathToFileURL(resolve(main)).href);
}
