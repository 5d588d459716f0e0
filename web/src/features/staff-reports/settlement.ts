import type { ListingId, RejectionReason, ReportKind } from '@naksha/events/kernel';
import type { ReportedListing } from '@naksha/events/wire/reports';
import { t } from '../../shared/messages/t.ts';

/** `upTo`: time of the newest report on screen; later reports are reviewed separately. */
export type Settlement = { id: ListingId; title: string; upTo: string } & Said;
export type Said =
  | { outcome: 'dismissed'; answer: string }
  | { outcome: 'owner_asked'; kind: ReportKind }
  | { outcome: 'taken_down'; codes: RejectionReason[]; reasons: string[] };

export const reportedListingTitle = ({ listing }: ReportedListing): string =>
  listing?.title ?? t('staffReports.noListing');

export const createSettlement = (reported: ReportedListing, said: Said): Settlement => ({
  ...{ id: reported.id, title: reportedListingTitle(reported), upTo: reported.up_to },
  ...said,
});

export const settlementRequestBody = ({ id: _, title: __, upTo, ...said }: Settlement) => ({ up_to: upTo, ...said });
