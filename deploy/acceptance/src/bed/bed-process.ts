import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { identifyProcess, pollUntil } from '@naksha/deploy/local';
import { COMPILED } from '@naksha/deploy/testing';
import { THIS_VERSION } from '../app/built-main.ts';

const READY_MS = 180_000;
const STOP_MS = 20_000;
const ASK_MS = 5_000;
const SUPERVISOR_MS = 200;

export type ProcessPlan = {
  /** `api`, `projector`, … */
  main: string;
  name: string;
  port: number;
  env: Record<string, string>;
  folder: string;
  supervised: boolean;
  /** Clock offset; undefined: the system's clock. */
  shiftMs?: number;
  version?: string;
};

export class BedProcess {
  readonly url: string;
  readonly name: string;
  starts = 0;
  /** Exit code of its last end; null for a signal. */
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

  get expected(): boolean {
    return this.#wanted && !this.#paused;
  }

  get log(): string {
    return existsSync(this.#logFile) ? readFileSync(this.#logFile, 'utf8') : '';
  }

  /** Always on the same port. @param until `live` does not wait for dependencies @throws if it ends or times out */
  async start(until: 'live' | 'ready' = 'ready', withinMs = READY_MS): Promise<this> {
    if (this.#child) throw new Error(`${this.name} is already running`);
    this.#wanted = true;
    this.#spawn();
    await this.is(until, withinMs);
    return this;
  }

  async replace(version: string): Promise<this> {
    await this.stop();
    this.#version = version;
    return this.start();
  }

  async is(state: 'live' | 'ready', withinMs = READY_MS): Promise<void> {
    const isSo = await pollUntil(async () => {
      const answer = await fetch(`${this.url}/health/${state}`, { signal: AbortSignal.timeout(ASK_MS) }).catch(
        () => undefined,
      );
      await answer?.body?.cancel();
      if (!answer && !this.#child && !(this.#wanted && this.plan.supervised))
        throw new Error(`${this.name} exited:\n${this.tail()}`);
      return answer?.ok;
    }, withinMs);
    if (!isSo) throw new Error(`${this.name} did not become ${state} in time:\n${this.tail()}`);
  }

  /** SIGKILL. Supervised processes restart unless told otherwise. */
  async kill(then: 'comes back' | 'stays down' = 'comes back'): Promise<void> {
    this.#wanted &&= this.plan.supervised && then === 'comes back';
    await this.#end('SIGKILL');
  }

  /** Graceful stop; stays down until started. @throws on timeout */
  async stop(): Promise<void> {
    this.#wanted = false;
    await this.#end('SIGTERM');
  }

  /** SIGSTOP: its connections stay open. */
  pause(): void {
    this.#paused = true;
    this.#child?.kill('SIGSTOP');
  }

  resume(): void {
    this.#paused = false;
    this.#child?.kill('SIGCONT');
  }

  /** Advances its clock. @throws if it uses the system's clock */
  async stepClock(ms: number): Promise<void> {
    const { shiftMs } = this.plan;
    if (shiftMs === undefined) throw new Error(`${this.name} uses the system clock, which cannot be changed`);
    this.#stepMs = ms;
    const wanted = String(shiftMs + ms);
    writeFileSync(this.#clockFile, wanted);
    this.#child?.kill('SIGUSR2');
    const read = () =>
      existsSync(`${this.#clockFile}.read`) && readFileSync(`${this.#clockFile}.read`, 'utf8') === wanted;
    if (!(await pollUntil(read, READY_MS))) throw new Error(`${this.name} did not read its new clock offset in time`);
  }

  abandon(): void {
    this.#wanted = false;
    this.#child?.kill('SIGKILL');
  }

  /** A value of `/metrics` without labels and our prefix. @throws if missing */
  async metric(name: string): Promise<number> {
    const answer = await fetch(`${this.url}/metrics`, {
      headers: { authorization: `Bearer ${this.plan.env.METRICS_TOKEN}` },
      signal: AbortSignal.timeout(ASK_MS),
    });
    const text = await answer.text();
    const line = text.split('\n').find((one) => new RegExp(`^(naksha_)?${name}[ {]`).test(one));
    if (!line) throw new Error(`${this.name} does not report the metric ${name}`);
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
    if (!existsSync(file)) throw new Error(`${file} not found. Run npm run build first.`);
    const log = openSync(this.#logFile, 'a');
    const clock = new URL(`shifted-clock.ts?file=${this.#clockFile}`, import.meta.url);
    if (shiftMs !== undefined) writeFileSync(this.#clockFile, String(shiftMs + this.#stepMs));
    const child = spawn(process.execPath, [...(shiftMs === undefined ? [] : ['--import', clock.href]), file], {
      cwd: folder,
      // Vitest's environment would make it a test run.
      env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_COMPILE_CACHE: COMPILED, ...env, PORT: String(port) },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.starts++;
    this.#child = child;
    // Lets the next run clean up after a killed one.
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
    throw new Error(`${this.name} did not stop within ${STOP_MS} ms:\n${this.tail()}`);
  }
}
