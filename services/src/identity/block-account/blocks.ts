import type { EventStore } from '@naksha/events/event-store';
import { type AccountId, nameAccountStream } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { loadStream } from '../../commands/load-stream.ts';
import type { WriteDatabase } from '../../database/write-database.ts';
import { EVENT_STORE, WRITE_DATABASE } from '../../injection/tokens.ts';
import { blockAccount } from './decide-block-account.ts';

/** Whether an account is shut, as the row says that each request reads. */
@Injectable()
export class Blocks {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
  ) {}

  /**
   * Shut or open, as the account's stream has it. Under the row's lock, so that of two at once the one that is last has seen the
   * other's event. No session outlives having been shut, so that none comes back as the account is opened.
   */
  async agreeWithStream(account: AccountId, now: Date): Promise<void> {
    await this.database.$transaction(async (transaction) => {
      const [row] = await transaction.$queryRaw<{ blocked_at: Date | null }[]>`
        select blocked_at from account where id = ${account}::uuid for update`;
      const { state } = await loadStream(this.store, nameAccountStream(account), blockAccount);
      if (row?.blocked_at || state.blocked) await transaction.session.deleteMany({ where: { account } });
      // Whoever is blocked already stays so since then.
      const blockedAt = state.blocked ? (row?.blocked_at ?? now) : null;
      await transaction.account.updateMany({ where: { id: account }, data: { blockedAt } });
    });
  }
}
