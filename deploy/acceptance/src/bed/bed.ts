import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, pollUntil } from '@naksha/deploy/local';
import { copyLogsForFailure, createRunFolder, STAFF_PHONE } from '@naksha/deploy/testing';
import type { S3ConnectionOptions } from '@naksha/events/s3';
import { builtMain, THIS_VERSION } from '../app/built-main.ts';
import { proveSecondFactor } from '../app/prove-second-factor.ts';
import { BedPerson } from './bed-person.ts';
import { BedProcess } from './bed-process.ts';
import type { BedServer } from './bed-server.ts';
import { type BedServers, openServers, readBucket, type ServersPlan } from './bed-servers.ts';
import { composeSettings } from './bed-settings.ts';
import { BedTexts } from './bed-texts.ts';
import { Ledger } from './ledger.ts';
import { msToNoon } from './noon.ts';
import { readHeads, untilCaughtUp, untilEffectsDone, untilGrown, untilPublished } from './positions.ts';

export type Main = 'api' | 'projector' | 'relay' | 'worker' | 'embedded';

export type BedPlan = {
  processes: Partial<Record<Main, number>>;
  servers?: ServersPlan;
  supervised?: boolean;
  settings?: Record<string, string>;
  /** Sets the processes' clocks to noon in India, so that no text waits for the morning. */
  atNoon?: boolean;
  version?: string;
};

type Task = { name: string; result?: { state: string } };

const MAINS: readonly Main[] = ['embedded', 'api', 'relay', 'projector', 'worker'];
const CAUGHT_UP_MS = 90_000;
/** A killed process's effects are taken over in seconds, but one that has failed twice waits two minutes for its next attempt. */
const EFFECTS_MS = 180_000;

/**
 * Naksha in any mix of processes and servers that a test can kill, pause, cut off and restart. Use `afterEach(({ task }) =>
 * bed.end(task))`.
 */
export class Bed {
  readonly processes: BedProcess[] = [];
  readonly ledger = new Ledger();
  readonly #servers: BedServer[] = [];
  #has: BedServers;
  #people = 0;
  #failed = false;
  #withdrawn: BedProcess | undefined;
  #staff: BedPerson | undefined;
  readonly #shiftMs: number;

