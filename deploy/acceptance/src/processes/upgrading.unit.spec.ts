import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const [STEPS = '', WAY_BACK = ''] = [
  ...readFileSync(join(ROOT, 'docs/upgrading.md'), 'utf8').matchAll(/```sh\n([\s\S]*?)```/g),
].map(([, block]) => block);
const CONSUMERS = ['projector', 'worker'];
const PRODUCERS = ['relay', 'api'];
/** Manual steps. */
const NO_STEP = [
  'backup',
  'content',
  'embedded',
  'erase',
  'evaluate',
  'export',
  'import',
  'mcp',
  'parked',
  'partner',
  'region',
  'rekey',
  'replay',
  'restore',
  'run-main',
  'sql',
  'staff',
  'unlock',
  'why',
];

const VERSION = 'naksha-2';

/** A fake main: records start, port and stop. */
const NODE = `name=$(basename "$1" .js)
echo "start $name" >>../calls
[ -z "\${PORT:-}" ] && exit
[ "$name" = "\${DIES:-}" ] && { echo 'no such database'; exit 1; }
trap 'rm ../$PORT; echo "end $name" >>../calls; exit' TERM
echo "$name" >../$PORT.new && PATH=/usr/bin:/bin mv ../$PORT.new ../$PORT
while :; do PATH=/usr/bin:/bin sleep 0.1; done`;
/** A fake curl; for a server that never gets ready, the third check gives up. */
const CURL = `url=\${!#}; port=\${url#*127.0.0.1:}; port=\${port%%/*}
name=$(cat ../$port 2>/dev/null) || exit 7
[ "$name" = "\${NEVER_READY:-}" ] && { echo "look $name" >>../calls; [ "$(grep -c look ../calls)" -ge 3 ] && kill $PPID; exit 22; }
[[ "$url" = */ready ]] && echo "ready $name" >>../calls
exit 0`;
const QUICK = 'PATH=/usr/bin:/bin sleep 0.02';
const OLD_NODE = 'echo "the computer has an old Node" >>../calls; exit 1';

// Dozens of small programs on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

let folder: string;
const program = (path: string, script: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `#!/usr/bin/env bash\n${script}\n`, { mode: 0o755 });
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naksha-upgrade-'));
  program(`${VERSION}/node_modules/.bin/node`, NODE);
  const programs = { node: OLD_NODE, curl: CURL, npm: 'echo "npm $*" >>../calls', sleep: QUICK };
  for (const [name, script] of Object.entries(programs)) program(`bin/${name}`, script);
});
afterEach(() => {
  for (const name of [...CONSUMERS, ...PRODUCERS]) {
    const pid = readPid(name);
    if (pid && isStub(pid)) process.kill(pid, 'SIGKILL');
  }
  rmSync(folder, { recursive: true });
});

const pidFile = (name: string): string => join(folder, 'run', `${name}.pid`);
const readPid = (name: string): number => (existsSync(pidFile(name)) ? Number(readFileSync(pidFile(name), 'utf8')) : 0);
const isStub = (pid: number): boolean =>
  spawnSync('ps', ['-o', 'args=', '-p', `${pid}`], { encoding: 'utf8' }).stdout.includes(folder);

/** Runs the documented steps with fake programs. */
function upgrade(env: Record<string, string> = {}, steps = STEPS) {
  rmSync(join(folder, 'calls'), { force: true });
  const { error, status, stderr } = spawnSync('bash', ['-c', steps], {
    cwd: join(folder, VERSION),
    env: { PATH: `${folder}/bin:${process.env.PATH}`, ...env },
    encoding: 'utf8',
    timeout: 120_000,
  });
  if (error) throw error;
  return { status, stderr, calls: readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n') };
}
const PREPARED = ['npm ci', 'npm run build', 'start migrate'];

it('D-86 the shipped steps migrate, then replace every consumer, and each is ready before the first producer starts', () => {
  const first = upgrade();
  expect(first.calls).toEqual([
    ...PREPARED,
    ...[...CONSUMERS, ...PRODUCERS].flatMap((name) => [`start ${name}`, `ready ${name}`]),
  ]);
  const next = upgrade();
  expect(next.calls).toEqual([
    ...PREPARED,
    ...[...CONSUMERS, ...PRODUCERS].flatMap((name) => [`end ${name}`, `start ${name}`, `ready ${name}`]),
  ]);
  expect([first.status, next.status]).toEqual([0, 0]);
});

it('a rollback replaces every producer first, and has the old version build its documents before its projector starts', () => {
  upgrade();
  const [functions] = STEPS.split('npm ci');
  const path = 'export PATH="$PWD/node_modules/.bin:$PATH"';
  const { status, calls } = upgrade({}, `${functions}${path}\n${WAY_BACK}`);
  const replaced = (name: string) => [`end ${name}`, `start ${name}`, `ready ${name}`];
  expect(calls).toEqual([...['api', 'relay', 'worker'].flatMap(replaced), 'start replay', ...replaced('projector')]);
  expect(status).toBe(0);
});

it.each(CONSUMERS)(
  'D-86 a %s that exits at once ends the upgrade with its last output, before any producer is replaced',
  (name) => {
    const { status, stderr, calls } = upgrade({ DIES: name });
    expect(status).toBe(1);
    expect(stderr).toContain('no such database');
    expect(calls.at(-1)).toBe(`start ${name}`);
  },
);

it.each(CONSUMERS)('D-86 a %s that does not become ready stops the upgrade before any producer is replaced', (name) => {
  const { status, calls } = upgrade({ NEVER_READY: name });
  expect(status).not.toBe(0);
  expect(calls).toContain(`start ${name}`);
  for (const producer of PRODUCERS) expect(calls).not.toContain(`start ${producer}`);
});

it('an old process that is not recorded is not taken for the new one', () => {
  upgrade();
  const old = readPid('api');
  rmSync(pidFile('api'));
  try {
    const { status, stderr, calls } = upgrade();
    expect(status).toBe(1);
    expect(stderr).toContain('answers on port 3000');
    expect(calls).not.toContain('start api');
  } finally {
    process.kill(old, 'SIGKILL');
  }
});

it('a recorded process id that now belongs to another process is left alone', async () => {
  const stranger = spawn('sleep', ['60'], { stdio: 'ignore' });
  await once(stranger, 'spawn');
  mkdirSync(join(folder, 'run'));
  writeFileSync(pidFile('projector'), `${stranger.pid}`);
  expect(upgrade().status).toBe(0);
  expect([stranger.exitCode, stranger.signalCode]).toEqual([null, null]);
  stranger.kill();
});

it('D-86 the steps name every kind of process', () => {
  const mains = readdirSync(join(ROOT, 'deploy/src/entry-points')).map((name) => name.replace(/\.ts$/, ''));
  const unnamed = mains.filter((name) => !['migrate', ...CONSUMERS, ...PRODUCERS, ...NO_STEP].includes(name));
  expect(unnamed).toEqual([]);
});
