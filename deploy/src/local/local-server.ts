import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort, isPortFree } from '../embedded-postgres/free-port.ts';
import { UserError } from '../process/user-error.ts';
import { pollUntil } from './eventually.ts';
import { findServerProcess, listProcessAndChildren, sendSignal } from './find-server-process.ts';
import type { ServerKind } from './server-kind.ts';
import { spawnServerProcess } from './spawn-server.ts';

const START_MS = 180_000;
const STOP_MS = 20_000;
/** A running server may still be starting. */
const RUNNING_MS = 15_000;
const TRIES = 10;
const never = new Promise<void>(() => {});
const AGAIN_MS = 50;

export type ServerState = { running: false } | { running: true; pid: number; address: string; answers: boolean };

export class LocalServer {
  readonly kind: ServerKind;
  readonly folder: string;

  constructor(kind: ServerKind, folder: string) {
    this.kind = kind;
    this.folder = folder;
  }

  get pid(): number | undefined {
    return findServerProcess(this.kind, this.folder);
  }

  /** Its current or last port. */
  get port(): number {
    const file = join(this.folder, 'port');
    return existsSync(file) ? Number(readFileSync(file, 'utf8')) || 0 : 0;
  }

  get address(): string {
    return this.kind.address(this.folder, this.port);
  }

  async state(): Promise<ServerState> {
    const pid = this.pid;
    if (pid === undefined) return { running: false };
    const { address } = this;
    return { running: true, pid, address, answers: await this.answers() };
  }

  answers(): Promise<boolean> {
    return this.kind.ask(this.folder, this.port).then(
      () => true,
      () => false,
    );
  }

  /**
   * A running server stays, and reads its configuration again if that has changed.
   * @throws UserError with the server's last output if it does not start
   */
  async start(): Promise<'started' | 'reconfigured' | 'ran already'> {
    mkdirSync(this.folder, { recursive: true, mode: 0o711 });
    const running = this.pid;
    if (running !== undefined) {
      if (!(await this.#ready(RUNNING_MS, never)))
        throw new UserError(
          `${this.kind.name} in ${this.folder} (process ${running}) is running, but does not respond. Restart it with npm run real -- down and npm run real -- up.`,
        );
      if (!this.kind.reconfigure?.(this.folder)) return 'ran already';
      sendSignal(running, 'SIGHUP');
      return 'reconfigured';
    }
    await this.kind.endOrphans?.(this.folder);
    for (let attempt = 1; ; attempt++) {
      const port = await this.#choosePort();
      const launch = await this.kind.prepare(this.folder, port);
      const server = spawnServerProcess(launch, this.folder);
      if (await this.#ready(START_MS, server.ended)) return 'started';
      await this.kill();
      // A port can be taken before it is bound; children of a killed server need a moment to end.
      if (attempt === TRIES || !PASSING.test(server.words()))
        throw new UserError(`${this.kind.name} in ${this.folder} does not start: ${server.words() || 'no output'}`);
      await pause(AGAIN_MS * attempt);
    }
  }

  async stop(): Promise<'stopped' | 'killed' | 'was not running'> {
    const pid = this.pid;
    if (pid === undefined) return 'was not running';
    // A suspended process would not receive the signal.
    this.signalAll('SIGCONT');
    sendSignal(pid, this.kind.stopSignal);
    if (await this.#gone(STOP_MS)) return 'stopped';
    await this.kill();
    return 'killed';
  }

  /** Like a power failure. */
  async kill(): Promise<void> {
    this.signalAll('SIGKILL');
    if (!(await this.#gone(STOP_MS))) throw new Error(`${this.kind.name} is still running after SIGKILL`);
  }

  signalAll(name: NodeJS.Signals): void {
    const pid = this.pid;
    if (pid !== undefined) for (const one of listProcessAndChildren(pid)) sendSignal(one, name);
  }

  async #choosePort(): Promise<number> {
    const port = this.port && (await isPortFree(this.port)) ? this.port : await findFreePort();
    const half = join(this.folder, 'port.new');
    writeFileSync(half, String(port));
    renameSync(half, join(this.folder, 'port'));
    return port;
  }

  async #ready(withinMs: number, ended: Promise<void>): Promise<boolean> {
    let over = false;
    void ended.then(() => {
      over = true;
    });
    const seen = await pollUntil(async () => over || (await this.answers()), withinMs);
    return seen === true && !over;
  }

  async #gone(withinMs: number): Promise<boolean> {
    return (await pollUntil(() => this.pid === undefined, withinMs)) === true;
  }
}

/** The last one is PostgreSQL's, which takes a killed, unreaped server for a running one. */
const PASSING =
  /could not bind|Address already in use|Address in use|pre-existing shared memory block|BindException|lock file "postmaster\.pid" already exists/i;
