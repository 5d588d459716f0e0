import type { EventStore } from '@naksha/events/event-store';
import {
  type AccountId,
  type LeadStatus,
  type ListingId,
  nameInterestStream,
  type PositionToken,
} from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { CommandRunner } from '../../commands/command-runner.ts';
import { loadStream } from '../../commands/load-stream.ts';
import { EVENT_STORE } from '../../injection/tokens.ts';
import { interest } from '../interest.ts';
import { setLeadStatus } from './decide-set-lead-status.ts';

export type LeadId = { listing: ListingId; buyer: AccountId };

/** @throws Problem 404 for anybody but the lead's seller */
export class SetLeadStatus extends Command<PositionToken> {
  constructor(
    readonly lead: LeadId,
    readonly status: LeadStatus,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(SetLeadStatus)
export class SetLeadStatusHandler implements ICommandHandler<SetLeadStatus> {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  async execute({ lead, status, meta }: SetLeadStatus): Promise<PositionToken> {
    const command = { ...lead, by: meta.caller.account, status };
    const done = await this.runner.run({ name: 'SetLeadStatus', body: { lead, status }, meta }, async () => {
      const { stream, state, version, position } = await loadStream(
        this.store,
        nameInterestStream(lead.listing, lead.buyer),
        interest,
      );
      return { stream, version, position, decision: setLeadStatus.decide(state, command, undefined), result: {} };
    });
    return done.position;
  }
}
