import { canonicalFilterQuery, type ListingId, parseHomeView, type SearchId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import { WRITE_DATABASE } from '../injection/tokens.ts';

/** Others are only counted. */
export const MAX_NEWS = 100;

/** `since`: later matches are new to its owner. */
export type NewsRequest = { id: SearchId; view: string; since: string };
/** The newest, and the total. */
type Found = { listings: ListingId[]; count: number };
export type FoundNews = { fresh: Found; cuts: Found };

/** The same as in alerts. */
@Injectable()
export class SearchNews {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  async find(searches: readonly NewsRequest[]): Promise<Map<SearchId, FoundNews>> {
    const asked = searches.map(({ id, view, since }) => ({ id, filter: toFilterKey(view), since }));
    // A new listing with a price cut counts as new.
    const found = await this.database.$queryRaw<{ id: SearchId; fresh: boolean; listing: ListingId; count: number }[]>`
      with found as (
        select s.id, m.listing, bool_or(m.why = 'new') as fresh, max(m.id) as last
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as s (id text, filter text, since timestamptz)
        join alert_match m on m.filter = encode(sha256(convert_to(s.filter, 'UTF8')), 'hex') and m.changed_at > s.since and not m.gone
        group by s.id, m.listing
      ), numbered as (
        select *, row_number() over (partition by id, fresh order by last desc) as place,
          count(*) over (partition by id, fresh)::int as count
        from found
      )
      select id, fresh, listing, count from numbered where place <= ${MAX_NEWS} order by place`;
    const news = new Map<SearchId, FoundNews>();
    for (const { id, fresh, listing, count } of found) {
      const one = news.get(id) ?? { fresh: { listings: [], count: 0 }, cuts: { listings: [], count: 0 } };
      news.set(id, one);
      const kind = fresh ? one.fresh : one.cuts;
      kind.listings.push(listing);
      kind.count = count;
    }
    return news;
  }

  /** ISO 8601. */
  async findLast(view: string): Promise<string | undefined> {
    const [{ last }] = await this.database.$queryRaw<{ last: Date | null }[]>`
      select max(changed_at) as last from alert_match
      where filter = encode(sha256(convert_to(${toFilterKey(view)}, 'UTF8')), 'hex') and not gone`;
    return last?.toISOString();
  }
}

const toFilterKey = (view: string): string => canonicalFilterQuery(parseHomeView(view).filter);
