import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';

/** Kills Redis when standard input ends, so that it never outlives the test process. */
const UNTIL_LEFT = 'redis-server "$@" & echo "number $!"; cat > /dev/null; kill -9 $!; wait $!';

export class OwnRedis {
  #shell: ChildProcess | undefined;
  #number = 0;

  private constructor(
    readonly port: number,
    private readonly settings: readonly string[],
  ) {}

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<OwnRedis> {
    const given = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
    const redis = new OwnRedis(await freePort(), given);
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Without persistence. */
  async start(): Promise<void> {
    const fixed = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', tmpdir(), '--save', ''];
    const shell = spawn('/bin/sh', ['-c', UNTIL_LEFT, 'sh', ...fixed, ...this.settings], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.#shell = shell;
    const lines: string[] = [];
    await new Promise<void>((resolve, reject) => {
      const hear = (line: string) => {
        lines.push(line);
        this.#number = Number(/^number (\d+)$/.exec(line)?.[1] ?? this.#number);
        if (line.includes('Ready to accept connections')) resolve();
      };
      createInterface(shell.stdout)
        .on('line', hear)
        .once('close', () => reject(new Error(`redis-server exited:\n${lines.join('\n')}`)));
      createInterface(shell.stderr).on('line', hear);
      shell.once('error', reject);
    });
  }

  /** SIGKILL. */
  async kill(): Promise<void> {
    const shell = this.#shell;
    this.#shell = undefined;
    if (!shell) return;
    const ended = once(shell, 'exit');
    shell.stdin?.end();
    await ended;
  }

  remove(): Promise<void> {
    return this.kill();
  }

  /** SIGSTOP: the kernel accepts connections, but nothing responds. */
  freeze(): void {
    process.kill(this.#number, 'SIGSTOP');
  }

  thaw(): void {
    process.kill(this.#number, 'SIGCONT');
  }

  async type(command: string): Promise<string> {
    const socket = connect(this.port, '127.0.0.1');
    socket.write(`${command}\r\n`);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return String(answer).trim();
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free TCP port found')),
      );
    });
  });
