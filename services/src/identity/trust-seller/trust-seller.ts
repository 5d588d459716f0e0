import type { EventStore } from '@naksha/events/event-store';
import { type AccountId, nameAccountStream, type PositionToken } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { CommandRunner } from '../../commands/command-runner.ts';
import { loadStream } from '../../commands/load-stream.ts';
import { EVENT_STORE } from '../../injection/tokens.ts';
import { trustSeller } from './decide-trust-seller.ts';

/** By a sample of the import. */
export class TrustSeller extends Command<PositionToken> {
  constructor(
    readonly account: AccountId,
    readonly trusted: boolean,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(TrustSeller)
export class TrustSellerHandler implements ICommandHandler<TrustSeller> {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  async execute({ account, trusted, meta }: TrustSeller): Promise<PositionToken> {
    const done = await this.runner.run({ name: 'TrustSeller', body: { account, trusted }, meta }, async () => {
      const { stream, state, version, position } = await loadStream(
        this.store,
        nameAccountStream(account),
        trustSeller,
      );
      const decision = trustSeller.decide(state, { account, caller: meta.caller, trusted }, { now: meta.now });
      return { stream, version, position, decision, result: {} };
    });
    return done.position;
  }
}
