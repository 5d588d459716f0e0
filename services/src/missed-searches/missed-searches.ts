import {
  anonymizeMissedSearch,
  type Clock,
  canonicalFilterQuery,
  DAY_MS,
  parseHomeView,
  toIndianIsoDay,
} from '@naksha/events/kernel';
import { MIN_MISSED, MISSED_SEARCH_KEPT_DAYS } from '@naksha/events/wire/missed-searches';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import { KeyedHashes } from '../identity/keyed-hashes.ts';
import { BudgetCounters } from '../identity/sign-in/budgets/budget-counters.ts';
import { scaleBudgetToScope } from '../identity/sign-in/budgets/budget-rules.ts';
import type { PlaceSource } from '../injection/place-source.ts';
import { CLOCK, PLACES, WRITE_DATABASE } from '../injection/tokens.ts';
import { listNetworks } from '../ip-network/to-network.ts';
import { KeyRing } from '../keys/key-ring.ts';
import type { RetentionRule } from '../retention/retention-rule.ts';

const HOUR_MS = 3_600_000;
/** On the site; networks have a share of it. Limits the table and how much one sender can distort it. */
export const MISSED_AN_HOUR = 400;
/** Longer readings are too specific to be shared by five sessions. */
const MAX_READING = 300;
const MAX_SHOWN = 200;

@Injectable()
export class MissedSearches implements RetentionRule {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(KeyRing) private readonly keys: KeyRing,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
    @Inject(BudgetCounters) private readonly counters: BudgetCounters,
    @Inject(PLACES) private readonly places: PlaceSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Without an effect if nothing of the query may be kept, or the network has used its share. */
  async record(query: string, session: string, address: string): Promise<void> {
    const { gazetteer } = this.places;
    const kept = anonymizeMissedSearch(parseHomeView(query).filter, (id) =>
      Boolean(gazetteer.find(id) ?? gazetteer.findLandmark(id)),
    );
    const reading = kept && canonicalFilterQuery(kept);
    if (!reading || reading.length > MAX_READING || !(await this.#takeShare(address))) return;
    const key = this.keys.hash('missed-search', `${reading}\0${session}`);
    await this.database.$executeRaw`
      insert into missed_search (reading, day, session_key) values (${reading}, ${toIndianIsoDay(this.clock.now())}::date, ${key})
      on conflict do nothing`;
  }

  /** Those of enough days and sessions, most sessions first. */
  async list(): Promise<{ reading: string; sessions: number }[]> {
    const rows = await this.database.$queryRaw<{ reading: string; sessions: bigint }[]>`
      select reading, count(distinct session_key) as sessions from missed_search group by reading
      having count(distinct session_key) >= ${MIN_MISSED} and count(distinct day) >= ${MIN_MISSED}
      order by sessions desc, reading limit ${MAX_SHOWN}`;
    return rows.map(({ reading, sessions }) => ({ reading, sessions: Number(sessions) }));
  }

  async deleteExpired(now: Date, limit: number): Promise<number> {
    const first = toIndianIsoDay(new Date(now.getTime() - MISSED_SEARCH_KEPT_DAYS * DAY_MS));
    return this.database.$executeRaw`delete from missed_search where (reading, day, session_key) in (
      select reading, day, session_key from missed_search where day < ${first}::date limit ${limit})`;
  }

  async #takeShare(address: string): Promise<boolean> {
    const scopes = [...listNetworks(address), { scope: 'all' as const, network: 'all' }];
    const counters = scopes.map(({ network }) => ({
      keyHash: this.hashes.hashCounterKey(network),
      kind: 'missed_searches',
    }));
    const counted = await this.counters.add(counters, 1, this.clock.now(), HOUR_MS);
    const isWithin = counted.every(({ used }, n) => used <= scaleBudgetToScope(scopes[n].scope, MISSED_AN_HOUR));
    if (!isWithin) await this.counters.giveBack(counters, 1, this.clock.now());
    return isWithin;
  }
}
