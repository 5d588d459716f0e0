import type { EventStore } from '@naksha/events/event-store';
import { type AccountId, type BlockReason, nameAccountStream, type PositionToken } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { CommandRunner } from '../../commands/command-runner.ts';
import { loadStream } from '../../commands/load-stream.ts';
import type { SideEffect } from '../../commands/side-effect.ts';
import type { WriteDatabase } from '../../database/write-database.ts';
import { EVENT_STORE, WRITE_DATABASE } from '../../injection/tokens.ts';
import { SecurityLog } from '../../security/security-log.ts';
import { Sessions } from '../sessions.ts';
import { blockAccount } from './decide-block-account.ts';

/** Without a `reason` it lifts the block. @throws Problem 403, 404, 409 of the rule */
export class BlockAccount extends Command<PositionToken> {
  constructor(
    readonly account: AccountId,
    readonly reason: BlockReason | undefined,
    readonly meta: CommandMeta,
    readonly address?: string,
  ) {
    super();
  }
}

@CommandHandler(BlockAccount)
export class BlockAccountHandler implements ICommandHandler<BlockAccount> {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  async execute({ account, reason, meta, address }: BlockAccount): Promise<PositionToken> {
    const position = await this.#decide(account, reason, meta).finally(() => this.#agreeWithStream(account, meta.now));
    const { account: by } = meta.caller;
    if (!reason) {
      this.security.record({ kind: 'account_unblocked', account: by, address, of: account });
      return position;
    }
    await this.sessions.endAll(account);
    this.security.record({ kind: 'account_blocked', account: by, address, of: account, because: reason });
    this.security.record({ kind: 'session_ended', by: 'block', account: by, address, of: account });
    return position;
  }

  async #decide(account: AccountId, reason: BlockReason | undefined, meta: CommandMeta): Promise<PositionToken> {
    const name = reason ? 'BlockAccount' : 'UnblockAccount';
    const done = await this.runner.run({ name, body: { account, reason }, meta }, async () => {
      const stream = nameAccountStream(account);
      const { state, version } = await loadStream(this.store, stream, blockAccount);
      const decision = blockAccount.decide(state, { account, caller: meta.caller, reason }, { now: meta.now });
      return { stream, version, decision, result: {}, sideEffects: reason ? [this.#shut(account, meta.now)] : [] };
    });
    return done.position;
  }

  /** Before the event: where this process dies in between, the account is shut rather than open. */
  #shut(account: AccountId, now: Date): SideEffect {
    return {
      apply: () => this.#setBlocked(this.database, account, now),
      revert: () => this.#agreeWithStream(account, now),
    };
  }

  /** Under the row's lock, so that of two at once the one that is last has seen the other's event. */
  async #agreeWithStream(account: AccountId, now: Date): Promise<void> {
    await this.database.$transaction(async (transaction) => {
      await transaction.$queryRaw`select id from account where id = ${account}::uuid for update`;
      const { state } = await loadStream(this.store, nameAccountStream(account), blockAccount);
      await this.#setBlocked(transaction, account, state.blocked ? now : null);
    });
  }

  /** Whoever is blocked already stays so since then. */
  async #setBlocked(database: Pick<WriteDatabase, '$executeRaw'>, account: AccountId, now: Date | null): Promise<void> {
    if (now)
      await database.$executeRaw`
        update account set blocked_at = coalesce(blocked_at, ${now}) where id = ${account}::uuid`;
    else await database.$executeRaw`update account set blocked_at = null where id = ${account}::uuid`;
  }
}
