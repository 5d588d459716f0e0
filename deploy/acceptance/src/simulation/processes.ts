import { Signal } from '@naksha/events/async';
import type { EventConsumer, EventLog, Subscription } from '@naksha/events/event-log';
import { PostgresEventStore } from '@naksha/events/event-store';
import { type Clock, EVERY_PARTITION, TRICITY_REGION } from '@naksha/events/kernel';
import { PartitionSubscription, UnreliableLog } from '@naksha/events/testing/parts';
import {
  type ChangeListener,
  createMapEngine,
  DOCUMENT_KINDS,
  DocumentFeed,
  MapFollower,
  Places,
  PostgresDocumentFollower,
  Projector,
  type Rebuilder,
  type RebuildingMapEngine,
  rebuildInThisThread,
  replayIntoNewGeneration,
  SAMPLE_LISTER_IDS,
} from '@naksha/read-model/testing/parts';
import {
  availability,
  effectJobId,
  notifyLead,
  notifyRejection,
  type Reactor,
  startReactors,
} from '@naksha/services/testing/parts';
import type { Process, Scheduler } from './scheduler.ts';
import { SeededIds } from './seeded-ids.ts';
import type { SimulatedPostgres } from './simulated-postgres.ts';
import type { SimulatedQueue } from './simulated-queue.ts';
import type { SmsCarrier } from './sms-carrier.ts';
import { openWriteSide, type WriteSide } from './write-side.ts';

export { effectJobId };

export type ProcessKind = 'api' | 'projector' | 'worker' | 'reader';

export type Surroundings = {
  scheduler: Scheduler;
  database: SimulatedPostgres;
  queue: SimulatedQueue;
  carrier: SmsCarrier;
  /** The log delivers as badly as its port allows. */
  isLogUnreliable: boolean;
  batchSize: number;
  onError(error: unknown, where: string): void;
};

export class RunningProcess implements Process {
  alive = true;
  slow = false;
  /** Clock offset in ms. */
  skew = 0;
  readonly name: string;
  readonly kind: ProcessKind;
  readonly nth: number;
  readonly clock: Clock;
  onCommit: () => void = () => {};
  onDocuments: () => void = () => {};
  writeSide: WriteSide | undefined;
  reader: Reader | undefined;

  constructor(kind: ProcessKind, name: string, nth: number, scheduler: Scheduler) {
    this.kind = kind;
    this.name = name;
    this.nth = nth;
    this.clock = { now: () => new Date(scheduler.now + this.skew) };
  }
}

export type Reader = { feed: DocumentFeed; map: MapFollower; engine: RebuildingMapEngine; follower: PositionOf };
type PositionOf = { at(): readonly number[] | undefined };

export const REACTORS: readonly Reactor[] = [notifyLead, notifyRejection, availability];

export function startProcess(process: RunningProcess, world: Surroundings): void {
  if (process.kind === 'api')
    process.writeSide = openWriteSide(process, world.database, process.clock, process.nth, world.carrier);
  if (process.kind === 'projector') startProjector(process, world);
  if (process.kind === 'worker') startWorker(process, world);
  if (process.kind === 'reader') startReader(process, world);
}

function startProjector(process: RunningProcess, world: Surroundings): void {
  const pool = world.database.poolOf(process);
  const reader = new PostgresEventStore({ pool, ids: new SeededIds(process.nth) });
  const onError = (error: unknown) => world.onError(error, process.name);
  void openLog(process, world, reader).follow(new Projector({ pool, reader, kinds: DOCUMENT_KINDS, onError }));
}

export async function replayDocuments(process: RunningProcess, world: Surroundings): Promise<void> {
  const pool = world.database.poolOf(process);
  const reader = new PostgresEventStore({ pool, ids: new SeededIds(process.nth) });
  await replayIntoNewGeneration({ pool, reader, kinds: DOCUMENT_KINDS, parallel: 3 });
}

