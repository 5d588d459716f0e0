import type { EventStore } from '@naksha/events/event-store';
import {
  accepted,
  type Ids,
  nameSearchStream,
  type PositionToken,
  refused,
  type SearchId,
} from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { CommandRunner } from '../../commands/command-runner.ts';
import type { PlaceSource } from '../../injection/place-source.ts';
import { EVENT_STORE, IDS, PLACES } from '../../injection/tokens.ts';
import {
  alreadySavedRefusal,
  claimsForSearchIfSlotFree,
  SEARCH_FILTER_CLAIM,
  searchLimitRefusal,
} from '../search-claims.ts';
import { cleanNewSearchOrThrow, type NewSearch } from '../search-fields.ts';
import { SearchNames } from '../search-names.ts';

export type SearchSaved = { id: SearchId; position: PositionToken };

export class SaveSearch extends Command<SearchSaved> {
  constructor(
    readonly search: NewSearch,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(SaveSearch)
export class SaveSearchHandler implements ICommandHandler<SaveSearch> {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(SearchNames) private readonly names: SearchNames,
    @Inject(PLACES) private readonly places: PlaceSource,
  ) {}

  async execute({ search, meta }: SaveSearch): Promise<SearchSaved> {
    const { name, ...saved } = cleanNewSearchOrThrow(search, this.places.gazetteer);
    const { account } = meta.caller;
    const { result, position } = await this.runner.run({ name: 'SaveSearch', body: search, meta }, async () => {
      const id = this.ids.uuid() as SearchId;
      const claims = await claimsForSearchIfSlotFree(this.store, { account, id, view: saved.view });
      return {
        stream: nameSearchStream(id),
        version: 0,
        decision: claims
          ? accepted({ type: 'SearchSaved' as const, data: { account, ...saved } })
          : refused(searchLimitRefusal),
        result: { id },
        claims,
        // A lost slot is retried.
        refusalOfClaim: ({ kind }) => (kind === SEARCH_FILTER_CLAIM ? alreadySavedRefusal : undefined),
        sideEffects: name === undefined ? [] : [await this.names.rename(id, account, name)],
      };
    });
    return { id: result.id as SearchId, position };
  }
}
