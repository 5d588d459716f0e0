import type { AccountId, Ids } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import type { ErasedPerson, ErasureRule, ErasureTransaction } from '../erasure-rule/erasure-rule.ts';
import { IDS, WRITE_DATABASE } from '../injection/tokens.ts';
import { deleteSearch } from './delete-search/decide-delete-search.ts';
import { listSavedSearchIds } from './list-searches.ts';
import { SEARCH_FILTER_CLAIM, SEARCH_SLOT_CLAIM } from './search-claims.ts';
import { SearchCommand } from './search-command.ts';

/** With their names and pending alerts. */
@Injectable()
export class EraseSearches implements ErasureRule {
  constructor(
    @Inject(SearchCommand) private readonly onSearch: SearchCommand,
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async deleteRows(transaction: ErasureTransaction, { account }: ErasedPerson): Promise<void> {
    await transaction.vaultSearchName.deleteMany({ where: { account } });
    await transaction.searchAlert.deleteMany({ where: { account } });
    await transaction.alertText.deleteMany({ where: { account } });
    for (const kind of [SEARCH_FILTER_CLAIM, SEARCH_SLOT_CLAIM])
      await transaction.claim.deleteMany({ where: { kind, key: { startsWith: `${account}/` } } });
  }

  async finish(account: AccountId, now: Date): Promise<boolean> {
    const left = await listSavedSearchIds(this.database, account);
    for (const search of left) {
      const meta = { caller: { account, staff: false }, now, correlationId: this.ids.uuid() };
      await this.onSearch.run('DeleteSearch', search, {
        rule: deleteSearch,
        command: { by: account },
        meta,
      });
    }
    return left.length > 0;
  }
}
