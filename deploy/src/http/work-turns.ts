import { UNITS_A_REQUEST } from './request-counter.port.ts';

type EndTurn = () => void;
type Waiting = { answer(turn: EndTurn | undefined): void; timer: NodeJS.Timeout };
type Site = { load: number; waiting: Waiting[] };

/** Each takes some milliseconds of the one thread that answers everybody, and some of them are with the database. */
const AT_ONCE = 4;
const MOST_WAITING = 1_000;
export const LONGEST_WAIT_MS = 2_000;
/** Whoever is not done by then waits for something else, such as a position: the turn is the next one's. */
const LONGEST_TURN_MS = 100;

/**
 * Questions that take long to work out go a few at a time, and between two of them comes whatever else there is to answer.
 * The turn is that of the site that has had least: a site with a thousand questions keeps nobody waiting but itself.
 */
export class WorkTurns {
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

  /**
   * @param site whose turns are counted together
   * @param load what the site has used of late, in units
   * @returns ends the turn; undefined: it waited too long, or was one too many of the site that has had most
   */
  async take(site: string, load: number): Promise<EndTurn | undefined> {
    if (this.#running < this.limits.atOnce && this.#waiting === 0) return this.#begin();
    return new Promise((answer) => {
      const place = this.#findSite(site);
      place.load = Math.max(place.load, load);
      const timer = setTimeout(() => this.#giveUp(site, waiting), this.limits.longestWaitMs);
      const waiting = { answer, timer };
      place.waiting.push(waiting);
      if (++this.#waiting > this.limits.mostWaiting) this.#giveUpOne();
    });
  }

  #findSite(site: string): Site {
    const known = this.#sites.get(site);
    if (known) return known;
    const fresh = { load: 0, waiting: [] };
    this.#sites.set(site, fresh);
    return fresh;
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
    const [site, place] = this.#findSiteWith((load, least) => load < least);
    const [next] = place.waiting;
    // Until its work is charged.
    place.load += UNITS_A_REQUEST;
    this.#leave(site, next);
    next.answer(this.#begin());
  }

  #giveUpOne(): void {
    const [site, { waiting }] = this.#findSiteWith((load, most) => load > most);
    this.#giveUp(site, waiting[waiting.length - 1]);
  }

  #giveUp(site: string, waiting: Waiting): void {
    this.#leave(site, waiting);
    waiting.answer(undefined);
  }

  #leave(site: string, one: Waiting): void {
    clearTimeout(one.timer);
    const { waiting } = this.#findSite(site);
    waiting.splice(waiting.indexOf(one), 1);
    this.#waiting--;
    if (waiting.length === 0) this.#sites.delete(site);
  }

  #findSiteWith(isBetter: (load: number, best: number) => boolean): [string, Site] {
    return [...this.#sites].reduce((best, one) => (isBetter(one[1].load, best[1].load) ? one : best));
  }
}
