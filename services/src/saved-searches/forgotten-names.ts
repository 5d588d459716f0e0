import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import { WRITE_DATABASE } from '../injection/tokens.ts';
import type { RetentionRule } from '../retention/retention-rule.ts';

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
