import type { TileAddress } from '@naksha/events/kernel';
import {
  DOCUMENT_KINDS,
  type RebuildingMapEngine,
  ReplayRejected,
  schemaVersionOfKinds,
  tileResponseKey,
} from '@naksha/read-model/testing/parts';
import { Client, type Ended, vectorOf } from './client.ts';
import { checkpointTable, liveNumber } from './document-statements.ts';
import { EVENT_SOURCE } from './event-statements.ts';
import { Invariants } from './invariants.ts';
import { openMarket } from './market.ts';
import { BrokenRule, ensure } from './model.ts';
import type { Plan, PlannedFault } from './plan.ts';
import { type ProcessKind, REACTORS, type Reader, RunningProcess, replayDocuments, startProcess } from './processes.ts';
import { type Process, Scheduler, WORLD } from './scheduler.ts';
import { SimulatedPostgres, type StatementFault } from './simulated-postgres.ts';
import { SimulatedQueue } from './simulated-queue.ts';
import { SmsCarrier } from './sms-carrier.ts';

/** 11:30 in India, on a Saturday. */
const START = Date.UTC(2026, 10, 21, 6);
/** No work takes more steps; a history that does hangs. */
const MOST_STEPS = 40_000;
const MOST_SLEEPS = 4_000;

/** Errors caused by simulated faults. Any other is a finding. */
const EXPECTED =
  /Connection terminated|connection error and is not queryable|deadlock detected|job queue is not available|SMS gateway|Interruption|no longer (stands at|\d)|is no longer|timed out|cut off|Another replay is running/;

export class World {
  readonly scheduler: Scheduler;
  readonly database: SimulatedPostgres;
  readonly queue: SimulatedQueue;
  readonly carrier: SmsCarrier;
  readonly invariants: Invariants;
  readonly client: Client;
  readonly plan: Plan;
  /** Heads of the event table when the reactors started. */
  startedAt: readonly number[] = [];
  hasKilled = false;
  readonly #processes: RunningProcess[] = [];
  readonly #asked = new Map<Process, Set<(ended: Ended) => void>>();
  readonly #tiles = new Map<string, string>();
  readonly #replays = new Set<Process>();
  #starts = 0;
  #restarting = 0;
  #calm = false;
  #isQueueAway = false;
  #failure: { error: unknown } | undefined = undefined;