function startWorker(process: RunningProcess, world: Surroundings): void {
  const side = openWriteSide(process, world.database, process.clock, process.nth, world.carrier);
  const handlers = new Map(
    REACTORS.flatMap(({ name, handler }) => (handler ? [[name, side.container.get(handler as never)] as const] : [])),
  );
  process.writeSide = side;
  const parts = { reactors: REACTORS, clock: process.clock, commands: { execute: side.execute }, handlers };
  const onError = (error: unknown, what: string) => world.onError(error, `${process.name}: ${what}`);
  void startReactors({
    app: { get: () => parts as never },
    pool: world.database.poolOf(process),
    databaseUrl: '',
    eventLog: openLog(process, world, side.store),
    reader: side.store,
    brand: 'Naksha',
    origin: () => 'https://naksha.example',
    onError,
    substitutes: {
      queue: world.queue.of(process),
      sweepMs: 30_000,
      graceMs: 10_000,
      roundMs: 60_000,
    },
  }).catch((error: unknown) => onError(error, 'the start of the reactors'));
}

function startReader(process: RunningProcess, world: Surroundings): void {
  const changed = new Signal();
  process.onDocuments = () => changed.notify();
  const onError = (error: unknown) => world.onError(error, process.name);
  const follower = new PostgresDocumentFollower({
    pool: world.database.poolOf(process),
    listener: { changed, closed: false } as unknown as ChangeListener,
    pollMs: 250,
    retryMs: 1_000,
    onError,
  });
  const feed = new DocumentFeed(follower);
  const places = new Places(feed, []);
  const rebuild: Rebuilder = (parts) =>
    world.scheduler.turnOf(process, 'rebuild').then(() => rebuildInThisThread(parts));
  const engine = createMapEngine({ region: TRICITY_REGION, deltaLimit: 4, rebuild, onRebuildFailed: onError });
  const map = new MapFollower(feed, engine, places, SAMPLE_LISTER_IDS);
  const at = () => {
    try {
      return map.position().seqs;
    } catch {
      return undefined;
    }
  };
  process.reader = { feed, map, engine, follower: { at } };
  feed.start();
}

function openLog(process: RunningProcess, world: Surroundings, reader: PostgresEventStore): EventLog {
  const { batchSize, scheduler } = world;
  const tail = new SimulatedTail(process, { reader, batchSize }, world);
  return world.isLogUnreliable
    ? new UnreliableLog(tail, ['duplicated', 'rewound', 'interrupted'], scheduler.below(2 ** 31))
    : tail;
}

class SimulatedTail implements EventLog {
  readonly #process: RunningProcess;
  readonly #options: { reader: PostgresEventStore; batchSize: number };
  readonly #world: Surroundings;

  constructor(
    process: RunningProcess,
    options: { reader: PostgresEventStore; batchSize: number },
    world: Surroundings,
  ) {
    this.#process = process;
    this.#options = options;
    this.#world = world;
  }

  async follow(told: EventConsumer): Promise<Subscription> {
    const consumer = this.#world.isLogUnreliable ? this.#withGaps(told) : told;
    const options = { pollMs: 250, parallel: 4, retryMs: [50, 200, 1000, 5000], ...this.#options };
    const subscription = new PartitionSubscription(options, consumer);
    subscription.assign(EVERY_PARTITION);
    const { onCommit } = this.#process;
    this.#process.onCommit = () => {
      onCommit();
      subscription.pollNow();
    };
    return subscription;
  }

  /** Sometimes drops the start of a batch, which consumers must notice. */
  #withGaps(told: EventConsumer): EventConsumer {
    const { scheduler } = this.#world;
    return {
      name: told.name,
      positions: (partitions) => told.positions(partitions),
      handle: ({ partition, events }) => {
        const lost = events.length > 1 && scheduler.happens(0.2) ? 1 : 0;
        return told.handle({ partition, events: events.slice(lost) });
      },
      onError: (error, partition) => told.onError?.(error, partition),
    };
  }
}
