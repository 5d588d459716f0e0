import { seededRandom } from '@naksha/events/kernel';

export class Random {
  /** 0 ≤ x < 1 */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = seededRandom(seed);
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  /** low ≤ integer ≤ high */
  integer(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(choices: readonly T[]): T {
    return choices[this.integer(0, choices.length - 1)];
  }

  /** Standard normal (Box–Muller). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  weighted<T>(weights: readonly (readonly [T, number])[]): T {
    let rest = this.next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [choice, weight] of weights) {
      rest -= weight;
      if (rest < 0) return choice;
    }
    return weights[weights.length - 1][0];
  }

  subset<T>(choices: readonly T[], probability: number): T[] {
    return choices.filter(() => this.chance(probability));
  }
}
