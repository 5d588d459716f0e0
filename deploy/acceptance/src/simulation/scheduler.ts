import { seededRandom } from '@naksha/events/kernel';
import { Trace } from './trace.ts';

/** Something that can die; its pending waits then never resolve. */
export type Process = { readonly name: string; alive: boolean; slow: boolean };

type Step = { process: Process; label: string; run(): void; isReady?(): boolean };
type Timer = { at: number; nth: number; process: Process; fire(): void };

/** The simulation itself, which cannot die. */
export const WORLD: Process = { name: 'world', alive: true, slow: false };

/** The real event loop's, before it is replaced. */
const nextTurn = setImmediate;

/**
 * Chooses by the seed which pending event happens next: database responses, messages, timers. A step runs to its end, including
 * settled promises, before the next is chosen, so a seed always gives the same history.
 */
export class Scheduler {
  readonly random: () => number;
  readonly trace = new Trace();
  /** Simulated time in ms since 1970. */
  now: number;
  steps = 0;
  /** Owner of the running code, and so of timers it sets. */
  current: Process = WORLD;
  #pending: Step[] = [];
  #timers: Timer[] = [];
  #turns: { process: Process; resume(): void }[] = [];
  #timersSet = 0;
  readonly #lately: string[] = Array(16).fill('');

  constructor(seed: number, start: number) {
    this.random = seededRandom(seed);
    this.now = start;
  }

  /** Recent steps, for diagnosing a history that does not end. */
  get lately(): readonly string[] {
    return this.#lately;
  }

  /** From 0 to `n` - 1. */
  below(n: number): number {
    return Math.floor(this.random() * n);
  }

  happens(probability: number): boolean {
    return probability > 0 && this.random() < probability;
  }

  push(process: Process, label: string, run: () => void, isReady?: () => boolean): void {
    this.#pending.push({ process, label, run, isReady });
  }

  turnOf(process: Process, label: string): Promise<void> {
    return new Promise((resolve) => this.push(process, label, resolve));
  }

  setTimer(fire: () => void, ms: number): number {
    const nth = ++this.#timersSet;
    const at = this.now + Math.max(1, Number.isFinite(ms) ? ms : 1);
    this.#timers.push({ at, nth, process: this.current, fire });
    return nth;
  }

  clearTimer(nth: number): void {
    const at = this.#timers.findIndex((timer) => timer.nth === nth);
    if (at >= 0) this.#timers.splice(at, 1);
  }

  afterThis(resume: () => void): void {
    this.#turns.push({ process: this.current, resume });
  }

  async runAs(process: Process, code: () => void): Promise<void> {
    this.current = process;
    code();
    await this.#settle();
  }

  /** @returns false if nothing can happen before the next timer */
  async step(): Promise<boolean> {
    this.#fireDue();
    const step = this.#choose();
    if (!step) return false;
    this.steps++;
    this.now += this.below(4);
    const label = `${step.process.name} ${step.label}`;
    this.trace.add(label);
    this.#lately[this.steps % this.#lately.length] = label;
    this.current = step.process;
    step.run();
    await this.#settle();
    return true;
  }

  /** Advances time to the next timer, at most to `until`. @returns false if there is no timer before */
  sleep(until: number): boolean {
    this.#timers = this.#timers.filter(({ process }) => process.alive);
    const next = Math.min(...this.#timers.map(({ at }) => at));
    this.now = Math.max(this.now, Math.min(next, until));
    return next <= until;
  }

  #choose(): Step | undefined {
    this.#pending = this.#pending.filter(({ process }) => process.alive);
    const ready = this.#pending.filter((step) => step.isReady?.() ?? true);
    if (ready.length === 0) return undefined;
    const brisk = ready.filter(({ process }) => !process.slow);
    // Slow processes are chosen rarely.
    const from = brisk.length > 0 && !this.happens(0.02) ? brisk : ready;
    const chosen = from[this.below(from.length)];
    this.#pending.splice(this.#pending.indexOf(chosen), 1);
    return chosen;
  }

  #fireDue(): void {
    const due = this.#timers.filter(({ at }) => at <= this.now);
    if (due.length === 0) return;
    this.#timers = this.#timers.filter(({ at }) => at > this.now);
    for (const { process, fire } of due.sort((a, b) => a.at - b.at || a.nth - b.nth)) this.push(process, 'timer', fire);
  }

  /** Waits until all code is waiting for a step. */
  async #settle(): Promise<void> {
    await new Promise<void>((resolve) => nextTurn(resolve));
    while (this.#turns.length > 0) {
      const { process, resume } = this.#turns.shift()!;
      if (!process.alive) continue;
      this.current = process;
      resume();
      await new Promise<void>((resolve) => nextTurn(resolve));
    }
    this.current = WORLD;
  }
}
