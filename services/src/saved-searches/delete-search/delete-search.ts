import type { EventStore } from '@naksha/events/event-store';
import type { PositionToken, SearchId } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { EVENT_STORE } from '../../injection/tokens.ts';
import { findClaimsToRelease } from '../search-claims.ts';
import { SearchCommand } from '../search-command.ts';
import { SearchNames } from '../search-names.ts';
import { deleteSearch } from './decide-delete-search.ts';

export class DeleteSearch extends Command<PositionToken> {
  constructor(
    readonly id: SearchId,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(DeleteSearch)
export class DeleteSearchHandler implements ICommandHandler<DeleteSearch> {
  constructor(
    @Inject(SearchCommand) private readonly onSearch: SearchCommand,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(SearchNames) private readonly names: SearchNames,
  ) {}

  execute({ id, meta }: DeleteSearch): Promise<PositionToken> {
    const { account } = meta.caller;
    return this.onSearch.run('DeleteSearch', id, {
      rule: deleteSearch,
      command: { by: account },
      meta,
      beside: async (state) => ({
        releases:
          state.state === 'saved' ? await findClaimsToRelease(this.store, { account, id, view: state.view }) : [],
        sideEffects: [await this.names.rename(id, account, undefined)],
      }),
    });
  }
}
