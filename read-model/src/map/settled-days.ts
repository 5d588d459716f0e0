import type { Clock } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { startOfNextIndianDay } from './past-day.ts';
import { CLOCK, EVENT_TABLE_HEADS } from './tokens.ts';

/** After this time, all of a day's events are in the event table even if a server's clock is slow. */
const SETTLED_MS = 3_600_000;

/** Also if the projection was behind. */
@Injectable()
export class SettledDays {
  #through = 0;
  #aim: { at: number; heads: readonly number[] } | undefined;

  constructor(
    @Inject(DOCUMENTS) private readonly documents: Pick<Documents, 'checkpoints'>,
    @Inject(EVENT_TABLE_HEADS) private readonly heads: () => Promise<readonly number[]>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async isSettled(day: string): Promise<boolean> {
    const settled = Date.parse(startOfNextIndianDay(day)) + SETTLED_MS;
    const now = this.clock.now().getTime();
    if (now < settled) return false;
    if (this.#through >= settled) return true;
    const aim = this.#aim && this.#aim.at >= settled ? this.#aim : { at: now, heads: await this.heads() };
    const reached = await this.documents.checkpoints();
    const isThere = aim.heads.every((head, partition) => (reached[partition] ?? 0) >= head);
    this.#aim = isThere ? undefined : aim;
    if (isThere) this.#through = Math.max(this.#through, aim.at);
    return isThere;
  }
}
