import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';

const LOCK = new URL('../../build-lock.mjs', import.meta.url).href;

let folder: string;
let file: string;
const builds: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naksha-lock-'));
  file = join(folder, 'lock');
});
afterEach(async () => {
  for (const build of builds.splice(0)) build.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

function startBuild() {
  const script = `const { takeLock } = await import(${JSON.stringify(LOCK)});
    await takeLock(${JSON.stringify(file)});
    console.log('locked');
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  builds.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    pid: child.pid,
    line: async () => (await lines.next()).value,
    end: () => child.stdin.end(),
    kill: () => child.kill('SIGKILL'),
    ended: once(child, 'exit'),
  };
}

it('a second build waits for the first one, says so, and removes its lock', async () => {
  const first = startBuild();
  expect(await first.line()).toBe('locked');
  expect(await readFile(file, 'utf8')).toBe(String(first.pid));
  const second = startBuild();
  expect(await second.line()).toBe(
    `Waiting for another build (process ${first.pid}). If that process is not a build, delete ${file}`,
  );
  first.end();
  expect(await second.line()).toBe('locked');
  second.end();
  await second.ended;
  expect(existsSync(file)).toBe(false);
});

it('a lock of a process that has exited is ignored', async () => {
  const killed = startBuild();
  expect(await killed.line()).toBe('locked');
  killed.kill();
  await killed.ended;
  expect(existsSync(file)).toBe(true);
  const next = startBuild();
  expect(await next.line()).toBe('locked');
  next.end();
  await next.ended;
  await writeFile(file, '');
  expect(await startBuild().line()).toBe('locked');
});
