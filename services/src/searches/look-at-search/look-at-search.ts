import type { SearchEvent } from '@naksha/events/contracts';
import {
  type AccountId,
  accepted,
  type Decider,
  type PositionToken,
  refused,
  type SearchId,
} from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import type { Refusal } from '../../commands/refusal.ts';
import { noSuchSearch, type SavedSearch, savedSearch } from '../saved-search.ts';
import { SearchCommand } from '../search-command.ts';

/** Its owner has looked at what it finds. @throws Problem 404 for anybody else */
export class LookAtSearch extends Command<PositionToken> {
  constructor(
    readonly id: SearchId,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

export const lookAtSearch: Decider<SavedSearch, { by: AccountId }, SearchEvent, undefined, Refusal> = {
  ...savedSearch,
  decide(state, { by }) {
    if (state.state !== 'saved' || state.account !== by) return refused(noSuchSearch);
    return accepted({ type: 'SearchLookedAt', data: {} });
  },
};

@CommandHandler(LookAtSearch)
export class LookAtSearchHandler implements ICommandHandler<LookAtSearch> {
  constructor(@Inject(SearchCommand) private readonly onSearch: SearchCommand) {}

  execute({ id, meta }: LookAtSearch): Promise<PositionToken> {
    return this.onSearch.run('LookAtSearch', id, { rule: lookAtSearch, command: { by: meta.caller.account }, meta });
  }
}
