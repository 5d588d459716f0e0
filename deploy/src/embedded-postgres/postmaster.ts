import { type ChildProcess, spawn } from 'node:child_process';
import type { UnixUser } from './unprivileged-user.ts';

export type Postmaster = { pid: number; port: number; ended: Promise<void>; stop(): Promise<void> };

type Spawn = {
  program: string;
  cluster: string;
  port: number;
  user: UnixUser | undefined;
  settings: Record<string, string>;
};

/** How long a fast shutdown may take before an immediate one, after which the next start recovers. */
const STOP_TIMEOUT_MS = 20_000;

/** Resolves when the server accepts connections. */
export async function spawnPostmaster({ program, cluster, port, user, settings }: Spawn): Promise<Postmaster> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached, because Ctrl-C in the terminal should only reach us; we stop the server last.
  const child = spawn(program, ['-D', cluster, '-p', String(port), ...options], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await waitUntilReady(child);
  return { pid: child.pid as number, port, ended, stop: () => stop(child, ended) };
}

function waitUntilReady(child: ChildProcess): Promise<void> {
  let words = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (data: Buffer) => {
      words = (words + data.toString()).slice(-4000);
      if (words.includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`PostgreSQL exited with code ${code}: ${words.trim()}`)));
  });
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  const quitTimer = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(quitTimer);
}
