import type { AccountId, SearchId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { SideEffect } from '../commands/side-effect.ts';
import type { WriteDatabase } from '../database/write-database.ts';
import { WRITE_DATABASE } from '../injection/tokens.ts';
import type { RetentionRule } from '../retention/retention-rule.ts';

/** In the vault, because they are free text. */
@Injectable()
export class SearchNames {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  /** Searches without a name are missing. */
  async findNames(ids: readonly SearchId[]): Promise<Map<SearchId, string>> {
    if (ids.length === 0) return new Map();
    const named = await this.database.vaultSearchName.findMany({ where: { search: { in: [...new Set(ids)] } } });
    return new Map(named.map(({ search, name }) => [search as SearchId, name]));
  }

  async rename(search: SearchId, account: AccountId, name: string | undefined): Promise<SideEffect> {
    const before = (await this.findNames([search])).get(search);
    return {
      apply: () => this.#put(search, account, name),
      revert: () => this.#put(search, account, before),
    };
  }

  async #put(search: SearchId, account: AccountId, name: string | undefined): Promise<void> {
    if (name === undefined) {
      await this.database.vaultSearchName.deleteMany({ where: { search } });
      return;
    }
    await this.database.vaultSearchName.upsert({
      where: { search },
      create: { search, account, name },
      update: { name },
    });
  }
}

/** No append takes this long. */
const MAX_APPEND_MS = 48 * 3_600_000;

/** Deleted, or never saved because the process ended before the event. */
@Injectable()
export class SearchNameRetention implements RetentionRule {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  async deleteExpired(now: Date, limit: number): Promise<number> {
    const put = new Date(now.getTime() - MAX_APPEND_MS);
    return this.database.$executeRaw`delete from vault_search_name where search in (
      select search from vault_search_name n where n.put_at < ${put}
        and (not exists (select from events e where e.stream = 'search-' || n.search)
          or exists (select from events e where e.stream = 'search-' || n.search and e.type = 'SearchDeleted'))
      limit ${limit})`;
  }
}
