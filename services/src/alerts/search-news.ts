import { canonicalFilter, type ListingId, parseHomeView, type SearchId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import { WRITE_DATABASE } from '../injection/tokens.ts';

/** A search, and since when what was found for it is new to its owner. */
export type AskedNews = { id: SearchId; view: string; since: string };
/** Listings that came to match, and those whose price was cut: each once, the newest first. */
export type FoundNews = { fresh: ListingId[]; cuts: ListingId[] };
type Found = { fresh: Set<ListingId>; cuts: Set<ListingId> };

/** What was found for saved searches: the same that their owners are told of. */
@Injectable()
export class SearchNews {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  async find(searches: readonly AskedNews[]): Promise<Map<SearchId, FoundNews>> {
    const asked = searches.map(({ id, view, since }) => ({
      id,
      filter: canonicalFilter(parseHomeView(view).filter),
      since,
    }));
    const found = await this.database.$queryRaw<{ id: SearchId; why: string; listing: ListingId }[]>`
      select s.id, m.why, m.listing from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as s (id text, filter text, since timestamptz)
      join alert_match m on m.filter = encode(sha256(convert_to(s.filter, 'UTF8')), 'hex') and m.changed_at > s.since and not m.gone
      order by m.id desc`;
    const news = new Map<SearchId, Found>();
    for (const { id, why, listing } of found) {
      const one = news.get(id) ?? { fresh: new Set(), cuts: new Set() };
      news.set(id, one);
      (why === 'new' ? one.fresh : one.cuts).add(listing);
    }
    // A new one whose price was cut since is new.
    return new Map(
      [...news].map(([id, { fresh, cuts }]) => [id, { fresh: [...fresh], cuts: [...cuts.difference(fresh)] }]),
    );
  }
}
