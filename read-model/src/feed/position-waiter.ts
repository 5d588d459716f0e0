import { atLeast } from '@naksha/events/kernel';

/** A point that a reader wants to have been reached; without a generation any will do, because a new one starts caught up. */
export type WaitTarget = { generation?: number; seqs: readonly number[] };
export type Reached = { generation: number; seqs: readonly number[] } | undefined;

/** Who waits for which position. */
export class VectorWait {
  readonly #waiting = new Set<{ target: WaitTarget; done(): void }>();

  constructor(private readonly position: () => Reached) {}

  /** @returns whether the target was reached within `timeoutMs` */
  until(target: WaitTarget, timeoutMs: number): Promise<boolean> {
    if (this.#has(target)) return Promise.resolve(true);
    return new Promise((resolve) => {
      const waiting = { target, done: () => end(true) };
      const end = (reached: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(waiting);
        resolve(reached);
      };
      const timer = setTimeout(() => end(false), timeoutMs);
      this.#waiting.add(waiting);
    });
  }

  /** To be called whenever the position has moved. */
  wake(): void {
    for (const { target, done } of [...this.#waiting]) if (this.#has(target)) done();
  }

  #has({ generation, seqs }: WaitTarget): boolean {
    const at = this.position();
    if (!at) return false;
    if (generation !== undefined && generation !== at.generation) return at.generation > generation;
    return atLeast(at.seqs, seqs);
  }
}