  constructor(plan: Plan) {
    this.plan = plan;
    const { chances } = plan;
    const scheduler = new Scheduler(plan.seed, START);
    this.scheduler = scheduler;
    const happens = (chance: number) => !this.#calm && scheduler.happens(chance);
    this.database = new SimulatedPostgres(scheduler, {
      faultOf: (_, label) => this.#statementFault(label),
      isAnswerLate: () => scheduler.happens(this.#calm ? 0.1 : chances.late),
      notify: (channel) => this.#notify(channel),
      fail: (error) => this.fail(error),
    });
    this.queue = new SimulatedQueue(scheduler, {
      isAway: () => this.#isQueueAway,
      loses: () => happens(chances.lostJob),
      doubles: () => happens(chances.doubledJob),
    });
    this.carrier = new SmsCarrier(scheduler, () =>
      happens(chances.carrier) ? (scheduler.happens(0.5) ? 'before' : 'after') : undefined,
    );
    this.invariants = new Invariants(this.database.tables, !plan.faults.some(({ fault }) => fault === 'clock'));
    this.client = new Client(this);
    this.invariants.client = this.client;
  }

  fail(error: unknown): void {
    this.#failure ??= { error };
  }

  #throwFailure(): void {
    if (this.#failure) throw this.#failure.error;
  }

  async run(): Promise<void> {
    this.#makeTables();
    openMarket(this, this.plan.market);
    this.startedAt = this.database.tables.log.partitions.map(({ length }) => length);
    const { projectors, workers } = this.plan;
    const kinds: ProcessKind[] = ['api', 'api', 'reader'];
    for (const kind of [...kinds, ...Array(projectors).fill('projector'), ...Array(workers).fill('worker')])
      await this.#start(kind, `${kind} ${this.#processes.filter((one) => one.kind === kind).length}`);
    await this.#beginReacting();

    const acts = [...this.plan.acts];
    let underWay = 0;
    const launch = () => {
      while (underWay < this.plan.lanes && acts.length > 0) {
        const act = acts.shift()!;
        underWay++;
        this.scheduler.push(WORLD, 'act', () => {
          this.client
            .perform(act)
            .catch((error) => this.fail(error))
            .finally(() => underWay--);
        });
      }
    };
    await this.#untilQuiet(() => {
      launch();
      return underWay === 0 && acts.length === 0;
    });
  }

  async letTimePass(): Promise<void> {
    this.#calm = true;
    this.#isQueueAway = false;
    for (const process of this.#processes) process.slow = false;
    for (let day = 0; day < 8; day++) {
      this.scheduler.now += 7 * 3_600_000;
      await this.#untilQuiet(() => true);
      if (day > 1 && this.#unfinished(Number.POSITIVE_INFINITY) === 0) return;
    }
  }

  /** Not between a check of the clock and the text that follows it. */
  async wait(ms: number): Promise<void> {
    const isSending = () => [...this.database.tables.read('effects').values()].some(({ state }) => state === 'running');
    for (let turns = 0; turns < 300 && isSending(); turns++) await this.scheduler.turnOf(WORLD, 'wait');
    this.scheduler.now += ms;
    return this.scheduler.turnOf(WORLD, 'wait');
  }

  async someApi(): Promise<RunningProcess> {
    for (;;) {
      await this.scheduler.turnOf(WORLD, 'client');
      const apis = this.#processes.filter(({ alive, writeSide, kind }) => kind === 'api' && alive && writeSide);
      if (apis.length > 0) return apis[this.scheduler.below(apis.length)];
    }
  }

  /** Sends a command. If the process dies, its outcome is never known. */
  ask(api: RunningProcess, command: object): Promise<Ended> {
    return new Promise((resolve) => {
      const asked = this.#asked.get(api) ?? new Set();
      this.#asked.set(api, asked);
      const end = (ended: Ended) => {
        if (asked.delete(end)) resolve(ended);
      };
      asked.add(end);
      if (!api.alive) return end({ error: new Error('connection refused') });
      this.scheduler.push(api, 'command', () => {
        api.writeSide!.execute(command).then(
          (answer) => end({ answer }),
          (error: unknown) => {
            if (isUnexpectedError(error)) this.fail(error);
            end({ error });
          },
        );
      });
    });
  }

  reader(): Reader | undefined {
    return this.#processes.find(({ kind, alive }) => kind === 'reader' && alive)?.reader;
  }

  /** After waiting, reads include the caller's write. */
  async readOwnWrite(position: string): Promise<void> {
    const process = this.#processes.find(({ reader, alive }) => reader && alive);
    if (!process) return;
    const { feed, map, engine } = process.reader!;
    const seqs = vectorOf(position);
    const [partition, seq] = position.split(':').map(Number);
    const shown = new Promise<boolean>((resolve) => {
      const asked = this.#asked.get(process) ?? new Set();
      this.#asked.set(process, asked);
      const end = (ended: Ended) => {
        if (asked.delete(end)) resolve('answer' in ended && ended.answer === true);
      };
      asked.add(end);
      this.scheduler.push(process, 'read', () => {
        const reached = Promise.all([feed.reached({ seqs }, 3_000), map.reached({ seqs }, 3_000)]);
        reached.then(
          ([documents, onMap]) => end({ answer: documents && onMap }),
          (error) => this.fail(error),
        );
      });
    });
    if (!(await shown)) return;
    const { tables } = this.database;
    const stand = Number(tables.read(checkpointTable(liveNumber(tables))).get(String(partition))?.seq);
    ensure(stand >= seq, 'read your own write', `documents of ${partition} stand at ${stand}, not ${seq}`);
    ensure(map.position().seqs[partition] >= seq, 'read your own write', `the map stands before ${position}`);
    this.rememberTile(engine, { z: 13, x: 5843, y: 3366 });
  }

  /** A tile's key identifies its content: the same key must give the same bytes. */
  rememberTile(engine: RebuildingMapEngine, address: TileAddress): void {
    const key = tileResponseKey(address, '', engine.contentDigest(address));
    const bytes = Buffer.from(engine.tile(address, {})).toString('latin1');
    const before = this.#tiles.get(key);
    ensure(
      before === undefined || before === bytes,
      'a key is its content',
      `tile ${address.z}/${address.x}/${address.y}`,
    );
    this.#tiles.set(key, bytes);
  }

  #makeTables(): void {
    const { tables } = this.database;
    const number = tables.nextGeneration();
    const { schema, kinds } = schemaVersionOfKinds(DOCUMENT_KINDS);
    tables.write('read.generation').set(String(number), { number, status: 'live', schema_version: schema, kinds });
    for (let partition = 0; partition < 16; partition++)
      tables.write(checkpointTable(number)).set(String(partition), { partition, seq: '0' });
    tables.write('read.origin').set('1', { id: 'the read database', source: `urn:uuid:${EVENT_SOURCE}` });
  }

  async #start(kind: ProcessKind, name: string): Promise<void> {
    const process = new RunningProcess(kind, name, ++this.#starts, this.scheduler);
    this.#processes.push(process);
    await this.scheduler.runAs(process, () => startProcess(process, this.#surroundings()));
  }

  #surroundings() {
    const { scheduler, database, queue, carrier } = this;
    const { isLogUnreliable, batchSize } = this.plan;
    const onError = (error: unknown) => {
      if (isUnexpectedError(error)) this.fail(error);
    };
    return { scheduler, database, queue, carrier, isLogUnreliable, batchSize, onError };
  }

  /** Reactors handle only events after their first start. */
  async #beginReacting(): Promise<void> {
    const begun = () => this.database.tables.read('reactor_position').size === 16 * REACTORS.length;
    this.#calm = true;
    for (let steps = 0; !begun(); steps++) {
      ensure(steps < 5_000 && !this.#failure, 'everybody catches up', 'the reactors never began');
      if (!(await this.scheduler.step())) this.scheduler.sleep(this.scheduler.now + 60_000);
    }
    this.#calm = false;
  }

  async #untilQuiet(isDone: () => boolean): Promise<void> {
    const faults = [...this.plan.faults].sort((a, b) => a.at - b.at);
    let sleeps = 0;
    for (let steps = 0; ; steps++) {
      this.#throwFailure();
      ensure(
        steps < MOST_STEPS && sleeps < MOST_SLEEPS,
        'everybody catches up',
        `not after ${steps} steps, of which the last are ${[...new Set(this.scheduler.lately)].join(', ')}`,
      );
      while (!this.#calm && faults.length > 0 && faults[0].at <= steps) await this.#befall(faults.shift()!);
      const done = isDone();
      if (await this.scheduler.step()) continue;
      this.#throwFailure();
      if (done && this.#isQuiet()) return;
      sleeps++;
      // Only timed work is left, so skip polling.
      if (done && this.#haveCaughtUp()) this.scheduler.now += 20_000;
      this.scheduler.sleep(this.scheduler.now + 3_600_000);
    }
  }

  #isQuiet(): boolean {
    return (
      this.#restarting === 0 &&
      this.#replays.size === 0 &&
      this.#haveCaughtUp() &&
      this.#unfinished(this.scheduler.now) === 0
    );
  }

  #haveCaughtUp(): boolean {
    const { tables } = this.database;
    const heads = tables.log.partitions.map(({ length }) => length);
    const positions = [...tables.read('reactor_position').values()];
    const checkpoints = tables.read(checkpointTable(liveNumber(tables)));
    const shown = this.reader()?.follower.at();
    return heads.every(
      (head, partition) =>
        Number(checkpoints.get(String(partition))?.seq) === head &&
        shown?.[partition] === head &&
        positions.every((one) => one.partition !== partition || Number(one.seq) === head),
    );
  }

  #unfinished(by: number): number {
    const effects = [...this.database.tables.read('effects').values()];
    return effects.filter(
      ({ state, due_at }) => (state === 'pending' || state === 'running') && (due_at as Date).getTime() <= by,
    ).length;
  }

  #statementFault(label: string): StatementFault {
    if (this.#calm) return undefined;
    const { lostBefore, lostAfter, undone } = this.plan.chances;
    if (this.scheduler.happens(lostBefore)) return 'lost-before';
    if (this.scheduler.happens(lostAfter)) return 'lost-after';
    return label !== 'commit' && this.scheduler.happens(undone) ? 'undone' : undefined;
  }

  #notify(channel: string): void {
    for (const process of this.#processes) {
      if (!process.alive) continue;
      const tell = () => (channel === 'naksha_events' ? process.onCommit() : process.onDocuments());
      if (process.kind === 'api' || (!this.#calm && this.scheduler.happens(this.plan.chances.lostNotification)))
        continue;
      this.scheduler.push(process, `notify ${channel}`, tell);
      if (!this.#calm && this.scheduler.happens(0.1)) this.scheduler.push(process, `notify ${channel}`, tell);
    }
  }

  async #befall({ fault, who, n }: PlannedFault): Promise<void> {
    const those = this.#processes.filter(({ kind, alive }) => kind === who && alive);
    const process = those[n % Math.max(1, those.length)];
    switch (fault) {
      case 'kill':
        return process && this.#kill(process);
      case 'slow':
        if (process) process.slow = !process.slow;
        return;
      case 'clock':
        if (process) process.skew += (n - 2) * 47 * 60_000;
        return;
      case 'replay':
        return this.#replay();
      case 'queue-away':
      case 'queue-back':
        this.#isQueueAway = fault === 'queue-away';
        return;
      default:
        return fault satisfies never;
    }
  }

  /** Between two steps; a successor starts later. */
  #kill(process: RunningProcess): void {
    this.hasKilled = true;
    process.alive = false;
    this.scheduler.trace.add(`kill ${process.name}`);
    this.database.killed(process);
    for (const end of this.#asked.get(process) ?? [])
      end({ error: new Error('Connection terminated: the process died') });
    this.#processes.splice(this.#processes.indexOf(process), 1);
    this.#restarting++;
    this.scheduler.setTimer(() => {
      const successor = new RunningProcess(process.kind, process.name, ++this.#starts, this.scheduler);
      this.#processes.push(successor);
      this.#restarting--;
      this.scheduler.push(successor, 'start', () => startProcess(successor, this.#surroundings()));
    }, 200);
  }

  async #replay(): Promise<void> {
    const process = new RunningProcess('projector', `replay ${this.#starts}`, ++this.#starts, this.scheduler);
    this.#replays.add(process);
    this.scheduler.push(process, 'replay', () => {
      replayDocuments(process, this.#surroundings())
        .catch((error) => {
          if (error instanceof ReplayRejected && !/Another replay is running/.test(error.message))
            this.fail(new BrokenRule('rebuilt = live', error.message));
          else if (isUnexpectedError(error)) this.fail(error);
        })
        .finally(() => this.#replays.delete(process));
    });
  }
}

const isUnexpectedError = (error: unknown): boolean =>
  !(error instanceof Error) ||
  !(
    EXPECTED.test(`${error.name} ${error.message}`) ||
    error.name === 'Problem' ||
    error.constructor.name === 'Interruption'
  );
