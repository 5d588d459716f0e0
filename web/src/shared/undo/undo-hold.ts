import { type Atom, atom, getDefaultStore } from 'jotai';

const store = getDefaultStore();

/** Milliseconds. */
export const UNDO_MS = 10_000;

export type PendingAction<One> = {
  readonly one: One;
  /** Unix ms. */
  readonly sentAt: number;
  readonly sending?: true;
};
type Cancellable<One> = PendingAction<One> & { readonly cancel: () => void };

export type PendingActionsDeps<One> = {
  now(): number;
  after(ms: number, wake: () => void): () => void;
  /** Reports its own errors. */
  send(one: One): Promise<void>;
};

/** Each is sent once, when its time is over or the page is left, unless undone. */
export class PendingActions<One extends { id: string }> {
  readonly #queue = atom<readonly Cancellable<One>[]>([]);
  /** Includes actions being sent. */
  readonly queue: Atom<readonly PendingAction<One>[]> = this.#queue;

  constructor(private readonly world: PendingActionsDeps<One>) {}

  /** The same array until it changes. */
  held(): readonly PendingAction<One>[] {
    return this.#held;
  }

  get #held(): readonly Cancellable<One>[] {
    return store.get(this.#queue);
  }

  #change(held: readonly Cancellable<One>[]): void {
    store.set(this.#queue, held);
  }

  hold(one: One): void {
    this.undo(one.id);
    const cancel = this.world.after(UNDO_MS, () => void this.#send(one.id));
    this.#change([...this.#held, { one, sentAt: this.world.now() + UNDO_MS, cancel }]);
  }

  undo(id: One['id']): One | undefined {
    const held = this.#find(id);
    if (!held) return undefined;
    held.cancel();
    this.#change(this.#held.filter((other) => other !== held));
    return held.one;
  }

  undoLast(): One | undefined {
    const last = this.#held.findLast(({ sending }) => !sending);
    return last && this.undo(last.one.id);
  }

  sendAll(): void {
    for (const { one } of this.#held) void this.#send(one.id);
  }

  async #send(id: One['id']): Promise<void> {
    const held = this.#find(id);
    if (!held) return;
    held.cancel();
    const sending = { ...held, sending: true as const };
    this.#change(this.#held.map((other) => (other === held ? sending : other)));
    await this.world.send(held.one).finally(() => this.#change(this.#held.filter((other) => other !== sending)));
  }

  #find(id: One['id']): Cancellable<One> | undefined {
    return this.#held.find(({ one, sending }) => one.id === id && !sending);
  }
}

/** `send` reports its own errors. */
export const createPendingActions = <One extends { id: string }>(
  send: (one: One) => Promise<void>,
): PendingActions<One> =>
  new PendingActions<One>({
    now: Date.now,
    after: (ms, wake) => {
      const timer = setTimeout(wake, ms);
      return () => clearTimeout(timer);
    },
    send,
  });
