import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A Redis of a spec's own, on a free port, which may be stopped, frozen and emptied. */
export class OwnRedis {
  #process: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    private readonly folder: string,
    private readonly settings: readonly string[],
  ) {}

  /** @param settings of the server, such as `{ maxmemory: '2mb' }` */
  static async start(settings: Readonly<Record<string, string>> = {}): Promise<OwnRedis> {
    const folder = mkdtempSync(join(tmpdir(), 'own-redis-'));
    const given = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
    const redis = new OwnRedis(await freePort(), folder, given);
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Empty: it saves nothing. Resolves when it takes connections. */
  async start(): Promise<void> {
    const fixed = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', this.folder, '--save', ''];
    const child = spawn('redis-server', [...fixed, ...this.settings], { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#process = child;
    const lines: string[] = [];
    await new Promise<void>((resolve, reject) => {
      createInterface(child.stdout).on('line', (line) => {
        lines.push(line);
        if (line.includes('Ready to accept connections')) resolve();
      });
      child
        .once('error', reject)
        .once('exit', (code) => reject(new Error(`redis-server: ${code}\n${lines.join('\n')}`)));
    });
  }

  /** SIGKILL: connections are refused from now on. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** It hangs: connections are still accepted, by the kernel, and nothing is answered. */
  freeze(): void {
    this.#process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#process?.kill('SIGCONT');
  }

  /** A command in Redis's inline form, as one would type it. @returns the raw answer, up to its first line's end at least */
  async type(command: string): Promise<string> {
    const socket = connect(this.port, '127.0.0.1');
    socket.write(`${command}\r\n`);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return String(answer).trim();
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
