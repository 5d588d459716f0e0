import { decodeEvent, type KnownEvent } from '@naksha/events/contracts';
import type { HistoryReader, KeyedEvent, KeyOrderPlace } from '@naksha/events/event-store';
import { toOrderingKey } from '@naksha/events/kernel';
import type { DocumentKind } from '../documents/document-kind.ts';
import type { BuiltDocument, GenerationBuild } from '../documents/generation-build.ts';
import { isPostgresDataError } from '../documents/generation-store.ts';
import { foldEvents } from './fold-events.ts';
import { sumNumbers } from './project-partitions.ts';
import { UnfoldableEvent } from './projector-errors.ts';

const PAGE = 2000;

export type FoldHistoryOptions = {
  build: GenerationBuild;
  reader: HistoryReader;
  kinds: readonly DocumentKind[];
  onStep(done: number): void;
};

/**
 * Writes each document once without reading it, with three pages in memory. Returns the reason if an event cannot be
 * folded or is missing.
 */
export async function foldHistoryOrReturnFailure(options: FoldHistoryOptions): Promise<unknown> {
  try {
    await foldAll(options);
    const { target, folded } = options.build.progress;
    const lacking = target.findIndex((seq, partition) => folded[partition] !== seq);
    return lacking < 0
      ? undefined
      : new Error(`Events missing in partition ${lacking}: ${folded[lacking]} of ${target[lacking]} read`);
  } catch (error) {
    if (error instanceof UnfoldableEvent || isPostgresDataError(error)) return error;
    throw error;
  }
}

async function foldAll({ build, reader, kinds, onStep }: FoldHistoryOptions): Promise<void> {
  const { target, after } = build.progress;
  const folded = [...build.progress.folded];
  // All keys read so far are complete except the last.
  let begun: readonly KeyedEvent[] = [];
  let written = Promise.resolve();
  const read = (after: KeyOrderPlace) => withoutUnhandledRejection(reader.readInKeyOrder(after, PAGE));
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
      const documents = foldCompleteKeys(whole, kinds);
      for (const { event } of whole) folded[event.partition]++;
      const step = { after: placeOf(events[end - 1]), folded: [...folded] };
      await written;
      written = withoutUnhandledRejection(build.write(documents, step));
      onStep(sumNumbers(folded));
    }
    await written;
  } finally {
    // Nothing may continue after a failure, because the build may be deleted.
    await Promise.allSettled([reading, written]);
  }
}

function foldCompleteKeys(events: readonly KeyedEvent[], kinds: readonly DocumentKind[]): BuiltDocument[] {
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
    throw new UnfoldableEvent(event, error);
  }
}

const placeOf = ({ key, event }: KeyedEvent): KeyOrderPlace => ({ key, seq: event.seq });

/** Avoids an unhandled rejection; the error is thrown when awaited. */
function withoutUnhandledRejection<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}
