import type { SearchEvent } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { type Decider, nameSearchStream, type PositionToken, type SearchId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { CommandMeta } from '../commands/command-meta.ts';
import { type Attempt, CommandRunner } from '../commands/command-runner.ts';
import { loadStream } from '../commands/load-stream.ts';
import type { Refusal } from '../commands/refusal.ts';
import { EVENT_STORE } from '../injection/tokens.ts';
import { type SavedSearch, savedSearch } from './saved-search.ts';

type Beside = Pick<Attempt<Record<string, never>>, 'releases' | 'sideEffects'>;

type Run<Command> = {
  rule: Decider<SavedSearch, Command, SearchEvent, undefined, Refusal>;
  command: Command;
  /** If it differs from the rule's command. */
  body?: unknown;
  meta: CommandMeta;
  beside?(state: SavedSearch): Promise<Beside>;
};

@Injectable()
export class SearchCommand {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  async run<Command>(name: string, id: SearchId, run: Run<Command>): Promise<PositionToken> {
    const { rule, command, body = command, meta, beside } = run;
    const done = await this.runner.run({ name, body: { id, body }, meta }, async () => {
      const { stream, state, version, position } = await loadStream(this.store, nameSearchStream(id), savedSearch);
      const decision = rule.decide(state, command, undefined);
      const happens = 'events' in decision && decision.events.length > 0;
      return { stream, version, position, decision, result: {}, ...(happens && (await beside?.(state))) };
    });
    return done.position;
  }
}
