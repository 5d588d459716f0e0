import type { ListingId, RejectionReason, VerificationCheck } from '@naksha/events/kernel';
import { atom, createStore } from 'jotai/vanilla';

/** What was on screen when it was decided: the server refuses a decision on what has changed since. */
type Seen = { waiting_since: string; expected_price: number };
/** A listing that is decided about. */
export type Decided = { id: ListingId; title: string; seen: Seen };
/** `others` of the same seller share the verdict. */
export type Decision = Decided &
  (
    | { verdict: 'verify'; checks: VerificationCheck[]; withdrawn?: RejectionReason[] }
    | { verdict: 'reject'; codes: RejectionReason[]; reasons: string[]; others: readonly Decided[] }
  );
/** Is the listing among what the decision is about? */
export const isAbout = (decision: Decision, id: ListingId): boolean =>
  decision.id === id || (decision.verdict === 'reject' && decision.others.some((other) => other.id === id));

export type Held<One = Decision> = { decision: One /** Milliseconds since the Unix epoch. */; sentAt: number };

/** How long a decision can be taken back. */
export const HOLD_MS = 10_000;

export type HoldWorld<One> = {
  now(): number;
  /** @returns how to take the alarm back */
  after(ms: number, wake: () => void): () => void;
  send(decision: One): void;
};

/** Decisions that have been made and not yet sent. What is not undone is sent once: when its time is over, or at the end. */
export class DecisionHold<One extends { id: string } = Decision> {
  readonly store = createStore();
  /** The same array until something changes. */
  readonly held = atom<readonly (Held<One> & { cancel: () => void })[]>([]);

  constructor(private readonly world: HoldWorld<One>) {}

  hold(decision: One): void {
    this.undo(decision.id);
    const cancel = this.world.after(HOLD_MS, () => this.#release(decision.id));
    this.store.set(this.held, [...this.#now(), { decision, sentAt: this.world.now() + HOLD_MS, cancel }]);
  }

  /** @returns what was taken back, for whoever goes on with it */
  undo(id: One['id']): One | undefined {
    const held = this.#now().find(({ decision }) => decision.id === id);
    if (!held) return undefined;
    held.cancel();
    this.store.set(
      this.held,
      this.#now().filter((one) => one !== held),
    );
    return held.decision;
  }

  /** Takes back the newest. */
  undoLast(): One | undefined {
    const last = this.#now().at(-1);
    return last && this.undo(last.decision.id);
  }

  /** The page is left: what was decided stays decided. */
  sendAll(): void {
    for (const { decision } of this.#now()) this.#release(decision.id);
  }

  #release(id: One['id']): void {
    const held = this.#now().find(({ decision }) => decision.id === id);
    if (!held) return;
    this.undo(id);
    this.world.send(held.decision);
  }

  #now() {
    return this.store.get(this.held);
  }
}
