import { decodeEvent, type KnownEvent } from '@naksha/events/contracts';
import type { HistoryReader, KeyedEvent, KeyOrderPlace } from '@naksha/events/event-store';
import { toOrderingKey } from '@naksha/events/kernel';
import type { DocumentKind } from '../documents/document-kind.ts';
import type { BuiltDocument, GenerationBuild } from '../documents/generation-build.ts';
import { refusesData } from '../documents/generation-store.ts';
import { foldEvents } from './fold-events.ts';
import { sum } from './project-partitions.ts';
import { EventFails } from './projector-errors.ts';

/** Events that are read at once. */
const PAGE = 2000;

export type FoldHistory = {
  build: GenerationBuild;
  reader: HistoryReader;
  kinds: readonly DocumentKind[];
  /** Told how many events are folded. */
  onStep(done: number): void;
};

/**
 * Folds the event table key by key up to the build's target: with every event of a key at hand, no document is read, and each is
 * written once. While one page is folded the next is read and the last written: memory holds three, and the events of one key.
 * @returns why it could not be, where an event can't be read or folded or there are not as many as the target says: what
 * becomes of those, the projector knows, which goes event by event
 */
export async function foldHistory(options: FoldHistory): Promise<unknown> {
  try {
    await foldAll(options);
    const { target, folded } = options.build.progress;
    const lacking = target.findIndex((seq, partition) => folded[partition] !== seq);
    return lacking < 0
      ? undefined
      : new Error(`partition ${lacking} has ${folded[lacking]} of ${target[lacking]} events`);
  } catch (error) {
    if (error instanceof EventFails || refusesData(error)) return error;
    throw error;
  }
}

async function foldAll({ build, reader, kinds, onStep }: FoldHistory): Promise<void> {
  const { target, after } = build.progress;
  const folded = [...build.progress.folded];
  // A key's events lie together: all but the last key's of what has been read are whole.
  let begun: readonly KeyedEvent[] = [];
  let written = Promise.resolve();
  const read = (after: KeyOrderPlace) => quietly(reader.readInKeyOrder(after, PAGE));
  let reading = read(after);
  try {
    for (let isLast = false; !isLast; ) {
      const page = await reading;
      isLast = page.length === 0;
      if (!isLast) reading = read(placeOf(page.at(-1)!));
      const events = [...begun, ...page];
      const end = isLast ? events.length : events.findIndex(({ key }) => key === events.at(-1)!.key);
      begun = events.slice(end);
      if (end === 0) continue;
      const whole = events.slice(0, end).filter(({ event: { partition, seq } }) => seq <= target[partition]);
      const documents = foldWhole(whole, kinds);
      for (const { event } of whole) folded[event.partition]++;
      const step = { after: placeOf(events[end - 1]), folded: [...folded] };
      await written;
      written = quietly(build.write(documents, step));
      onStep(sum(folded));
    }
    await written;
  } finally {
    // Nothing goes on behind a failure: what is being built may be deleted after it.
    await Promise.allSettled([reading, written]);
  }
}

function foldWhole(events: readonly KeyedEvent[], kinds: readonly DocumentKind[]): BuiltDocument[] {
  const partitions = new Map(events.map(({ event: { stream, partition } }) => [toOrderingKey(stream), partition]));
  return foldEvents(events.map(decode), kinds, new Map()).map((document) => ({
    ...document,
    partition: partitions.get(document.key)!,
  }));
}

function decode({ event }: KeyedEvent): KnownEvent {
  try {
    return decodeEvent(event);
  } catch (error) {
    throw new EventFails(event, error);
  }
}

const placeOf = ({ key, event }: KeyedEvent): KeyOrderPlace => ({ key, seq: event.seq });

/** What it throws is thrown where it is waited for, which may be after something else. */
function quietly<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}
