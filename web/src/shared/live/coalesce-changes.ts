import type { LiveMessage } from '@naksha/events/wire/live';

/** Calls `wake` in so many milliseconds. */
type After = (ms: number, wake: () => void) => unknown;
type DataOf<Event extends LiveMessage['event']> = Extract<LiveMessage, { event: Event }>['data'];

/** Milliseconds until what came meanwhile is told: twice as long each time that something did, and the longest. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/**
 * Tells of a change at once, and of those that follow it closely together: somebody imports hundreds of homes in a minute, and
 * whoever looks at the place asks for everything there anew with each change that they are told of. Leads and the rest pass as
 * they come.
 * @returns what to give each message to
 */
export function coalesceChanges(after: After, tell: (message: LiveMessage) => void): (message: LiveMessage) => void {
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
  return (message) => {
    if (message.event === 'cells') return cells.push(message.data);
    if (message.event === 'own_listings') return own.push(message.data);
    // Everything is asked for anew, and with it what waits.
    if (message.event === 'reload') for (const one of [cells, own]) one.forget();
    tell(message);
  };
}

class Coalescer<Data> {
  #waiting: Data | undefined;
  #pausing = false;

  constructor(
    private readonly after: After,
    private readonly tell: (data: Data) => void,
    private readonly merge: (before: Data, later: Data) => Data,
  ) {}

  push(data: Data): void {
    if (this.#pausing) this.#waiting = this.#waiting ? this.merge(this.#waiting, data) : data;
    else this.#tell(data, FIRST_PAUSE_MS);
  }

  forget(): void {
    this.#waiting = undefined;
  }

  #tell(data: Data, pauseMs: number): void {
    this.#pausing = true;
    this.after(pauseMs, () => {
      const next = this.#waiting;
      this.#waiting = undefined;
      if (next) this.#tell(next, Math.min(LONGEST_PAUSE_MS, 2 * pauseMs));
      else this.#pausing = false;
    });
    this.tell(data);
  }
}

const union = <Item>(a: readonly Item[], b: readonly Item[]): Item[] => [...new Set([...a, ...b])];
