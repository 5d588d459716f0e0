import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const CACHE = new URL('../../../../node_modules/.cache/', import.meta.url);
const run = promisify(execFile);

export type PythonPackage = { name: string; version: string };

/** Installs a PyPI package into a virtual environment once. @returns its program folder @throws without Python */
export async function installPythonProgram({ name, version }: PythonPackage): Promise<string> {
  const folder = fileURLToPath(new URL(`${name}-${version}`, CACHE));
  if (existsSync(`${folder}/bin/${name}`)) return `${folder}/bin`;
  const python = process.env.PYTHON ?? 'python3';
  await run(python, ['-c', 'import sys, venv; assert sys.version_info >= (3, 10)']).catch(() => {
    throw new Error(`${name} needs Python 3.10 or newer with venv, not found as ${python}. Set PYTHON to its path.`);
  });
  console.log(`Installing ${name} ${version} into ${folder}`);
  await run(python, ['-m', 'venv', folder]);
  await run(`${folder}/bin/pip`, ['install', '--quiet', `${name}==${version}`]);
  return `${folder}/bin`;
}
