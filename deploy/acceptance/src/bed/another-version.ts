import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { THIS_VERSION } from '../app/built-main.ts';

const PACKAGES = ['events', 'services', 'read-model', 'web', 'deploy'];
const BUILD_MS = 900_000;

/** Links installed packages, except those of the workspace. */
export function linkInstalled(folder: string): void {
  const installed = join(THIS_VERSION, 'node_modules');
  const own = join(folder, 'node_modules');
  mkdirSync(join(own, '@naksha'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@naksha' && name !== '.cache' && name !== '.vite-temp')
      symlinkSync(join(installed, name), join(own, name));
  for (const name of ['events', 'services', 'read-model', 'web', 'deploy', 'acceptance', 'loadtests'])
    symlinkSync(join(folder, name === 'acceptance' ? 'deploy/acceptance' : name), join(own, '@naksha', name));
  const ofDeploy = join(THIS_VERSION, 'deploy/node_modules');
  if (existsSync(ofDeploy)) symlinkSync(ofDeploy, join(folder, 'deploy/node_modules'));
}

export type Change = { file: string; change(text: string): string };

/** A copy of the build with changes and one more migration, standing for the next version. @param migration SQL */
export function makeNextVersion(
  folder: string,
  { changes, migration }: { changes: Change[]; migration: string },
): string {
  for (const name of PACKAGES)
    cpSync(join(THIS_VERSION, name), join(folder, name), {
      recursive: true,
      filter: (path) => !['node_modules', 'acceptance'].includes(basename(path)),
    });
  cpSync(join(THIS_VERSION, 'package.json'), join(folder, 'package.json'));
  linkInstalled(folder);
  for (const { file, change } of changes) {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file}: the text to change for the next version was not found`);
    writeFileSync(path, after);
  }
  const added = join(folder, 'services/prisma/migrations/9999_next_version');
  mkdirSync(added);
  writeFileSync(join(added, 'migration.sql'), migration);
  runIn(folder, process.execPath, ['deploy/bundle.mjs']);
  return folder;
}

/** @returns the commit of a branch, tag or other Git reference, or undefined: a shallow clone does not have all */
export function findCommit(reference: string): string | undefined {
  const words = ['rev-parse', '--verify', '--quiet', `${reference}^{commit}`];
  const { status, stdout } = spawnSync('git', words, { cwd: THIS_VERSION, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Builds an earlier commit with today's dependencies. @param keep folder to reuse it */
export function buildEarlierVersion(commit: string, keep: string): string {
  const folder = join(keep, commit);
  if (existsSync(join(folder, 'built'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  runIn(folder, 'tar', ['-x'], runIn(folder, 'git', ['-C', THIS_VERSION, 'archive', commit]));
  linkInstalled(folder);
  runIn(folder, process.execPath, ['deploy/build.mjs', 'serve']);
  writeFileSync(join(folder, 'built'), '');
  return folder;
}

function runIn(folder: string, program: string, words: string[], input?: Buffer): Buffer {
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    cwd: folder,
    input,
    timeout: BUILD_MS,
    maxBuffer: 2 ** 30,
  });
  if (status !== 0)
    throw new Error(`${program} ${words[0]} failed in ${folder}: ${error?.message ?? `${stdout}${stderr}`}`);
  return stdout;
}
