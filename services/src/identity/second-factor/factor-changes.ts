import { signInRequiredProblem } from '@naksha/events/contracts';
import type { AccountId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import { WRITE_DATABASE } from '../../injection/tokens.ts';

/** Of a transaction, or the database itself. */
export type FactorTables = Omit<
  WriteDatabase,
  '$connect' | '$disconnect' | '$on' | '$use' | '$extends' | '$transaction'
>;

/** `wasProven`: according to the request's token. */
export type FactorOwner = { account: AccountId; session: string; wasProven: boolean };

const TIMEOUTS = { maxWait: 10_000, timeout: 10_000 };

/** Concurrent removals see each other, and each guess is counted before the next one is checked. */
@Injectable()
export class FactorTransactions {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  /**
   * To keep a count, return it rather than throw.
   * @throws Problem 401 if the session has ended, for example by a reset
   */
  inSession<Result>(
    { account, session }: FactorOwner,
    work: (tables: FactorTables) => Promise<Result>,
  ): Promise<Result> {
    return this.ofAccount(account, async (tables) => {
      // Until commit: rows written here reference it, and it may be ended at any time.
      const held = await tables.$queryRaw<unknown[]>`
        select id from session where id = ${session}::uuid and account = ${account}::uuid for key share`;
      if (held.length === 0) throw signInRequiredProblem();
      return work(tables);
    });
  }

  ofAccount<Result>(account: AccountId, work: (tables: FactorTables) => Promise<Result>): Promise<Result> {
    return this.database.$transaction(async (transaction) => {
      await transaction.$queryRaw`select id from account where id = ${account}::uuid for update`;
      return work(transaction);
    }, TIMEOUTS);
  }
}
