import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually, identifyProcess } from '@naksha/deploy/local';
import { COMPILED } from '@naksha/deploy/testing';
import { THIS_VERSION } from '../app/built-main.ts';

/** Eight of them start at once, on a computer that may have a dozen other things to do. */
const READY_MS = 180_000;
const STOP_MS = 20_000;
/** For one look at a process. */
const ASK_MS = 5_000;
/** Before a supervisor starts again what ended. */
const SUPERVISOR_MS = 200;

export type ProcessPlan = {
  /** Of a main: `api`, `projector`, … */
  main: string;
  /** Unique in the bed. */
  name: string;
  port: number;
  env: Record<string, string>;
  /** Where its log and the note of its number go. */
  folder: string;
  /** Start it again whenever it ends without having been told to. */
  supervised: boolean;
  /** Added to the computer's clock in it; undefined: it has the computer's own. */
  shiftMs?: number;
  /** Folder of the built version that it is of; this one, unless told. */
  version?: string;
};

/** One of the built mains as a process of its own. */
export class BedProcess {
  readonly url: string;
  readonly name: string;
  /** How often it was started. */
  starts = 0;
  /** The code that its last end had, null where a signal ended it. */
  lastExit: number | null | undefined;
  #child: ChildProcess | undefined;
  #wanted = false;
  #paused = false;
  #version: string;
  #stepMs = 0;

  constructor(private readonly plan: ProcessPlan) {
    this.#version = plan.version ?? THIS_VERSION;
    this.name = plan.name;
    this.url = `http://127.0.0.1:${plan.port}`;
  }

  get running(): boolean {
    return this.#child !== undefined;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Should it answer, by now or soon? */
  get expected(): boolean {
    return this.#wanted && !this.#paused;
  }

  /** Everything that it said, in all its starts. */
  get log(): string {
    return existsSync(this.#logFile) ? readFileSync(this.#logFile, 'utf8') : '';
  }

  /** On the port that it always has. @param until `live` doesn't wait for what it stands on @throws where it ends, or isn't in time */
  async start(until: 'live' | 'ready' = 'ready', withinMs = READY_MS): Promise<this> {
    if (this.#child) throw new Error(`${this.name} runs already`);
    this.#wanted = true;
    this.#spawn();
    await this.is(until, withinMs);
    return this;
  }

  /** As an upgrade does: ended, and started as that version at the same place. */
  async replace(version: string): Promise<this> {
    await this.stop();
    this.#version = version;
    return this.start();
  }

  /** Waits until it answers that it is, also through restarts by the supervisor. */
  async is(state: 'live' | 'ready', withinMs = READY_MS): Promise<void> {
    const isSo = await eventually(async () => {
      const answer = await fetch(`${this.url}/health/${state}`, { signal: AbortSignal.timeout(ASK_MS) }).catch(
        () => undefined,
      );
      await answer?.body?.cancel();
      if (!answer && !this.#child && !(this.#wanted && this.plan.supervised))
        throw new Error(`${this.name} ended:\n${this.tail()}`);
      return answer?.ok;
    }, withinMs);
    if (!isSo) throw new Error(`${this.name} is not ${state}:\n${this.tail()}`);
  }

  /** At once, as by the kernel. A supervised one comes back unless told. */
  async kill(then: 'comes back' | 'stays down' = 'comes back'): Promise<void> {
    this.#wanted &&= this.plan.supervised && then === 'comes back';
    await this.#end('SIGKILL');
  }

  /** As on deploying: what is under way ends first. It stays down until it is started. @throws where it takes too long */
  async stop(): Promise<void> {
    this.#wanted = false;
    await this.#end('SIGTERM');
  }

  /** The process stands still in the middle of whatever it does; its connections stay open. */
  pause(): void {
    this.#paused = true;
    this.#child?.kill('SIGSTOP');
  }

  resume(): void {
    this.#paused = false;
    this.#child?.kill('SIGCONT');
  }

  /** Its clock goes that much further than it did when it was planned, from now on. @throws where it has the computer's own */
  async stepClock(ms: number): Promise<void> {
    const { shiftMs } = this.plan;
    if (shiftMs === undefined) throw new Error(`${this.name} has the computer's own clock`);
    this.#stepMs = ms;
    const wanted = String(shiftMs + ms);
    writeFileSync(this.#clockFile, wanted);
    this.#child?.kill('SIGUSR2');
    const read = () =>
      existsSync(`${this.#clockFile}.read`) && readFileSync(`${this.#clockFile}.read`, 'utf8') === wanted;
    if (!(await eventually(read, READY_MS))) throw new Error(`${this.name} did not set its clock`);
  }

  /** Ends it however it stands, without waiting. */
  abandon(): void {
    this.#wanted = false;
    this.#child?.kill('SIGKILL');
  }

  /** A figure of `/metrics`, by its name without labels and without our `naksha_`. @throws where it has none of the name */
  async metric(name: string): Promise<number> {
    const answer = await fetch(`${this.url}/metrics`, {
      headers: { authorization: `Bearer ${this.plan.env.METRICS_TOKEN}` },
      signal: AbortSignal.timeout(ASK_MS),
    });
    const text = await answer.text();
    const line = text.split('\n').find((one) => new RegExp(`^(naksha_)?${name}[ {]`).test(one));
    if (!line) throw new Error(`${this.name} has no figure ${name}`);
    return Number(line.split(' ').at(-1));
  }

  tail(lines = 40): string {
    return this.log.trimEnd().split('\n').slice(-lines).join('\n');
  }

  get #logFile(): string {
    return join(this.plan.folder, `${this.name}.log`);
  }

  get #clockFile(): string {
    return join(this.plan.folder, `${this.name}.clock`);
  }

  #spawn(): void {
    const { main, env, port, folder, shiftMs } = this.plan;
    const file = join(this.#version, `deploy/dist/mains/${main}.js`);
    if (!existsSync(file)) throw new Error(`${file} is not there: build first`);
    const log = openSync(this.#logFile, 'a');
    const clock = new URL(`shifted-clock.ts?file=${this.#clockFile}`, import.meta.url);
    if (shiftMs !== undefined) writeFileSync(this.#clockFile, String(shiftMs + this.#stepMs));
    const child = spawn(process.execPath, [...(shiftMs === undefined ? [] : ['--import', clock.href]), file], {
      cwd: folder,
      // Vitest's own environment would make it a test run.
      env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_COMPILE_CACHE: COMPILED, ...env, PORT: String(port) },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.starts++;
    this.#child = child;
    // For the run after a killed one, which clears away what it left.
    if (child.pid) writeFileSync(join(folder, `${this.name}.json`), JSON.stringify(identifyProcess(child.pid) ?? null));
    child.once('exit', (code) => {
      this.#child = undefined;
      this.lastExit = code;
      if (this.#wanted && this.plan.supervised)
        setTimeout(() => this.#wanted && !this.#child && this.#spawn(), SUPERVISOR_MS);
    });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const ended = once(child, 'exit');
    this.resume();
    child.kill(signal);
    const late = pause(STOP_MS, 'late' as const, { ref: false });
    if ((await Promise.race([ended, late])) !== 'late') return;
    child.kill('SIGKILL');
    throw new Error(`${this.name} did not stop in ${STOP_MS} ms:\n${this.tail()}`);
  }
}
