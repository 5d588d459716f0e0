import type { EventStore } from '@naksha/events/event-store';
import { type AccountId, nameAccountStream } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { loadStream } from '../commands/load-stream.ts';
import { refusalProblem } from '../commands/refusal.ts';
import { EVENT_STORE } from '../injection/tokens.ts';
import { SecurityLog } from '../security/security-log.ts';
import { eraseAccount } from './decide-erase-account.ts';
import { ErasureLedger } from './erasure-ledger.ts';
import { Erasures } from './erasures.ts';

export type ErasureRequest = { account: AccountId; by: 'owner' | 'staff'; address?: string };

/** Returns when the vault holds nothing of the person; their listings follow. Repeating it continues. */
export class EraseAccount extends Command<void> {
  constructor(
    readonly request: ErasureRequest,
    readonly now: Date,
  ) {
    super();
  }
}

@CommandHandler(EraseAccount)
export class EraseAccountHandler implements ICommandHandler<EraseAccount> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(ErasureLedger) private readonly ledger: ErasureLedger,
    @Inject(Erasures) private readonly erasures: Erasures,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  async execute({ request, now }: EraseAccount): Promise<void> {
    const { account, by, address } = request;
    await this.record(request, now);
    await this.erasures.deleteRows(account, now);
    this.security.record({ kind: 'account_erased', of: account, address, ...(by === 'owner' && { account }) });
    this.security.record({ kind: 'session_ended', by: 'erasure', of: account, address });
  }

  private async record({ account, by }: ErasureRequest, now: Date): Promise<void> {
    const { state } = await loadStream(this.store, nameAccountStream(account), eraseAccount);
    const decision = eraseAccount.decide(state, { by }, undefined);
    if ('refusal' in decision) throw refusalProblem(decision.refusal);
    if (decision.events.length === 0) return;
    // Ledger first: the next start completes it whatever happens to this process.
    await this.ledger.append({ account, at: now });
    await this.erasures.record(account, by, now);
  }
}
