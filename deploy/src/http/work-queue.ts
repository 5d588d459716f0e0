import { UNITS_A_REQUEST } from './request-counter.port.ts';

type EndTurn = () => void;
type Where = Pick<Asking, 'site' | 'line'>;
type Waiting = { answer(turn: EndTurn | undefined): void; timer: NodeJS.Timeout };
type Line = { load: number; waiting: Waiting[] };
type Site = { load: number; lines: Map<string, Line> };
/** The client's site and line, with their recent usage in units. */
export type Asking = { site: string; siteLoad: number; line: string; lineLoad: number };

/** Each takes some milliseconds of the single thread, and some wait for the database. */
export const AT_ONCE = 4;
export const MOST_WAITING = 1_000;
export const LONGEST_WAIT_MS = 2_000;
/** A longer request is probably waiting, for a position for example; its turn goes to the next. */
const LONGEST_TURN_MS = 100;

/**
 * The next turn goes to the site with the least usage, and within it to the line with the least: a site with a
 * thousand requests delays only itself.
 */
export class WorkQueue {
  readonly #sites = new Map<string, Site>();
  #running = 0;
  #waiting = 0;

  constructor(
    private readonly limits = {
      atOnce: AT_ONCE,
      mostWaiting: MOST_WAITING,
      longestWaitMs: LONGEST_WAIT_MS,
      longestTurnMs: LONGEST_TURN_MS,
    },
  ) {}

  get waiting(): number {
    return this.#waiting;
  }

  /** @returns a function that ends the turn; undefined if it waited too long, or the busiest line had too many waiting */
  async waitForTurn(caller: Asking): Promise<EndTurn | undefined> {
    if (this.#running < this.limits.atOnce && this.#waiting === 0) return this.#begin();
    return new Promise((answer) => {
      const site = findOr(this.#sites, caller.site, () => ({ load: 0, lines: new Map() }));
      site.load = Math.max(site.load, caller.siteLoad);
      const line = findOr(site.lines, caller.line, () => ({ load: 0, waiting: [] }));
      line.load = Math.max(line.load, caller.lineLoad);
      const timer = setTimeout(() => this.#giveUp(caller, waiting), this.limits.longestWaitMs);
      const waiting = { answer, timer };
      line.waiting.push(waiting);
      if (++this.#waiting > this.limits.mostWaiting) this.#giveUpOne();
    });
  }

  #begin(): EndTurn {
    this.#running++;
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      this.#running--;
      if (this.#waiting > 0) setImmediate(() => this.#giveTurn());
    };
    const timer = setTimeout(end, this.limits.longestTurnMs);
    return end;
  }

  #giveTurn(): void {
    if (this.#waiting === 0 || this.#running >= this.limits.atOnce) return;
    const [site, place] = findWith(this.#sites, isLess);
    const [line, own] = findWith(place.lines, isLess);
    const [next] = own.waiting;
    // Until its work is charged.
    place.load += UNITS_A_REQUEST;
    own.load += UNITS_A_REQUEST;
    this.#removeWaiting({ site, line }, next);
    next.answer(this.#begin());
  }

  #giveUpOne(): void {
    const [site, { lines }] = findWith(this.#sites, isMore);
    const [line, { waiting }] = findWith(lines, isMore);
    this.#giveUp({ site, line }, waiting[waiting.length - 1]);
  }

  #giveUp(where: Where, waiting: Waiting): void {
    this.#removeWaiting(where, waiting);
    waiting.answer(undefined);
  }

  #removeWaiting({ site, line }: Where, one: Waiting): void {
    clearTimeout(one.timer);
    const { lines } = this.#sites.get(site) as Site;
    const { waiting } = lines.get(line) as Line;
    waiting.splice(waiting.indexOf(one), 1);
    this.#waiting--;
    if (waiting.length === 0) lines.delete(line);
    if (lines.size === 0) this.#sites.delete(site);
  }
}

const isLess = (load: number, best: number): boolean => load < best;
const isMore = (load: number, best: number): boolean => load > best;

function findOr<T>(all: Map<string, T>, key: string, make: () => T): T {
  const known = all.get(key);
  if (known) return known;
  const fresh = make();
  all.set(key, fresh);
  return fresh;
}

function findWith<T extends { load: number }>(
  all: Map<string, T>,
  isBetter: (load: number, best: number) => boolean,
): [string, T] {
  return [...all].reduce((best, one) => (isBetter(one[1].load, best[1].load) ? one : best));
}
