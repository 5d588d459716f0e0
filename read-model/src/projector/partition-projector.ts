import { decodeEvent, type KnownEvent, type RecordedEvent, UnknownEventVersion } from '@naksha/events/contracts';
import type { CheckpointedConsumer } from '@naksha/events/event-log';
import { type EventReader, toStorableErrorText } from '@naksha/events/event-store';
import { toOrderingKey } from '@naksha/events/kernel';
import type { DocumentKind } from '../documents/document-kind.ts';
import { type GenerationStore, isPostgresDataError, type Step } from '../documents/generation-store.ts';
import { documentAddressKey, foldEvents, listChangedDocuments } from './fold-events.ts';
import { PartitionStopped, UnfoldableEvent } from './projector-errors.ts';

/** More parked keys in a partition indicate a bug in the code. */
export const MAX_PARKED = 20;
const ERROR_LETTERS = 2000;

export type PartitionTools = {
  store: GenerationStore;
  reader: EventReader;
  kinds: readonly DocumentKind[];
};

/** After an error, its memory may be behind the database: create a new one. */
export class PartitionProjector implements CheckpointedConsumer {
  readonly tools: PartitionTools;
  private readonly partition: number;
  private seq: number;
  private readonly parked: Map<string, number>;

  private constructor(tools: PartitionTools, partition: number, seq: number, parked: Map<string, number>) {
    this.tools = tools;
    this.partition = partition;
    this.seq = seq;
    this.parked = parked;
  }

  static async open(tools: PartitionTools, partition: number): Promise<PartitionProjector> {
    const [seqs, parked] = await Promise.all([tools.store.readCheckpoints(), tools.store.readParkedKeys(partition)]);
    return new PartitionProjector(tools, partition, seqs[partition], parked);
  }

  get checkpoint(): number {
    return this.seq;
  }

  /** @throws PartitionStopped for an unknown event version or too many parked keys */
  async apply(events: readonly RecordedEvent[]): Promise<void> {
    for (let rest = events; rest.length > 0; ) {
      const { known, unknown, failed } = decodeAll(rest);
      for (const run of splitAtReleases(known)) await this.projectRun(run);
      if (unknown) throw new PartitionStopped(this.partition, unknown.message, unknown);
      if (failed) await this.skipUnreadable(failed);
      rest = rest.slice(known.length + 1);
    }
  }

  private async projectRun(events: readonly KnownEvent[]): Promise<void> {
    try {
      await this.step(events);
    } catch (error) {
      if (!isDeterministic(error)) throw error;
      for (const event of events) await this.projectAlone(event);
    }
  }

  /** A key is parked only if its event also fails alone. */
  private async projectAlone(event: KnownEvent): Promise<void> {
    try {
      await this.step([event]);
    } catch (error) {
      if (!isDeterministic(error)) throw error;
      await this.park(event, error);
    }
  }

  private async step(events: readonly KnownEvent[]): Promise<void> {
    const [first] = events;
    if (first.type === 'KeyReleased' && this.parked.has(first.data.key)) return this.release(first);
    const free = events.filter((event) => !this.parked.has(toOrderingKey(event.stream)));
    const documents = await this.fold(free);
    await this.commit({ to: events.at(-1)!.seq, documents, later: this.countSkipped(events) });
  }

  private async fold(events: readonly KnownEvent[]) {
    const { store, kinds } = this.tools;
    const touched = listChangedDocuments(events, kinds);
    const stored = touched.length > 0 ? await store.readBodies(touched) : [];
    return foldEvents(events, kinds, new Map(stored.map((row) => [documentAddressKey(row), row.body])));
  }

  private async release(released: KnownEvent & { type: 'KeyReleased' }): Promise<void> {
    const { reader, kinds } = this.tools;
    const { key } = released.data;
    const { known, unknown, failed } = decodeAll(await reader.readKey(key, released.seq));
    if (unknown) throw new PartitionStopped(this.partition, unknown.message, unknown);
    // The release fails with its events: the key stays parked.
    if (failed) throw failed.error;
    const documents = foldEvents(known, kinds, new Map()).map((document) => ({ ...document, seq: released.seq }));
    await this.commit({ to: released.seq, documents, release: key });
    this.parked.delete(key);
  }

  private async park(event: RecordedEvent | KnownEvent, error: unknown): Promise<void> {
    const key = toOrderingKey(event.stream);
    if (this.parked.size >= MAX_PARKED && !this.parked.has(key))
      throw new PartitionStopped(
        this.partition,
        `${MAX_PARKED} keys are parked, and now ${toStorableErrorText(error, ERROR_LETTERS)}`,
        error,
      );
    const hide = this.tools.kinds.filter((kind) => kind.public).map(({ kind }) => kind);
    const park = { key, seq: event.seq, error: toStorableErrorText(error, ERROR_LETTERS), hide };
    await this.commit({ to: event.seq, documents: [], release: key, park });
    this.parked.set(key, 0);
  }

  private async skipUnreadable({ recorded, error }: Failed): Promise<void> {
    const later = this.countSkipped([recorded]);
    if (later.size > 0) await this.commit({ to: recorded.seq, documents: [], later });
    else await this.park(recorded, error);
  }

  private countSkipped(events: readonly Pick<RecordedEvent, 'stream'>[]): Map<string, number> {
    const later = new Map<string, number>();
    for (const { stream } of events) {
      const key = toOrderingKey(stream);
      const before = this.parked.get(key);
      if (before !== undefined) later.set(key, (later.get(key) ?? before) + 1);
    }
    return later;
  }

  private async commit(step: Omit<Step, 'partition' | 'from'>): Promise<void> {
    await this.tools.store.commit({ ...step, partition: this.partition, from: this.seq });
    this.seq = step.to;
    for (const [key, count] of step.later ?? []) this.parked.set(key, count);
  }
}

/** A released key is folded again from the event table, separately from other events. */
function* splitAtReleases(events: readonly KnownEvent[]): Generator<readonly KnownEvent[]> {
  let start = 0;
  for (const [k, event] of events.entries()) {
    if (event.type !== 'KeyReleased') continue;
    if (k > start) yield events.slice(start, k);
    yield [event];
    start = k + 1;
  }
  if (start < events.length) yield events.slice(start);
}

type Decoded = {
  known: KnownEvent[];
  /** An unknown event version: later events must not be read. */
  unknown?: UnknownEventVersion;
  failed?: Failed;
};
type Failed = { recorded: RecordedEvent; error: UnfoldableEvent };

function decodeAll(events: readonly RecordedEvent[]): Decoded {
  const known: KnownEvent[] = [];
  for (const recorded of events)
    try {
      known.push(decodeEvent(recorded));
    } catch (error) {
      if (error instanceof UnknownEventVersion) return { known, unknown: error };
      return { known, failed: { recorded, error: new UnfoldableEvent(recorded, error) } };
    }
  return { known };
}

const isDeterministic = (error: unknown): boolean => error instanceof UnfoldableEvent || isPostgresDataError(error);
