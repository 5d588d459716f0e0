import type { EventStore } from '@naksha/events/event-store';
import {
  type EnquiryId,
  type EnquiryStatus,
  type Ids,
  type NoteId,
  nameEnquiryStream,
  type PositionToken,
} from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { CommandRunner } from '../../commands/command-runner.ts';
import { loadStream } from '../../commands/load-stream.ts';
import { EVENT_STORE, IDS } from '../../injection/tokens.ts';
import { Notes } from '../../notes/notes.ts';
import { workEnquiry } from './decide-work-enquiry.ts';

export class WorkEnquiry extends Command<PositionToken> {
  constructor(
    readonly enquiry: EnquiryId,
    readonly worked: { status?: EnquiryStatus; note?: string },
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(WorkEnquiry)
export class WorkEnquiryHandler implements ICommandHandler<WorkEnquiry> {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(Notes) private readonly notes: Notes,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async execute({ enquiry, worked, meta }: WorkEnquiry): Promise<PositionToken> {
    const { status, note: words } = worked;
    const done = await this.runner.run({ name: 'WorkEnquiry', body: { enquiry, worked }, meta }, async () => {
      const { state, ...at } = await loadStream(this.store, nameEnquiryStream(enquiry), workEnquiry);
      const note = words ? (this.ids.uuid() as NoteId) : undefined;
      const decision = workEnquiry.decide(state, { caller: meta.caller, status, note }, undefined);
      return {
        ...at,
        decision,
        result: {},
        sideEffects: note && words ? [this.notes.store(note, { enquiry }, words)] : [],
      };
    });
    return done.position;
  }
}
