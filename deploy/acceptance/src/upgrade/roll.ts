import { pollUntil } from '@naksha/deploy/local';
import { expect } from 'vitest';
import type { Bed, Main } from '../bed/bed.ts';
import type { BedProcess } from '../bed/bed-process.ts';
import { printFaultRow } from '../bed/fault-row.ts';
import { type Load, startLoad } from '../bed/load.ts';
import { compareLogWithLedger } from '../bed/log-invariant.ts';
import { findTileProblems } from '../bed/tiles-invariant.ts';

/** The order of docs/upgrading.md: consumers before producers. */
const FORWARD: readonly Main[] = ['projector', 'worker', 'relay'];
const BACK: readonly Main[] = ['api', 'relay', 'worker'];
const SERVED_MS = 180_000;

export class Roll {
  #people: Load;

  private constructor(
    private readonly bed: Bed,
    people: Load,
    private readonly withdraws: boolean,
  ) {
    this.#people = people;
  }

  /** @param withdraws removes an api from the balancer before it ends, for versions that do not drain */
  static async begin(bed: Bed, { withdraws = false } = {}): Promise<Roll> {
    const roll = new Roll(bed, await startLoad(bed), withdraws);
    await roll.servedOn();
    return roll;
  }

  /** Upgrades by the guide. @param between checks while both versions run */
  async forward(version: string, between: () => Promise<void>): Promise<void> {
    const seconds = performance.now();
    const before = this.#counts();
    await this.bed.runOf(version, 'migrate');
    for (const main of FORWARD) await this.#replace(main, version);
    const [first, ...others] = this.bed.all('api');
    await this.#exchange(first, version);
    await this.servedOn();
    await this.#whilePaused(between);
    for (const api of others) await this.#exchange(api, version);
    await this.servedOn();
    await this.#whilePaused(() => this.#tell('upgrade under load', before, seconds));
  }

  /** Downgrades by the guide: documents are rebuilt before the old projectors start. */
  async back(version: string): Promise<void> {
    const seconds = performance.now();
    const before = this.#counts();
    for (const main of BACK) await this.#replace(main, version);
    await this.bed.runOf(version, 'replay');
    await this.#replace('projector', version);
    await this.servedOn();
    await this.#whilePaused(() => this.#tell('way back under load', before, seconds));
  }

  /** Waits until each kind of command was acknowledged and is visible. */
  async servedOn(): Promise<void> {
    const { ledger } = this.bed;
    const kinds = ['ListingPosted', 'ListingVerified', 'ListingContacted'] as const;
    const before = kinds.map((kind) => ledger.count(kind));
    const has = (kind: (typeof kinds)[number], k: number) => ledger.count(kind) > before[k];
    if (!(await pollUntil(() => kinds.every(has), SERVED_MS)))
      throw new Error(
        `No command of these kinds was acknowledged in time: ${kinds.filter((kind, k) => !has(kind, k))}`,
      );
    await this.bed.caughtUp();
  }

  tilesAgree = async (): Promise<void> => {
    await this.bed.caughtUp();
    const apis = this.bed.apis.map(({ url }) => url);
    expect(await findTileProblems(apis, this.bed.ledger.flats)).toEqual([]);
  };

  async end(): Promise<void> {
    await this.#people.stop();
    await this.bed.caughtUp();
    await this.bed.effectsDone();
  }

  async #replace(main: Main, version: string): Promise<void> {
    for (const process of this.bed.all(main)) await this.#exchange(process, version);
  }

  async #exchange(process: BedProcess, version: string): Promise<void> {
    const exchange = () => process.replace(version);
    if (this.withdraws && this.bed.apis.includes(process)) await this.bed.whileWithdrawn(process, exchange);
    else await exchange();
  }

  async #whilePaused(look: () => Promise<void>): Promise<void> {
    await this.#people.stop();
    await look();
    this.#people = await startLoad(this.bed);
  }

  #counts = () => {
    const { acknowledged } = this.bed.ledger;
    return { acknowledged: acknowledged.length, texts: this.bed.sms.ofEffects.length };
  };

  async #tell(name: string, before: { acknowledged: number; texts: number }, since: number): Promise<void> {
    const { ledger } = this.bed;
    expect(ledger.refusals, 'answers of 500 and more').toEqual([]);
    expect(ledger.broken, 'requests that broke off').toEqual([]);
    const account = await compareLogWithLedger(this.bed);
    expect(account.lost, 'acknowledged and not in the log').toEqual([]);
    expect(account.doubled, 'more in the log than was acknowledged').toEqual([]);
    const acknowledged = account.acknowledged - before.acknowledged;
    printFaultRow(name, {
      acknowledged,
      found: account.found - before.acknowledged,
      doubled: account.doubled.length,
      lost: account.lost.length,
      texts: this.bed.sms.ofEffects.length - before.texts,
      repeated: 0,
      seconds: (performance.now() - since) / 1000,
    });
  }
}
