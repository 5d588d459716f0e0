import type { PositionToken, SearchId } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { SearchCommand } from '../search-command.ts';
import { cleanSearchNameOrThrow, type SearchChange } from '../search-fields.ts';
import { SearchNames } from '../search-names.ts';
import { changeSearch } from './decide-change-search.ts';

/** A `name` of null or '' removes it. */
export class ChangeSearch extends Command<PositionToken> {
  constructor(
    readonly id: SearchId,
    readonly change: SearchChange,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ChangeSearch)
export class ChangeSearchHandler implements ICommandHandler<ChangeSearch> {
  constructor(
    @Inject(SearchCommand) private readonly onSearch: SearchCommand,
    @Inject(SearchNames) private readonly names: SearchNames,
  ) {}

  async execute({ id, change, meta }: ChangeSearch): Promise<PositionToken> {
    const { name, ...chosen } = change;
    const given = cleanSearchNameOrThrow(name);
    const renamed = name !== undefined && (await this.names.findNames([id])).get(id) !== given;
    const { account } = meta.caller;
    return this.onSearch.run('ChangeSearch', id, {
      rule: changeSearch,
      command: { by: account, renamed, ...chosen },
      body: change,
      meta,
      beside: async () => ({ sideEffects: renamed ? [await this.names.rename(id, account, given)] : [] }),
    });
  }
}
