import { seededRandom } from '@naksha/events/kernel';
import { Trace } from './trace.ts';

/** Something that can die: what it waits for never comes then. */
export type Process = { readonly name: string; alive: boolean; slow: boolean };

type Step = { process: Process; label: string; run(): void; isReady?(): boolean };
type Timer = { at: number; nth: number; process: Process; fire(): void };

/** The world's own: a step of it belongs to nobody who could die. */
export const WORLD: Process = { name: 'world', alive: true, slow: false };

/** As the event loop has it, before anybody puts another one in its place. */
const nextTurn = setImmediate;

/**
 * Which of all that could happen next happens, by the seed alone: answers of the database, messages, timers. One step runs to
 * its end, with every promise that it settles, before the next is chosen; so the same seed is the same history.
 */
export class Scheduler {
  readonly random: () => number;
  readonly trace = new Trace();
  /** Milliseconds since 1970, in this world. */
  now: number;
  /** Steps so far. */
  steps = 0;
  /** Whose code is running: timers that are set now are its. */
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

  /** The last steps, for whoever asks why nothing comes to its end. */
  get lately(): readonly string[] {
    return this.#lately;
  }

  /** Of 0 up to but not including `n`. */
  below(n: number): number {
    return Math.floor(this.random() * n);
  }

  happens(probability: number): boolean {
    return probability > 0 && this.random() < probability;
  }

  /** Something that will happen at some time, unless its process dies before. */
  push(process: Process, label: string, run: () => void, isReady?: () => boolean): void {
    this.#pending.push({ process, label, run, isReady });
  }

  /** Once it is its turn among all the others. */
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

  /** After what is running now and all that it settles, in the order in which it was asked for. */
  afterThis(resume: () => void): void {
    this.#turns.push({ process: this.current, resume });
  }

  /** Runs code of a process outside of any step, such as its start. */
  async runAs(process: Process, code: () => void): Promise<void> {
    this.current = process;
    code();
    await this.#settle();
  }

  /**
   * Takes one step.
   * @returns false where nothing can happen before a timer
   */
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

  /**
   * Lets time pass up to the next timer, at most until then.
   * @returns false where there is no timer before
   */
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
    // A slow one gets a turn now and then.
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

  /** Until nobody has anything more to do than to wait for a step. */
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
