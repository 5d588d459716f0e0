import { randomUUID } from 'node:crypto';
import { redactContacts } from '@naksha/events/contacts';
import type { Caller, WorkChallenge } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import {
  DAY_MS,
  type Ids,
  type ListingId,
  MAX_REPORT_NOTE,
  nameListingStream,
  type ReportKind,
} from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { loadStream } from '../commands/load-stream.ts';
import { invalidFieldsRefusal, refusalProblem } from '../commands/refusal.ts';
import type { WriteDatabase } from '../database/write-database.ts';
import type { ErasedPerson, ErasureRule, ErasureTransaction } from '../erasure-rule/erasure-rule.ts';
import { EVENT_STORE, IDS, WRITE_DATABASE } from '../injection/tokens.ts';
import { KeyRing } from '../keys/key-ring.ts';
import { listing } from '../listings/listing.ts';
import { noSuchListing } from '../listings/listing-refusals.ts';
import { NetworkBudget } from '../network-budget/network-budget.ts';
import type { RetentionRule } from '../retention/retention-rule.ts';
import { cleanMultilineText, countCodePoints } from '../text/clean-text.ts';
import { REPORT_LIMITS } from './report-budget.ts';

/** `browser`: stored as a keyed hash. */
export type Report = { listing: ListingId; kind: ReportKind; note: string; browser: string };
export type Reporter = { caller: Caller | undefined; address: string; proof?: string; now: Date };

/** A browser or account can report each kind once per listing. */
@Injectable()
export class Reports {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(KeyRing) private readonly keys: KeyRing,
    @Inject(NetworkBudget) private readonly budget: NetworkBudget,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** Returns the work required, unless it was done; then nothing is stored. */
  async fileReport(
    { listing: id, kind, note, browser }: Report,
    { caller, address, proof, now }: Reporter,
  ): Promise<WorkChallenge | undefined> {
    const words = redactContacts(cleanMultilineText(note));
    if (countCodePoints(words) > MAX_REPORT_NOTE)
      throw refusalProblem(
        invalidFieldsRefusal([{ field: 'note', reason: `must have at most ${MAX_REPORT_NOTE} characters` }]),
      );
    const { state } = await loadStream(this.store, nameListingStream(id), listing);
    if (state.state !== 'verified' || state.demo) throw refusalProblem(noSuchListing);
    const subject = `report ${id}`;
    const work = await this.budget.take(REPORT_LIMITS, { subject, address, proof }, now);
    if (work) return work;
    const name = this.keys.hash('report-browser', caller ? `account ${caller.account}` : `browser ${browser}`);
    await this.database.$executeRaw`
      insert into vault_report (id, listing, kind, note, account, browser, reported_at)
      values (${this.ids.uuid()}::uuid, ${id}, ${kind}, ${words}, ${caller?.account ?? null}::uuid, ${name}, ${now})
      on conflict (listing, kind, browser) do nothing`;
    return undefined;
  }
}

/** Long enough to notice repeated reports about a seller. */
const RETENTION_DAYS = 180;

/** After they were settled, or received if never settled. */
@Injectable()
export class ReportRetention implements RetentionRule, ErasureRule {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  async deleteExpired(now: Date, limit: number): Promise<number> {
    const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
    return this.database.$executeRaw`delete from vault_report where id in (
      select id from vault_report where coalesce(settled_at, reported_at) < ${before} limit ${limit})`;
  }

  /** The report itself stays. */
  async deleteRows({ vaultReport }: ErasureTransaction, { account }: ErasedPerson): Promise<void> {
    for (const { id } of await vaultReport.findMany({ where: { account }, select: { id: true } }))
      await vaultReport.update({ where: { id }, data: { account: null, note: '', browser: randomUUID() } });
    await vaultReport.updateMany({ where: { settledBy: account }, data: { settledBy: null } });
  }
}
