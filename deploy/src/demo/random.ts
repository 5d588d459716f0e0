import { seededRandom } from '@naksha/events/kernel';

export class Random {
  /** 0 ≤ x < 1 */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = seededRandom(seed);
  }

  drawBetween(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  /** low ≤ integer ≤ high */
  drawInteger(low: number, high: number): number {
    return Math.floor(this.drawBetween(low, high + 1));
  }

  drawChance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(choices: readonly T[]): T {
    return choices[this.drawInteger(0, choices.length - 1)];
  }

  /** Standard normal (Box–Muller). */
  drawNormal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  pickWeighted<T>(weights: readonly (readonly [T, number])[]): T {
    let rest = this.next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [choice, weight] of weights) {
      rest -= weight;
      if (rest < 0) return choice;
    }
    return weights[weights.length - 1][0];
  }

  pickSubset<T>(choices: readonly T[], probability: number): T[] {
    return choices.filter(() => this.drawChance(probability));
  }
}
