import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { eventually, freePort } from '@naksha/deploy/local';
import { keepLogs, STAFF_PHONE, takeRunFolder } from '@naksha/deploy/testing';
import type { S3Address } from '@naksha/events/s3';
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
  /** Beside the write database, which is always there. */
  servers?: ServersPlan;
  /** Processes that end are started again, as they are in production. */
  supervised?: boolean;
  settings?: Record<string, string>;
  /** The processes' clocks are set back to noon in India: no text is put off until the morning, whenever the test runs. */
  atNoon?: boolean;
  /** Folder of the built version that the processes begin as; this one, unless told. */
  version?: string;
};

/** What a test says of itself; vitest's own has it. */
type Task = { name: string; result?: { state: string } };

const MAINS: readonly Main[] = ['embedded', 'api', 'relay', 'projector', 'worker'];
const CAUGHT_UP_MS = 90_000;
/** One that was under way in a process that was killed is taken over after two minutes. */
const EFFECTS_MS = 180_000;

/**
 * Naksha in any mix of processes, on servers of its own, each of which a test may kill, pause, cut off and start again.
 * Whoever starts one ends it: `afterEach(({ task }) => bed.end(task))`.
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
    // Also where the test run itself is broken off.
    process.once('exit', this.#abandon);
  }

  static async start(plan: BedPlan): Promise<Bed> {
    const bed = new Bed(plan, takeRunFolder('test bed'), await BedTexts.open());
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

  /** Those that its people ask, as a balancer has them. */
  get balanced(): BedProcess[] {
    return this.apis.filter((api) => api !== this.#withdrawn);
  }

  /** While `work` goes on nobody asks that api: it begins once all who did have their answers. @throws where one gets none */
  async withdrawn(api: BedProcess, work: () => Promise<unknown>): Promise<void> {
    this.#withdrawn = api;
    try {
      if (!(await eventually(() => this.ledger.countUnderWay(api.url) === 0, CAUGHT_UP_MS)))
        throw new Error(`${api.name} does not answer what it was asked`);
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
    if (!this.#has.kafka) throw new Error('the bed was planned without Kafka');
    return this.#has.kafka;
  }

  get redis(): BedServer {
    if (!this.#has.redis) throw new Error('the bed was planned without Redis');
    return this.#has.redis;
  }

  /** Where the photos are, past the proxy. */
  get bucket(): S3Address {
    if (!this.#has.s3) throw new Error('the bed was planned without S3');
    return readBucket(this.#has.s3.direct);
  }

  /** Somebody new, signed in. */
  person(name = 'Asha'): Promise<BedPerson> {
    return this.#arrive().signIn(`+9198123${String(10_000 + this.#people)}`, name);
  }

  /** With the second factor proven. The same one each time, because a number gets ten codes a day and a bed may outlast more faults. */
  async staff(): Promise<BedPerson> {
    this.#staff ??= await this.#arrive(() => proveSecondFactor(this.writeDatabase.direct)).signIn(STAFF_PHONE);
    return this.#staff;
  }

  #arrive(prove?: () => Promise<unknown>): BedPerson {
    this.#people++;
    return new BedPerson(this, `10.1.${this.#people >> 8}.${this.#people & 255}`, prove);
  }

  /** One process more, of the same settings but for those given. */
  async add(main: Main, settings: Record<string, string> = {}): Promise<BedProcess> {
    return (await this.#plan(main, settings)).start();
  }

  /** One of the mains that end by themselves. @throws with what it said where it fails */
  run(main: string, ...words: string[]): Promise<void> {
    return this.runOf(THIS_VERSION, main, ...words);
  }

  /** The same of another version. */
  async runOf(version: string, main: string, ...words: string[]): Promise<void> {
    const run = builtMain(main, words, this.#settings, version);
    const ended = await run.ended;
    if (ended !== 0) throw new Error(`${main} ended with ${ended}:\n${run.output()}`);
  }

  /** Until every process is ready, and documents and every api process show what is committed by now. @returns how many seconds that took */
  async caughtUp(withinMs = CAUGHT_UP_MS): Promise<number> {
    const since = performance.now();
    const { writeDatabase, readDatabase } = this;
    const expected = this.processes.filter((process) => process.expected);
    await Promise.all(expected.map((process) => process.is('ready', withinMs)));
    const apis = this.apis.filter((process) => process.expected);
    await untilCaughtUp({ writeUrl: writeDatabase.direct, readUrl: readDatabase.direct, apis }, withinMs);
    return (performance.now() - since) / 1000;
  }

  /** The relay among several that holds the lock. */
  async publishing(withinMs = CAUGHT_UP_MS): Promise<BedProcess> {
    const relay = await eventually(async () => {
      for (const relay of this.all('relay').filter(({ expected }) => expected))
        if ((await relay.metric('relay_publishing').catch(() => 0)) === 1) return relay;
    }, withinMs);
    if (!relay) throw new Error('no relay publishes');
    return relay;
  }

  /** Until every partition has events that were committed after `work` was done. */
  async grownAfter(work: () => void, withinMs = CAUGHT_UP_MS): Promise<void> {
    work();
    const { direct } = this.writeDatabase;
    await untilGrown(direct, await readHeads(direct), withinMs);
  }

  /** Until Kafka has what is committed by now. */
  published(withinMs = CAUGHT_UP_MS): Promise<void> {
    return untilPublished(this.writeDatabase.direct, withinMs);
  }

  /** Until every effect of what is committed by now is done, but for those that wait for the morning. */
  effectsDone(withinMs = EFFECTS_MS): Promise<void> {
    return untilEffectsDone(this.writeDatabase.direct, () => new Date(Date.now() + this.#shiftMs), withinMs);
  }

  /** Whatever was done to servers and processes: they run again, and reach each other. Supervised processes start by themselves. */
  async bringBack(): Promise<void> {
    for (const process of this.processes) process.resume();
    await Promise.all(this.#servers.map((server) => server.bringBack()));
  }

  /** For `beforeEach` where tests share the bed: after a failure it is in no known state. */
  skipAfterFailure = ({ skip }: { skip(condition: boolean, note: string): void }): void =>
    skip(this.#failed, 'a test before it has failed on the same bed');

  /** Ends a process that was added, and forgets it. */
  async remove(process: BedProcess): Promise<void> {
    await process.stop();
    this.processes.splice(this.processes.indexOf(process), 1);
  }

  /** Where the test has failed, the logs are kept and their ends printed. For `afterEach`. */
  report(task: Task): void {
    if (task.result?.state !== 'fail') return;
    this.#failed = true;
    const kept = keepLogs(this.dir, `bed-${task.name.replaceAll(/\W+/g, '-').slice(0, 60)}`);
    for (const process of this.processes)
      console.log(
        `--- ${process.name}${process.running ? '' : ' (ended)'}: its end; all is in ${kept}\n${process.tail()}`,
      );
  }

  /** Ends everything, however it stands. */
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
    // It migrates, and the others find that done.
    await first?.start();
    await Promise.all(others.map((process) => process.start()));
  }

  async #plan(main: Main, settings: Record<string, string> = {}, version?: string): Promise<BedProcess> {
    const port = await freePort();
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
