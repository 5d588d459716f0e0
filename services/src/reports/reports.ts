import { cutContacts } from '@naksha/events/contacts';
import { type Caller, Problem } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { type Ids, type ListingId, MAX_REPORT_NOTE, nameListingStream, type ReportKind } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { loadStream } from '../commands/load-stream.ts';
import { refusalProblem, wrongFields } from '../commands/refusal.ts';
import type { WriteDatabase } from '../database/write-database.ts';
import { EVENT_STORE, IDS, WRITE_DATABASE } from '../injection/tokens.ts';
import { KeyRing } from '../keys/key-ring.ts';
import { listing } from '../listings/listing.ts';
import { noSuchListing } from '../listings/listing-refusals.ts';
import { toNetwork } from '../network/to-network.ts';
import { cleanLines, letters } from '../text/clean-text.ts';

const HOUR_MS = 3_600_000;
/** Of one network, which may be a carrier's many customers: more than they say in earnest, fewer than a script would. */
const REPORTS_AN_HOUR = 20;

/** `browser` names the one that asks; it is kept as a keyed hash. */
export type Report = { listing: ListingId; kind: ReportKind; note: string; browser: string };
export type Reporter = { caller: Caller | undefined; address: string; now: Date };

/** What anybody says is wrong with a listing. A browser, or an account, says each thing of a listing once. */
@Injectable()
export class Reports {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(KeyRing) private readonly keys: KeyRing,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** @throws Problem 404 for what nobody can open, and for a demo listing; 422, 429 with Retry-After */
  async file({ listing: id, kind, note, browser }: Report, { caller, address, now }: Reporter): Promise<void> {
    const words = cutContacts(cleanLines(note));
    if (letters(words) > MAX_REPORT_NOTE)
      throw refusalProblem(wrongFields([{ field: 'note', reason: `must have at most ${MAX_REPORT_NOTE} letters` }]));
    const { state } = await loadStream(this.store, nameListingStream(id), listing);
    if (state.state !== 'verified' || state.demo) throw refusalProblem(noSuchListing);
    const network = this.keys.hash('report-network', toNetwork(address));
    const name = this.keys.hash('report-browser', caller ? `account ${caller.account}` : `browser ${browser}`);
    await this.database.$transaction(async (transaction) => {
      // One network's reports wait for each other, so that none is counted too late.
      await transaction.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`report ${network}`}, 0))`;
      const since = new Date(now.getTime() - HOUR_MS);
      const counted = await transaction.vaultReport.count({ where: { network, reportedAt: { gt: since } } });
      if (counted >= REPORTS_AN_HOUR) throw tooMany();
      await transaction.$executeRaw`
        insert into vault_report (id, listing, kind, note, account, browser, network, reported_at)
        values (${this.ids.uuid()}::uuid, ${id}, ${kind}, ${words}, ${caller?.account ?? null}::uuid, ${name}, ${network}, ${now})
        on conflict (listing, kind, browser) do nothing`;
    });
  }
}

const tooMany = (): Problem =>
  new Problem(429, 'too_many_requests', 'too many reports came from your network within the hour', undefined, 3600);
