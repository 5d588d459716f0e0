/** A small seeded generator (mulberry32, public domain): the same seed gives the same demo town everywhere. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** 0 ≤ x < 1 */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  /** low ≤ whole number ≤ high */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(choices: readonly T[]): T {
    return choices[this.whole(0, choices.length - 1)];
  }

  /** Standard normal (Box–Muller). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  /** @param weights choice and weight, any sum */
  weighted<T>(weights: readonly (readonly [T, number])[]): T {
    let rest = this.next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [choice, weight] of weights) {
      rest -= weight;
      if (rest < 0) return choice;
    }
    return weights[weights.length - 1][0];
  }

  /** A few of them, in their own order. */
  some<T>(choices: readonly T[], probability: number): T[] {
    return choices.filter(() => this.chance(probability));
  }
}
