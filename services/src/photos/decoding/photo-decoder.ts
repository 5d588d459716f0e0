import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ConfinedNode, confineNode, type DecoderUser } from './confine-node.ts';
import type { Order, Prepared } from './order.ts';
import { type ProcessUsage, readProcessUsage } from './process-usage.ts';

/** This file is itself source or built, and the process is like it. */
const FILE = fileURLToPath(new URL(`./decoder-process${import.meta.url.slice(-3)}`, import.meta.url));

/** `cpuMs` of the processor's time for a picture, `ms` of everybody's: on a busy computer the latter says nothing about a picture. */
export type DecoderLimits = { bytes: number; cpuMs: number; ms: number };
/** A picture of 25 megapixels from a phone takes 333 MB as HEIC; what goes beyond is no photo, or built to do harm. */
const LIMITS: DecoderLimits = { bytes: 384_000_000, cpuMs: 20_000, ms: 75_000 };
const WATCH_MS = 20;
/** WebAssembly gives no memory back: a process that was once large begins anew. */
const IDLE_BYTES = 160_000_000;

const SHARP = createRequire(import.meta.url).resolve('sharp');
/** Beside its folder its JavaScript reads its own code and what npm has installed. */
const CODE = [dirname(FILE), SHARP.slice(0, SHARP.lastIndexOf('node_modules') + 'node_modules'.length)];

/** The process ended while it was at it. */
export class DecoderEnded extends Error {
  override name = 'DecoderEnded';
}

/** Opens pictures in a process of its own, one at a time. */
export class PhotoDecoder {
  private child: ChildProcess | undefined;
  private asked: { resolve(prepared: Prepared): void; reject(error: unknown): void } | undefined;
  /** Most bytes that a process of it ever held; 0 where the computer doesn't tell. */
  peak = 0;
  /** Has its process neither a network nor the rights of its user over others? */
  readonly isApart: boolean;
  private readonly node: ConfinedNode;

  /**
   * @param folder where orders have their folders: the process may write nowhere else
   * @param user whom the process runs as, where we are root; our own unless told
   * @throws where that user can't read the program
   */
  constructor(
    private readonly folder: string,
    private readonly limits = LIMITS,
    private readonly user?: DecoderUser,
  ) {
    this.node = confineNode(FILE, user);
    this.isApart = this.node.isApart;
    // What the process comes through to its orders, without seeing which there are.
    if (user) chmodSync(folder, 0o711);
  }

  /** @throws DecoderEnded where it can't be said why it failed, or it took long and perhaps by no fault of the picture's */
  async decode(order: Order): Promise<Prepared> {
    if (this.user) for (const path of [order.folder, order.path]) await chown(path, this.user.uid, this.user.gid);
    const { promise, resolve, reject } = Promise.withResolvers<Prepared>();
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

  /** Ends its process, and what is under way with it. */
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
      // Nothing of ours, above all no secret; allocators of glibc keep an arena a thread unless told.
      env: { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // One that was ended and replaced speaks for nobody any more.
    const current = () => (this.child === child ? this.asked : undefined);
    child.on('message', (prepared) => current()?.resolve(prepared as Prepared));
    child.on('error', (error) => current()?.reject(error));
    child.on('exit', (code, signal) => {
      current()?.reject(new DecoderEnded(`the decoder ended with ${signal ?? code}`));
      if (this.child === child) this.child = undefined;
    });
    return child;
  }

  private kill(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
    this.asked?.reject(new DecoderEnded('the decoder was ended'));
  }

  /** Nothing where the computer doesn't tell: then everybody's time alone bounds it. */
  private measure(): ProcessUsage {
    const usage = readProcessUsage(this.child?.pid) ?? { bytes: 0, cpuMs: 0 };
    this.peak = Math.max(this.peak, usage.bytes);
    return usage;
  }
}
