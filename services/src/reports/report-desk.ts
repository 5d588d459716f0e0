import { type Caller, hasAnyRoleOrIsAdministrator } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { buildListingSlug, type ListingId, nameListingStream, type ReportKind } from '@naksha/events/kernel';
import type { ReportedListing } from '@naksha/events/wire/reports';
import { Inject, Injectable } from '@nestjs/common';
import { loadStream } from '../commands/load-stream.ts';
import { refusalProblem, staffOnlyRefusal } from '../commands/refusal.ts';
import type { WriteDatabase } from '../database/write-database.ts';
import { EVENT_STORE, WRITE_DATABASE } from '../injection/tokens.ts';
import { listing } from '../listings/listing.ts';

/** More than staff settle in an hour. */
const MAX_LISTINGS = 50;
/** So that a flood of one listing does not hide others. */
const MAX_REPORTS_OF_LISTING = 20;

type Waiting = { listing: string; all: bigint; count: bigint; newest: Date };
type Row = { id: string; listing: string; kind: string; note: string; account: string | null; reported_at: Date };

/** By listing, longest waiting first. */
@Injectable()
export class OpenReports {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  async listOpen(caller: Caller): Promise<{ listings: ReportedListing[]; more: number }> {
    if (!hasAnyRoleOrIsAdministrator(caller, 'reviewer')) throw refusalProblem(staffOnlyRefusal);
    const waiting = await this.database.$queryRaw<Waiting[]>`
      select listing, count(*) over () as all, count(*) as count, max(reported_at) as newest from vault_report where outcome is null
        group by listing order by min(reported_at), listing limit ${MAX_LISTINGS}`;
    const listings = waiting.map(({ listing: id }) => id);
    const rows = await this.database.$queryRaw<Row[]>`
      select shown.* from unnest(${listings}::text[]) as asked (listing) cross join lateral (
        select id, listing, kind, note, account, reported_at from vault_report
          where outcome is null and listing = asked.listing order by reported_at, id limit ${MAX_REPORTS_OF_LISTING}) as shown
        order by reported_at, id`;
    const shown = await Promise.all(
      waiting.map(async ({ listing: id, count, newest }) => ({
        ...(await this.#describe(
          id as ListingId,
          caller,
          rows.filter((row) => row.listing === id),
        )),
        ...{ count: Number(count), up_to: newest.toISOString() },
      })),
    );
    return { listings: shown, more: Math.max(0, Number(waiting[0]?.all ?? 0) - MAX_LISTINGS) };
  }

  async countOpen(): Promise<{ open: number; oldest: Date | undefined }> {
    const [{ open, oldest }] = await this.database.$queryRaw<[{ open: number; oldest: Date | null }]>`
      select count(*)::int as open, min(reported_at) as oldest from vault_report where outcome is null`;
    return { open, oldest: oldest ?? undefined };
  }

  async #describe(
    id: ListingId,
    caller: Caller,
    rows: readonly Row[],
  ): Promise<Omit<ReportedListing, 'count' | 'up_to'>> {
    const { state } = await loadStream(this.store, nameListingStream(id), listing);
    const reports = rows.map(({ id, kind, note, account, reported_at }) => ({
      ...{ id, kind: kind as ReportKind, note, signed_in: account !== null },
      on: reported_at.toISOString(),
    }));
    if (state.state === 'unposted') return { id, reports, own: false };
    const { free, facts, price, seller } = state;
    return {
      id,
      reports,
      own: seller === caller.account,
      listing: {
        ...{ slug: buildListingSlug(free.title, id), title: free.title, property_subtype: facts.subtype },
        ...{
          expected_price: price,
          listing_state: state.state,
          city: facts.city ?? '',
          locality: facts.locality ?? '',
        },
      },
    };
  }
}