  private constructor(
    private readonly plan: BedPlan,
    private readonly dir: string,
    readonly sms: BedTexts,
  ) {
    this.#shiftMs = plan.atNoon ? msToNoon(new Date()) : 0;
    // Also if the test run is interrupted.
    process.once('exit', this.#abandon);
  }

  static async start(plan: BedPlan): Promise<Bed> {
    const bed = new Bed(plan, createRunFolder('test bed'), await BedTexts.open());
    try {
      await bed.#open();
      return bed;
    } catch (error) {
      await bed.end({ name: 'start', result: { state: 'fail' } });
      throw error;
    }
  }

  get apis(): BedProcess[] {
    return this.all('embedded').concat(this.all('api'));
  }

  get balanced(): BedProcess[] {
    return this.apis.filter((api) => api !== this.#withdrawn);
  }

  /** Runs `work` while the api gets no requests, after those in progress are answered. @throws if one is not answered */
  async whileWithdrawn(api: BedProcess, work: () => Promise<unknown>): Promise<void> {
    this.#withdrawn = api;
    try {
      if (!(await pollUntil(() => this.ledger.countUnderWay(api.url) === 0, CAUGHT_UP_MS)))
        throw new Error(`${api.name} did not finish its open requests in time`);
      await work();
    } finally {
      this.#withdrawn = undefined;
    }
  }

  all(main: Main): BedProcess[] {
    return this.processes.filter(({ name }) => name.startsWith(`${main}-`));
  }

  get writeDatabase(): BedServer {
    return this.#has.writeDatabase;
  }

  get readDatabase(): BedServer {
    return this.#has.readDatabase;
  }

  get kafka(): BedServer {
    if (!this.#has.kafka) throw new Error('This test environment has no Kafka');
    return this.#has.kafka;
  }

  get redis(): BedServer {
    if (!this.#has.redis) throw new Error('This test environment has no Redis');
    return this.#has.redis;
  }

  get bucket(): S3ConnectionOptions {
    if (!this.#has.s3) throw new Error('This test environment has no S3 server');
    return readBucket(this.#has.s3.direct);
  }

  person(name = 'Asha'): Promise<BedPerson> {
    return this.#arrive().signIn(`+9198123${String(10_000 + this.#people)}`, name);
  }

  /** The same person each time, with a second factor: a number gets ten codes a day. */
  async staff(): Promise<BedPerson> {
    this.#staff ??= await this.#arrive(() => proveSecondFactor(this.writeDatabase.direct)).signIn(STAFF_PHONE);
    return this.#staff;
  }

  #arrive(prove?: () => Promise<unknown>): BedPerson {
    this.#people++;
    return new BedPerson(this, `10.1.${this.#people >> 8}.${this.#people & 255}`, prove);
  }

  async add(main: Main, settings: Record<string, string> = {}): Promise<BedProcess> {
    return (await this.#plan(main, settings)).start();
  }

  /** Runs a main that ends on its own. @returns its output @throws with it if the main fails */
  run(main: string, ...words: string[]): Promise<string> {
    return this.runOf(THIS_VERSION, main, ...words);
  }

  async runOf(version: string, main: string, ...words: string[]): Promise<string> {
    const run = builtMain(main, words, this.#settings, version);
    const ended = await run.ended;
    if (ended !== 0) throw new Error(`${main} exited with code ${ended}:\n${run.output()}`);
    return run.output();
  }

  /** Waits until every process is ready, and documents and apis show everything committed. @returns seconds */
  async caughtUp(withinMs = CAUGHT_UP_MS): Promise<number> {
    const since = performance.now();
    const { writeDatabase, readDatabase } = this;
    const expected = this.processes.filter((process) => process.expected);
    await Promise.all(expected.map((process) => process.is('ready', withinMs)));
    const apis = this.apis.filter((process) => process.expected);
    await untilCaughtUp({ writeUrl: writeDatabase.direct, readUrl: readDatabase.direct, apis }, withinMs);
    return (performance.now() - since) / 1000;
  }

  async publishing(withinMs = CAUGHT_UP_MS): Promise<BedProcess> {
    const relay = await pollUntil(async () => {
      for (const relay of this.all('relay').filter(({ expected }) => expected))
        if ((await relay.metric('relay_publishing').catch(() => 0)) === 1) return relay;
    }, withinMs);
    if (!relay) throw new Error('No relay started publishing in time');
    return relay;
  }

  /** Waits until every partition has new events after `work`. */
  async grownAfter(work: () => void, withinMs = CAUGHT_UP_MS): Promise<void> {
    work();
    const { direct } = this.writeDatabase;
    await untilGrown(direct, await readHeads(direct), withinMs);
  }

  /** Waits until Kafka has everything committed. */
  published(withinMs = CAUGHT_UP_MS): Promise<void> {
    return untilPublished(this.writeDatabase.direct, withinMs);
  }

  /** Waits until all due effects are done. */
  effectsDone(withinMs = EFFECTS_MS): Promise<void> {
    return untilEffectsDone(this.writeDatabase.direct, () => new Date(Date.now() + this.#shiftMs), withinMs);
  }

  async bringBack(): Promise<void> {
    for (const process of this.processes) process.resume();
    await Promise.all(this.#servers.map((server) => server.bringBack()));
  }

  /** For `beforeEach` when tests share the environment, whose state is unknown after a failure. */
  skipAfterFailure = ({ skip }: { skip(condition: boolean, note: string): void }): void =>
    skip(this.#failed, 'a test before it has failed on the same bed');

  async remove(process: BedProcess): Promise<void> {
    await process.stop();
    this.processes.splice(this.processes.indexOf(process), 1);
  }

  /** For `afterEach`: prints the ends of the logs of a failed test. */
  report(task: Task): void {
    if (task.result?.state !== 'fail') return;
    this.#failed = true;
    const kept = copyLogsForFailure(this.dir, `bed-${task.name.replaceAll(/\W+/g, '-').slice(0, 60)}`);
    for (const process of this.processes)
      console.log(
        `--- ${process.name}${process.running ? '' : ' (exited)'}: last lines of its log; the full log is in ${kept}\n${process.tail()}`,
      );
  }

  async end(task?: Task): Promise<void> {
    if (task) this.report(task);
    process.off('exit', this.#abandon);
    this.#abandon();
    await Promise.all(this.#servers.map((server) => server.close()));
    this.sms.close();
    rmSync(this.dir, { recursive: true, force: true, maxRetries: 5 });
  }

  async #open(): Promise<void> {
    this.#has = await openServers(this.dir, this.plan.servers ?? {}, (server) => this.#servers.push(server));
    const planned: BedProcess[] = [];
    for (const main of MAINS)
      for (let k = 0; k < (this.plan.processes[main] ?? 0); k++)
        planned.push(await this.#plan(main, {}, this.plan.version));
    const [first, ...others] = planned;
    // The first process migrates.
    await first?.start();
    await Promise.all(others.map((process) => process.start()));
  }

  async #plan(main: Main, settings: Record<string, string> = {}, version?: string): Promise<BedProcess> {
    const port = await findFreePort();
    const process = new BedProcess({
      main,
      name: `${main}-${this.all(main).length + 1}`,
      port,
      env: { ...this.#settings, ...settings },
      folder: join(this.dir, 'processes'),
      supervised: this.plan.supervised ?? false,
      shiftMs: this.plan.atNoon ? this.#shiftMs : undefined,
      version,
    });
    this.processes.push(process);
    return process;
  }

  get #settings(): Record<string, string> {
    return { ...composeSettings(this.dir, this.sms.url, this.#has), ...this.plan.settings };
  }

  #abandon = (): void => {
    for (const one of [...this.processes, ...this.#servers]) one.abandon();
  };
}
