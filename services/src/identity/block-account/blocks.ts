import type { EventStore } from '@naksha/events/event-store';
import { type AccountId, nameAccountStream } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { loadStream } from '../../commands/load-stream.ts';
import type { WriteDatabase } from '../../database/write-database.ts';
import { EVENT_STORE, WRITE_DATABASE } from '../../injection/tokens.ts';
import { blockAccount } from './decide-block-account.ts';

@Injectable()
export class Blocks {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
  ) {}

  /**
   * Under the row's lock, so that concurrent changes are applied in order. Deletes sessions, so that unblocking does
   * not revive them.
   */
  async agreeWithStream(account: AccountId, now: Date): Promise<void> {
    await this.database.$transaction(async (transaction) => {
      const [row] = await transaction.$queryRaw<{ blocked_at: Date | null }[]>`
        select blocked_at from account where id = ${account}::uuid for update`;
      const { state } = await loadStream(this.store, nameAccountStream(account), blockAccount);
      if (row?.blocked_at || state.blocked) await transaction.session.deleteMany({ where: { account } });
      // Keep the original time.
      const blockedAt = state.blocked ? (row?.blocked_at ?? now) : null;
      await transaction.account.updateMany({ where: { id: account }, data: { blockedAt } });
    });
  }
}
