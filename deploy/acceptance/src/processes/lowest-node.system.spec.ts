import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THIS_VERSION } from '../app/built-main.ts';

const BUNDLED = join(THIS_VERSION, 'node_modules');
const PATHS = (process.env.PATH ?? '').split(delimiter).filter((path) => !path.startsWith(BUNDLED));
const { engines, scripts } = JSON.parse(readFileSync(join(THIS_VERSION, 'package.json'), 'utf8')) as {
  engines: { node: string };
  scripts: Record<string, string>;
};
/** npm scripts that run mains. */
const MAINS = Object.entries(scripts).filter(([, command]) => command.includes('deploy/dist/mains/'));

/** The system's Node, or the one at OLD_NODE, if older than the installed one. */
const old = [process.env.OLD_NODE, ...PATHS.map((path) => join(path, 'node'))].find((program) => {
  const { stdout } = spawnSync(program || '-', ['--version'], { encoding: 'utf8' });
  return /^v2[0-3]\./.test(stdout ?? '');
});

let folder: string;
let env: Record<string, string>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'naksha-lowest-node-'));
  mkdirSync(join(folder, 'bin'));
  if (old) symlinkSync(old, join(folder, 'bin/node'));
  env = { PATH: [join(folder, 'bin'), ...PATHS].join(delimiter), HOME: folder };
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(program: string, args: readonly string[], cwd = THIS_VERSION) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}`.trim() };
}

const ONE_SENTENCE = /^This is Node 2[0-3]\.[\d.]+, and Naksha needs Node 24 or newer\. [^\n]+$/;

it('package.json and README name the same Node version', () => {
  expect(engines.node).toBe('>=20.19');
  expect(readFileSync(join(THIS_VERSION, 'README.md'), 'utf8')).toContain('Node 20.19 or newer');
});

describe.skipIf(!old)('D-28 with only a Node older than 24', () => {
  it('npm start and all other commands use the Node that npm installed', () => {
    const { status, output } = run('npm', ['start', '--silent', '--', '--help']);
    expect(output).toContain('npm start -- --fresh');
    expect(status).toBe(0);
    // Without npm, which takes a second each, but with its PATH.
    for (const [name, command] of MAINS) {
      const { status, output } = run('sh', ['-c', `PATH="${BUNDLED}/.bin:$PATH"; ${command} --help`]);
      expect(output).toMatch(new RegExp(`npm (run (--silent )?)?${name}\\b`));
      expect(output, name).not.toMatch(/^ +at /m);
      expect(status, name).toBe(0);
    }
  });

  const programs = ['mains', 'entry-points'].flatMap((kind) =>
    readdirSync(join(THIS_VERSION, 'deploy/dist', kind))
      .filter((name) => /^(?!run-main)[\w-]+\.js$/.test(name))
      .map((name) => `deploy/dist/${kind}/${name}`),
  );
  it.each(programs)('node %s names the Node it needs in one sentence', (program) => {
    const { status, output } = run('node', [program]);
    expect(output).toMatch(ONE_SENTENCE);
    expect(output).toContain('Use the one that npm ci installed: export PATH=');
    expect(status).toBe(1);
  });

  it('each of our npm scripts says so if npm ci did not install Node', () => {
    const bare = join(folder, 'bare');
    for (const file of [
      'package.json',
      'deploy/build.mjs',
      'deploy/build-lock.mjs',
      'deploy/run.mjs',
      'deploy/require-node.mjs',
    ])
      cpSync(join(THIS_VERSION, file), join(bare, file));
    for (const [name, command] of Object.entries(scripts).filter(([one]) => one !== 'format')) {
      const { status, output } = run('sh', ['-c', command], bare);
      expect(output, name).toMatch(ONE_SENTENCE);
      expect(output, name).toContain('run `npm rebuild node`');
      expect(status, name).toBe(1);
    }
  });
});
