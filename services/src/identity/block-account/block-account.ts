import type { EventStore } from '@naksha/events/event-store';
import { type AccountId, type BlockReason, nameAccountStream, type PositionToken } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { CommandRunner } from '../../commands/command-runner.ts';
import { loadStream } from '../../commands/load-stream.ts';
import { refusalProblem } from '../../commands/refusal.ts';
import type { SideEffect } from '../../commands/side-effect.ts';
import type { WriteDatabase } from '../../database/write-database.ts';
import { EVENT_STORE, WRITE_DATABASE } from '../../injection/tokens.ts';
import { SecurityLog } from '../../security/security-log.ts';
import { Blocks } from './blocks.ts';
import { blockAccount, refusalUnlessProvenAdministrator } from './decide-block-account.ts';

/** Requests in progress may each cause one conflict. */
const MAX_CONFLICTS = 25;

/** Unblocks if `reason` is missing. */
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
    @Inject(Blocks) private readonly blocks: Blocks,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  async execute({ account, reason, meta, address }: BlockAccount): Promise<PositionToken> {
    const refusal = refusalUnlessProvenAdministrator(meta.caller, meta.now);
    if (refusal) throw refusalProblem(refusal);
    const done = await this.#decide(account, reason, meta).finally(() =>
      this.blocks.agreeWithStream(account, meta.now),
    );
    if (!done.repeated) this.#record(account, reason, { by: meta.caller.account, address });
    return done.position;
  }

  #record(of: AccountId, reason: BlockReason | undefined, { by, address }: { by: AccountId; address?: string }): void {
    const who = { account: by, address, of };
    if (!reason) {
      this.security.record({ kind: 'account_unblocked', ...who });
      return;
    }
    this.security.record({ kind: 'account_blocked', ...who, because: reason });
    this.security.record({ kind: 'session_ended', by: 'block', ...who });
  }

  #decide(account: AccountId, reason: BlockReason | undefined, meta: CommandMeta) {
    const name = reason ? 'BlockAccount' : 'UnblockAccount';
    return this.runner.run({ name, body: { account, reason }, meta, conflicts: MAX_CONFLICTS }, async () => {
      const stream = nameAccountStream(account);
      const { state, version } = await loadStream(this.store, stream, blockAccount);
      const decision = blockAccount.decide(state, { account, caller: meta.caller, reason }, { now: meta.now });
      return { stream, version, decision, result: {}, sideEffects: reason ? [this.#shut(account, meta.now)] : [] };
    });
  }

  /**
   * Before the append, so that a crash in between leaves the account blocked. Not reverted between attempts, so that
   * the account's own requests cannot keep winning; `agreeWithStream` unblocks it if the command fails.
   */
  #shut(account: AccountId, now: Date): SideEffect {
    const apply = async () => {
      await this.database.$executeRaw`
        update account set blocked_at = coalesce(blocked_at, ${now}) where id = ${account}::uuid`;
    };
    return { apply, revert: async () => {} };
  }
}
