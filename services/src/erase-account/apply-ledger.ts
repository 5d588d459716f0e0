import type { Clock } from '@naksha/events/kernel';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import { CLOCK, WRITE_DATABASE } from '../injection/tokens.ts';
import { ErasureLedger, LedgerUnreadable } from './erasure-ledger.ts';
import { Erasures } from './erasures.ts';

/** So that concurrent starts do not create two ledgers or erase twice. */
const LOCK = 4_837_201_968;
/** A restored backup may lack many erasures. */
const TIMEOUTS = { maxWait: 60_000, timeout: 3_600_000 };

export type LedgerReplay = {
  entries: number;
  /** The database was restored, or the process died before they began. */
  applied: number;
  found: number;
};

/** At start-up, so that a restored backup does not bring back erased people. */
@Injectable()
export class ApplyLedger {
  private readonly logger = new Logger(ApplyLedger.name);

  constructor(
    @Inject(ErasureLedger) private readonly ledger: ErasureLedger,
    @Inject(Erasures) private readonly erasures: Erasures,
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws LedgerUnreadable if it cannot be read or belongs to another database: the server must not start */
  async apply(): Promise<LedgerReplay> {
    // The transaction only holds the lock; erasures commit separately.
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
        // Already begun in this database; it continues on its own.
        if (erasure.begun) continue;
        applied++;
        if (existed) found++;
      }
      if (applied > 0)
        this.logger.warn({ msg: 'erasure ledger applied', entries: entries.length, applied, accountsErased: found });
      return { entries: entries.length, applied, found };
    }, TIMEOUTS);
  }

  /** A database accepts only the ledger it knows; without one, it adopts the existing ledger or creates one. */
  private async checkIdentity(): Promise<void> {
    const [known] = await this.database.erasureLedger.findMany({ take: 1 });
    const there = await this.ledger.findId();
    if (known && !there)
      throw new LedgerUnreadable(
        `The erasure ledger ${this.ledger.path} is missing. Restore its newest copy; otherwise erased accounts would reappear.`,
      );
    if (known && known.id !== there)
      throw new LedgerUnreadable(
        `${this.ledger.path} is the erasure ledger of another database. Set ERASURE_LEDGER to the one of this database.`,
      );
    if (!known) await this.database.erasureLedger.create({ data: { id: there ?? (await this.ledger.create()) } });
  }
}
