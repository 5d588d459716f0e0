import type { LiveMessage } from '@naksha/events/wire/live';
import type { LiveDeps } from './live-connection.ts';

type After = LiveDeps['after'];
type DataOf<Event extends LiveMessage['event']> = Extract<LiveMessage, { event: Event }>['data'];

export type CoalescedChanges = {
  push(message: LiveMessage): void;
  flush(): void;
};

/** Milliseconds: pauses double from the first to the second. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 2_000;

/** Importing hundreds of homes would make every viewer reload each time. Leads are not delayed. */
export function coalesceLiveMessages(after: After, tell: (message: LiveMessage) => void): CoalescedChanges {
  const cells = new Coalescer<DataOf<'cells'>>(
    after,
    (data) => tell({ event: 'cells', data }),
    (before, later) => ({ ...later, cells: union(before.cells, later.cells) }),
  );
  const own = new Coalescer<DataOf<'own_listings'>>(
    after,
    (data) => tell({ event: 'own_listings', data }),
    (before, later) => ({ ...later, listings: union(before.listings, later.listings) }),
  );
  return {
    push(message) {
      if (message.event === 'cells') return cells.push(message.data);
      if (message.event === 'own_listings') return own.push(message.data);
      if (message.event === 'reload') for (const one of [cells, own]) one.forget();
      tell(message);
    },
    flush() {
      for (const one of [cells, own]) one.flush();
    },
  };
}

class Coalescer<Data> {
  #waiting: Data | undefined;
  #endPause: (() => void) | undefined;

  constructor(
    private readonly after: After,
    private readonly tell: (data: Data) => void,
    private readonly merge: (before: Data, later: Data) => Data,
  ) {}

  push(data: Data): void {
    if (this.#endPause) this.#waiting = this.#waiting ? this.merge(this.#waiting, data) : data;
    else this.#tell(data, FIRST_PAUSE_MS);
  }

  forget(): void {
    this.#waiting = undefined;
  }

  flush(): void {
    this.#endPause?.();
    this.#endPause = undefined;
    const waiting = this.#takeWaiting();
    if (waiting) this.tell(waiting);
  }

  #tell(data: Data, pauseMs: number): void {
    this.#endPause = this.after(pauseMs, () => {
      this.#endPause = undefined;
      const waiting = this.#takeWaiting();
      if (waiting) this.#tell(waiting, Math.min(LONGEST_PAUSE_MS, 2 * pauseMs));
    });
    this.tell(data);
  }

  #takeWaiting(): Data | undefined {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    return waiting;
  }
}

const union = <Item>(a: readonly Item[], b: readonly Item[]): Item[] => [...new Set([...a, ...b])];
