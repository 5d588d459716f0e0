import type { EventStore } from '@naksha/events/event-store';
import {
  type Ids,
  type LeadStatus,
  type NextStep,
  type NoteId,
  nameInterestStream,
  type PositionToken,
} from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { CommandRunner } from '../../commands/command-runner.ts';
import { loadStream } from '../../commands/load-stream.ts';
import { EVENT_STORE, IDS } from '../../injection/tokens.ts';
import { Notes } from '../../notes/notes.ts';
import type { LeadId } from '../lead-id.ts';
import { workLead } from './decide-work-lead.ts';

/** `note`: the text. */
export type LeadWorked = { status?: LeadStatus; note?: string; step?: { what: NextStep; at: string } | null };

export class WorkLead extends Command<PositionToken> {
  constructor(
    readonly lead: LeadId,
    readonly worked: LeadWorked,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(WorkLead)
export class WorkLeadHandler implements ICommandHandler<WorkLead> {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(Notes) private readonly notes: Notes,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async execute({ lead, worked, meta }: WorkLead): Promise<PositionToken> {
    const { note: words, ...rest } = worked;
    const done = await this.runner.run({ name: 'WorkLead', body: { lead, worked }, meta }, async () => {
      const { stream, state, version, position } = await loadStream(
        this.store,
        nameInterestStream(lead.listing, lead.buyer),
        workLead,
      );
      const note = words ? (this.ids.uuid() as NoteId) : undefined;
      const decision = workLead.decide(state, { ...lead, caller: meta.caller, work: { ...rest, note } }, undefined);
      const sideEffects = note && words ? [this.notes.store(note, { account: lead.buyer }, words)] : [];
      return { stream, version, position, decision, result: {}, sideEffects };
    });
    return done.position;
  }
}
