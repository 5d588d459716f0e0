import type { AccountId, SearchId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { SideEffect } from '../commands/side-effect.ts';
import type { WriteDatabase } from '../database/write-database.ts';
import { WRITE_DATABASE } from '../injection/tokens.ts';

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
