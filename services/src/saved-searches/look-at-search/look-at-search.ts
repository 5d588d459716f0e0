import type { SearchEvent } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import {
  type AccountId,
  accepted,
  type Decider,
  nameSearchStream,
  type PositionToken,
  refused,
  type SearchId,
} from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { loadStream } from '../../commands/load-stream.ts';
import type { Refusal } from '../../commands/refusal.ts';
import { EVENT_STORE } from '../../injection/tokens.ts';
import { noSuchSearch, type SavedSearch, savedSearch } from '../saved-search.ts';
import { SearchCommand } from '../search-command.ts';
import { SearchNews } from '../search-news.ts';

/** No event if nothing is new. */
export class LookAtSearch extends Command<PositionToken> {
  constructor(
    readonly id: SearchId,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/** Time of the newest match. */
export type LookAtSearchInput = { by: AccountId; foundLast: string | undefined };

export const lookAtSearch: Decider<SavedSearch, LookAtSearchInput, SearchEvent, undefined, Refusal> = {
  ...savedSearch,
  decide(state, { by, foundLast }) {
    if (state.state !== 'saved' || state.account !== by) return refused(noSuchSearch);
    const isNew = foundLast !== undefined && (state.seenUntil === undefined || foundLast > state.seenUntil);
    return isNew ? accepted({ type: 'SearchLookedAt', data: {} }) : accepted();
  },
};

@CommandHandler(LookAtSearch)
export class LookAtSearchHandler implements ICommandHandler<LookAtSearch> {
  constructor(
    @Inject(SearchCommand) private readonly onSearch: SearchCommand,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(SearchNews) private readonly news: SearchNews,
  ) {}

  async execute({ id, meta }: LookAtSearch): Promise<PositionToken> {
    const { state } = await loadStream(this.store, nameSearchStream(id), savedSearch);
    const foundLast = state.state === 'saved' ? await this.news.findLast(state.view) : undefined;
    const by = meta.caller.account;
    return this.onSearch.run('LookAtSearch', id, {
      rule: lookAtSearch,
      command: { by, foundLast },
      body: { by },
      meta,
    });
  }
}
