import type { EnquiryKind, Ids, PlaceId, PositionToken } from '@naksha/events/kernel';
import { type AccountId, type EnquiryId, nameEnquiryStream } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { CommandRunner } from '../../commands/command-runner.ts';
import { IDS } from '../../injection/tokens.ts';
import { type EnquiryText, EnquiryVault } from '../enquiry-vault.ts';

/** Account id for idempotency keys of anonymous senders. */
export const ANONYMOUS_SENDER = '00000000-0000-0000-0000-000000000000' as AccountId;

type Asked = { kind: EnquiryKind; project?: PlaceId; words: EnquiryText };

export class ReceiveEnquiry extends Command<PositionToken> {
  constructor(
    readonly asked: Asked,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ReceiveEnquiry)
export class ReceiveEnquiryHandler implements ICommandHandler<ReceiveEnquiry> {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(EnquiryVault) private readonly vault: EnquiryVault,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async execute({ asked, meta }: ReceiveEnquiry): Promise<PositionToken> {
    const { account } = meta.caller;
    const done = await this.runner.run({ name: 'ReceiveEnquiry', body: asked, meta }, async () => {
      const { kind, project, words } = asked;
      const id = this.ids.uuid() as EnquiryId;
      return {
        stream: nameEnquiryStream(id),
        version: 0,
        decision: { events: [{ type: 'EnquiryReceived', data: { kind, ...(project && { project }) } }] },
        result: {},
        sideEffects: [this.vault.storeText(id, words, account === ANONYMOUS_SENDER ? undefined : account)],
      };
    });
    return done.position;
  }
}
