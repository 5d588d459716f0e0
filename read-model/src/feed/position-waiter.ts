import { areAllSeqsAtLeast, type PositionVector } from '@naksha/events/kernel';

/** Without a generation, any will do, because a new one starts caught up. */
export type WaitTarget = { generation?: number; seqs: readonly number[] };

export class PositionWaiter {
  readonly #waiting = new Set<{ target: WaitTarget; done(): void }>();
  #at: PositionVector | undefined;

  get at(): PositionVector | undefined {
    return this.#at;
  }

  /** Never moves a partition back. */
  advance({ generation, seqs }: PositionVector): void {
    const before = this.#at;
    if (before && before.generation > generation) return;
    const same = before?.generation === generation;
    this.#at = { generation, seqs: same ? seqs.map((seq, k) => Math.max(seq, before.seqs[k])) : seqs };
    for (const { target, done } of [...this.#waiting]) if (this.#hasReached(target)) done();
  }

  waitUntilReached(target: WaitTarget, timeoutMs: number): Promise<boolean> {
    if (this.#hasReached(target)) return Promise.resolve(true);
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

  #hasReached({ generation, seqs }: WaitTarget): boolean {
    if (!this.#at) return false;
    if (generation !== undefined && generation !== this.#at.generation) return this.#at.generation > generation;
    return areAllSeqsAtLeast(this.#at.seqs, seqs);
  }
}
