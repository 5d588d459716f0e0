import type { AccountId } from '@naksha/events/kernel';
import type { SavedSearch } from '@naksha/events/wire/saved-searches';
import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { savedSearchKind } from './saved-search-kind.ts';
import { SEARCH_FACTS, type SearchFacts } from './search-facts.ts';

const NOTHING = { listings: [], count: 0 };

@Injectable()
export class SavedSearchesQuery {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(SEARCH_FACTS) private readonly facts: SearchFacts,
  ) {}

  async list(account: AccountId): Promise<SavedSearch[]> {
    const where = `body->>'account' = $1 order by body->>'savedAt' desc, id`;
    const found = (await this.documents.query(savedSearchKind, where, [account])).flatMap(({ body }) => body ?? []);
    const asked = found.map(({ id, view, seenUntil }) => ({ id, view, since: seenUntil }));
    const [names, news] = await Promise.all([
      this.facts.findNames(found.map(({ id }) => id)),
      this.facts.findNews(asked),
    ]);
    return found.map(({ id, view, frequency, quiet, paused, savedAt }) => {
      const name = names.get(id);
      const { fresh, cuts } = news.get(id) ?? { fresh: NOTHING, cuts: NOTHING };
      return {
        id,
        ...(name !== undefined && { name }),
        view,
        frequency,
        quiet,
        paused,
        saved_on: savedAt,
        fresh: [...fresh.listings],
        fresh_count: fresh.count,
        cuts: [...cuts.listings],
        cuts_count: cuts.count,
      };
    });
  }
}
