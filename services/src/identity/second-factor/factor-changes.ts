import { signInFirst } from '@naksha/events/contracts';
import type { AccountId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import { WRITE_DATABASE } from '../../injection/tokens.ts';

/** The tables as one transaction sees them; outside of one, the database itself. */
export type FactorTables = Omit<
  WriteDatabase,
  '$connect' | '$disconnect' | '$on' | '$use' | '$extends' | '$transaction'
>;

/** Whose second factor, and in which session it is made or used. `wasProven`: as the request's token said. */
export type Holder = { account: AccountId; session: string; wasProven: boolean };

/** Requests of one account take turns; each is a few statements. */
const TIMEOUTS = { maxWait: 10_000, timeout: 10_000 };

/**
 * Whatever changes or proves somebody's second factors, one after the other: of two removals at once the second sees what
 * the first has left, and of a hundred guesses none is judged before the one before it was counted.
 */
@Injectable()
export class FactorChanges {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  /**
   * What `work` throws undoes all of it, so that what must stay counted is returned.
   * @throws Problem 401 where the session has ended meanwhile, such as by an operator's reset
   */
  inSession<Result>({ account, session }: Holder, work: (tables: FactorTables) => Promise<Result>): Promise<Result> {
    return this.ofAccount(account, async (tables) => {
      // Held until the end: what is written names it, and it may be ended at any moment.
      const held = await tables.$queryRaw<unknown[]>`
        select id from session where id = ${session}::uuid and account = ${account}::uuid for key share`;
      if (held.length === 0) throw signInFirst();
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
