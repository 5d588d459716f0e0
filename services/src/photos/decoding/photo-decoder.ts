import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ConfinedNode, type DecoderUser, sandboxedNodeOptions } from './confine-node.ts';
import type { PhotoPreparationOrder, PhotoPreparationResult } from './order.ts';

const PAGE_BYTES = 4096;
/** USER_HZ is 100 on Linux. */
const TICK_MS = 10;

/** `cpuMs`: since the process started. */
type ProcessUsage = { bytes: number; cpuMs: number };

/** Reads /proc; undefined on other systems, and if the process has ended. */
function readProcessUsage(pid: number | undefined): ProcessUsage | undefined {
  if (process.platform !== 'linux' || pid === undefined) return undefined;
  try {
    const [, pages] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ');
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name is in brackets and may contain anything; user and system time are fields 14 and 15.
    const after = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { bytes: Number(pages) * PAGE_BYTES, cpuMs: (Number(after[11]) + Number(after[12])) * TICK_MS };
  } catch {
    // The process has ended; its exit event follows.
    return undefined;
  }
}

/** With this file's extension: source or built. */
const FILE = fileURLToPath(new URL(`./decoder-process${import.meta.url.slice(-3)}`, import.meta.url));

/** `cpuMs`: per picture; `ms`: wall-clock time, which means little on a busy computer. */
export type DecoderLimits = { bytes: number; cpuMs: number; ms: number };
/** A 25-megapixel HEIC of a phone needs 333 MB. */
const LIMITS: DecoderLimits = { bytes: 384_000_000, cpuMs: 20_000, ms: 75_000 };
const WATCH_MS = 20;
/** WebAssembly never returns memory, so a process that grew is replaced. */
const IDLE_BYTES = 160_000_000;

const SHARP = createRequire(import.meta.url).resolve('sharp');
const CODE = [dirname(FILE), SHARP.slice(0, SHARP.lastIndexOf('node_modules') + 'node_modules'.length)];

export class DecoderEnded extends Error {
  override name = 'DecoderEnded';
}

export class PhotoDecoder {
  private child: ChildProcess | undefined;
  private asked: { resolve(prepared: PhotoPreparationResult): void; reject(error: unknown): void } | undefined;
  /** In bytes; 0 if unknown. */
  peak = 0;
  /** Without network and without rights over other processes. */
  readonly isApart: boolean;
  private readonly node: ConfinedNode;

  /** `folder`: parent of the orders' folders, the only place the process may write. `user`: for root only. */
  constructor(
    private readonly folder: string,
    private readonly limits = LIMITS,
    private readonly user?: DecoderUser,
  ) {
    this.node = sandboxedNodeOptions(FILE, user);
    this.isApart = this.node.isApart;
    // Lets the process enter its folder without listing the rest.
    if (user) chmodSync(folder, 0o711);
  }

  /** @throws DecoderEnded if the reason is unknown, or it took long perhaps through no fault of the picture */
  async decode(order: PhotoPreparationOrder): Promise<PhotoPreparationResult> {
    if (this.user) for (const path of [order.folder, order.path]) await chown(path, this.user.uid, this.user.gid);
    const { promise, resolve, reject } = Promise.withResolvers<PhotoPreparationResult>();
    this.asked = { resolve, reject };
    this.child ??= this.start();
    const before = this.measure().cpuMs;
    const watch = setInterval(() => {
      const { bytes, cpuMs } = this.measure();
      if (bytes <= this.limits.bytes && cpuMs - before <= this.limits.cpuMs) return;
      resolve({ failed: 'too_heavy' });
      this.kill();
    }, WATCH_MS);
    const timer = setTimeout(() => this.kill(), this.limits.ms);
    this.child.send(order, (error) => error && reject(error));
    try {
      return await promise;
    } finally {
      this.asked = undefined;
      clearInterval(watch);
      clearTimeout(timer);
      if (this.measure().bytes > IDLE_BYTES) this.kill();
    }
  }

  stop(): void {
    this.kill();
  }

  private start(): ChildProcess {
    const readable = [...CODE, this.folder].map((path) => `--allow-fs-read=${path}`);
    const rights = ['--permission', '--allow-addons', ...readable, `--allow-fs-write=${this.folder}`];
    const { execPath, words, user } = this.node;
    const child = fork(FILE, [], {
      ...user,
      execPath,
      execArgv: [...words, ...rights, '--max-old-space-size=96', '--disable-warning=SecurityWarning'],
      // No environment of ours, which holds secrets. glibc would keep an arena per thread.
      env: { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Ignore a process that was replaced.
    const current = () => (this.child === child ? this.asked : undefined);
    child.on('message', (prepared) => current()?.resolve(prepared as PhotoPreparationResult));
    child.on('error', (error) => current()?.reject(error));
    child.on('exit', (code, signal) => {
      current()?.reject(new DecoderEnded(`Photo decoder exited with ${signal ?? `code ${code}`}`));
      if (this.child === child) this.child = undefined;
    });
    return child;
  }

  private kill(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
    this.asked?.reject(new DecoderEnded('Photo decoder was stopped'));
  }

  /** If the system does not tell, only wall-clock time is limited. */
  private measure(): ProcessUsage {
    const usage = readProcessUsage(this.child?.pid) ?? { bytes: 0, cpuMs: 0 };
    this.peak = Math.max(this.peak, usage.bytes);
    return usage;
  }
}
