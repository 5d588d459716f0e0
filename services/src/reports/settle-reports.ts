import { type Caller, hasAnyRoleOrIsAdministrator, Problem } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import {
  type FieldError,
  type ListingId,
  nameListingStream,
  type RejectionReason,
  type ReportKind,
  type ReportOutcome,
} from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CommandMeta } from '../commands/command-meta.ts';
import { loadStream } from '../commands/load-stream.ts';
import { invalidFieldsRefusal, refusalProblem, staffOnlyRefusal } from '../commands/refusal.ts';
import type { WriteDatabase } from '../database/write-database.ts';
import { EVENT_STORE, WRITE_DATABASE } from '../injection/tokens.ts';
import { AskOwner } from '../listings/ask-owner/ask-owner.ts';
import { listing } from '../listings/listing.ts';
import { isOwnedBy, ownReviewRefusal } from '../listings/listing-refusals.ts';
import { TakeDown } from '../listings/take-down/take-down.ts';
import { SecurityLog } from '../security/security-log.ts';
import { cleanSingleLine, countCodePoints } from '../text/clean-text.ts';
import { textOrAddContactError } from '../text/refuse-contacts.ts';

/** `upTo`: time of the newest report that staff saw; later ones stay open. */
export type Settlement = { upTo: Date } & (
  | { outcome: 'dismissed'; answer: string }
  | { outcome: 'owner_asked'; kind: ReportKind }
  | { outcome: 'taken_down'; codes?: readonly RejectionReason[]; reasons: readonly string[] }
);

/** The action on the listing is a separate event. */
@Injectable()
export class SettleReports {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  /** The number of reports settled. */
  async settle(id: ListingId, settlement: Settlement, meta: CommandMeta): Promise<number> {
    const { caller, now } = meta;
    if (!hasAnyRoleOrIsAdministrator(caller, 'reviewer')) throw refusalProblem(staffOnlyRefusal);
    const stream = nameListingStream(id);
    const { state } = await loadStream(this.store, stream, listing);
    if (state.state !== 'unposted' && isOwnedBy(caller, state)) throw refusalProblem(ownReviewRefusal);
    const answer = settlement.outcome === 'dismissed' ? cleanAnswer(settlement.answer, caller) : '';
    if ((await this.#countReports(id, settlement.upTo)) === 0)
      throw new Problem(404, 'no_such_report', 'This listing has no open reports.');
    await this.#applySettlement(id, settlement, meta);
    const { count } = await this.database.vaultReport.updateMany({
      where: { listing: id, outcome: null, reportedAt: { lte: settlement.upTo } },
      data: { outcome: settlement.outcome satisfies ReportOutcome, answer, settledAt: now, settledBy: caller.account },
    });
    const { outcome } = settlement;
    // Other outcomes are commands, which are logged as such.
    if (outcome === 'dismissed')
      this.security.record({ kind: 'staff_action', account: caller.account, action: 'DismissReports', target: stream });
    return count;
  }

  async #applySettlement(id: ListingId, settlement: Settlement, meta: CommandMeta): Promise<void> {
    if (settlement.outcome === 'owner_asked') await this.commands.execute(new AskOwner(id, settlement.kind, meta));
    if (settlement.outcome === 'taken_down') {
      const { codes, reasons } = settlement;
      await this.commands.execute(new TakeDown(id, { codes, reasons }, meta));
    }
  }

  #countReports(id: ListingId, upTo: Date): Promise<number> {
    return this.database.vaultReport.count({ where: { listing: id, outcome: null, reportedAt: { lte: upTo } } });
  }
}

function cleanAnswer(answer: string, { staff }: Caller): string {
  const clean = cleanSingleLine(answer);
  const errors: FieldError[] = [];
  if (countCodePoints(clean) < 1 || countCodePoints(clean) > 200)
    errors.push({ field: 'answer', reason: 'must have 1 to 200 characters' });
  else textOrAddContactError('answer', clean, { errors, allowed: staff });
  if (errors.length > 0) throw refusalProblem(invalidFieldsRefusal(errors));
  return clean;
}
