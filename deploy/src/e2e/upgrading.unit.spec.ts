import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const STEPS = /```sh\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'docs/upgrading.md'), 'utf8'))?.[1] ?? '';
const CONSUMERS = ['projector', 'worker'];
const PRODUCERS = ['relay', 'api'];
/** Run by hand, or all in one. */
const NO_STEP = ['embedded', 'import', 'parked', 'replay', 'run-main'];

/** Notes what would be started, and with which port. */
const NODE = `echo "start $(basename "$1" .js) \${PORT:-}" >>calls`;
/** Answers like curl: ready once that port's process has been started, and never where the test says so. */
const CURL = `url=\${!#}; port=\${url#*127.0.0.1:}; port=\${port%%/*}
for try in $(seq 500); do grep -q " $port$" calls && break; sleep 0.01; done
name=$(grep " $port$" calls | cut -d' ' -f2)
[ "$name" = "\${NEVER_READY:-}" ] && exit 22
echo "ready $name" >>calls`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naksha-upgrade-'));
  for (const [name, script] of Object.entries({ node: NODE, curl: CURL, npm: 'echo "npm $*" >>calls' })) {
    writeFileSync(join(folder, name), `#!/usr/bin/env bash\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The shipped steps as a person would run them, with programs that only note what they are asked. */
function upgrade(env: Record<string, string> = {}): string[] {
  const { error } = spawnSync('bash', ['-c', STEPS], {
    cwd: folder,
    env: { PATH: `${folder}:${process.env.PATH}`, ...env },
    timeout: 20_000,
  });
  if (error) throw error;
  return readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
}

it('D-86 the shipped steps migrate, then replace every consumer, and each is ready before the first producer starts', () => {
  const calls = upgrade().map((call) => call.replace(/ \d*$/, ''));
  expect(calls).toEqual([
    'npm ci',
    'npm run build',
    'start migrate',
    ...[...CONSUMERS, ...PRODUCERS].flatMap((name) => [`start ${name}`, `ready ${name}`]),
  ]);
});

it.each(CONSUMERS)('D-86 a %s that does not get ready ends the upgrade before any producer is replaced', (name) => {
  const calls = upgrade({ NEVER_READY: name }).join('\n');
  expect(calls).toContain(`start ${name} `);
  for (const producer of PRODUCERS) expect(calls).not.toContain(`start ${producer}`);
});

it('D-86 every kind of process that there is stands in the steps', () => {
  const mains = readdirSync(join(ROOT, 'deploy/src/mains')).map((name) => name.replace(/\.ts$/, ''));
  const unnamed = mains.filter((name) => !['migrate', ...CONSUMERS, ...PRODUCERS, ...NO_STEP].includes(name));
  expect(unnamed).toEqual([]);
});
