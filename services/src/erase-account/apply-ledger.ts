import type { Clock } from '@naksha/events/kernel';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import { CLOCK, WRITE_DATABASE } from '../injection/tokens.ts';
import { ErasureLedger, LedgerUnreadable } from './erasure-ledger.ts';
import { Erasures } from './erasures.ts';

/** Of the write database: two processes that start at once must not make two ledgers, nor both erase again. */
const LOCK = 4_837_201_968;
/** A restored backup may lack many. */
const TIMEOUTS = { maxWait: 60_000, timeout: 3_600_000 };

export type LedgerApplied = {
  entries: number;
  /** Those whose erasure this database did not know: it was restored, or the process died before it began. */
  applied: number;
  /** Of them, those of whom there was anything. */
  found: number;
};

/** What a start does before anybody is answered: a backup that was restored brings nobody back. */
@Injectable()
export class ApplyLedger {
  private readonly logger = new Logger(ApplyLedger.name);

  constructor(
    @Inject(ErasureLedger) private readonly ledger: ErasureLedger,
    @Inject(Erasures) private readonly erasures: Erasures,
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws LedgerUnreadable where it can't be read, or is not this database's: then nothing may open */
  async apply(): Promise<LedgerApplied> {
    // The transaction holds the lock alone; what is done meanwhile commits by itself, and is not done twice.
    return this.database.$transaction(async (lock) => {
      await lock.$queryRaw`select pg_advisory_xact_lock(${LOCK})::text`;
      await this.checkIdentity();
      const entries = await this.ledger.readEntries();
      const unfinished = await this.erasures.findUnfinished(entries.map(({ account }) => account));
      let [applied, found] = [0, 0];
      for (const { account, at } of entries) {
        const erasure = unfinished.get(account);
        if (!erasure) continue;
        const existed = await this.erasures.eraseAgain(account, { at, now: this.clock.now() });
        // One that has begun here goes on: nothing was lost.
        if (erasure.begun) continue;
        applied++;
        if (existed) found++;
      }
      if (applied > 0)
        this.logger.warn(
          `erasure ledger: of ${entries.length} people ${applied} were not known as erased here; ${found} of them were in this database and are erased again`,
        );
      return { entries: entries.length, applied, found };
    }, TIMEOUTS);
  }

  /** A database that knows its ledger accepts no other; one that knows none takes the one that is there, or a new one. */
  private async checkIdentity(): Promise<void> {
    const [known] = await this.database.erasureLedger.findMany({ take: 1 });
    const there = await this.ledger.findId();
    if (known && !there)
      throw new LedgerUnreadable(
        `${this.ledger.path} is missing, the erasure ledger of this database: put it back, or people who were erased may be shown again`,
      );
    if (known && known.id !== there)
      throw new LedgerUnreadable(`${this.ledger.path} is the erasure ledger of another database`);
    if (!known) await this.database.erasureLedger.create({ data: { id: there ?? (await this.ledger.create()) } });
  }
}
