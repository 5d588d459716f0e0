import { type Atom, atom, getDefaultStore } from 'jotai';

const store = getDefaultStore();

/** How long what was done can be taken back. */
export const HOLD_MS = 10_000;

export type Held<One> = {
  readonly one: One;
  /** When it is sent, in milliseconds since the Unix epoch. */
  readonly sentAt: number;
  /** It is on its way, and can't be had back any more. */
  readonly sending?: true;
};
type Cancellable<One> = Held<One> & { readonly cancel: () => void };

export type HoldWorld<One> = {
  now(): number;
  /** @returns how to take the alarm back */
  after(ms: number, wake: () => void): () => void;
  /** Says by itself what went wrong. */
  send(one: One): Promise<void>;
};

/** What has been done and is not sent yet, of each listing, or import, one. What is not undone is sent once: when its time is over, or at the end. */
export class UndoHold<One extends { id: string }> {
  readonly #queue = atom<readonly Cancellable<One>[]>([]);
  /** For components. What is being sent stays in it until the server has answered. */
  readonly queue: Atom<readonly Held<One>[]> = this.#queue;

  constructor(private readonly world: HoldWorld<One>) {}

  /** The same array until something changes. */
  held(): readonly Held<One>[] {
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
    const cancel = this.world.after(HOLD_MS, () => void this.#send(one.id));
    this.#change([...this.#held, { one, sentAt: this.world.now() + HOLD_MS, cancel }]);
  }

  /** @returns what was taken back, for whoever goes on with it */
  undo(id: One['id']): One | undefined {
    const held = this.#find(id);
    if (!held) return undefined;
    held.cancel();
    this.#change(this.#held.filter((other) => other !== held));
    return held.one;
  }

  /** Takes back the newest. */
  undoLast(): One | undefined {
    const last = this.#held.findLast(({ sending }) => !sending);
    return last && this.undo(last.one.id);
  }

  /** The page is left: what was done stays done. */
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

/** By the browser's own clock. @param send says by itself what went wrong */
export const openHold = <One extends { id: string }>(send: (one: One) => Promise<void>): UndoHold<One> =>
  new UndoHold<One>({
    now: Date.now,
    after: (ms, wake) => {
      const timer = setTimeout(wake, ms);
      return () => clearTimeout(timer);
    },
    send,
  });
