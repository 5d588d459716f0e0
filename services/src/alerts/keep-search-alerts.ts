import { type KnownEvent, type SearchEvent, searchStream } from '@naksha/events/contracts';
import { canonicalFilterQuery, nextDailySmsTime, parseHomeView, parseSearchStream } from '@naksha/events/kernel';
import type pg from 'pg';
import type { Reactor } from '../reactors/reactor.ts';
import { hashFilterSql } from './alert-outbox.ts';

type Told = KnownEvent<SearchEvent>;

export const keepSearchAlerts: Reactor = {
  name: 'search-alerts',
  from: 'beginning',
  keeps: {
    types: Object.keys(searchStream) as SearchEvent['type'][],
    async write(transaction, events) {
      for (const event of events as Told[]) await write(transaction, event);
    },
  },
};

async function write(transaction: pg.ClientBase, event: Told): Promise<void> {
  const search = parseSearchStream(event.stream);
  const at = event.occurredAt;
  switch (event.type) {
    case 'SearchSaved': {
      const { account, view, frequency, quiet, locale = 'en' } = event.data;
      await transaction.query(
        `insert into search_alert (search, account, filter, frequency, quiet_from, quiet_to, paused, since, locale)
         select $1, $2, ${hashFilterSql('$3')}, $4, $5, $6, false, $7, $8
         where not exists (select from erasure where account = $2) on conflict do nothing`,
        [
          search,
          account,
          canonicalFilterQuery(parseHomeView(view).filter),
          frequency,
          quiet.from,
          quiet.to,
          at,
          locale,
        ],
      );
      return;
    }
    case 'SearchAlertsChosen': {
      const { frequency, quiet } = event.data;
      const due = frequency === 'daily' ? nextDailySmsTime(new Date(at)) : at;
      // A text in progress completes first.
      await transaction.query(
        `update search_alert set frequency = $2, quiet_from = $3, quiet_to = $4,
           due_at = case when due_at is not null and telling is null then $5 else due_at end where search = $1`,
        [search, frequency, quiet.from, quiet.to, due],
      );
      return;
    }
    case 'SearchPaused':
      await transaction.query('update search_alert set paused = true, due_at = null where search = $1', [search]);
      return;
    case 'SearchResumed':
      await transaction.query(
        'update search_alert set paused = false, since = $2, telling = null, text = null, attempts = 0 where search = $1',
        [search, at],
      );
      return;
    case 'SearchDeleted':
      await transaction.query('delete from search_alert where search = $1', [search]);
      return;
    case 'SearchRenamed':
    case 'SearchLookedAt':
      return;
    default:
      event satisfies never;
  }
}
