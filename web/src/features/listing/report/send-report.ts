import type { ListingId, ReportKind } from '@naksha/events/kernel';
import type { NewReport } from '@naksha/events/wire/reports';
import { command } from '../../../shared/api/api.ts';
import { newKey } from '../../../shared/api/idempotency-key.ts';
import { sendWithProofOfWork, type TakenOrWork } from '../../../shared/work/send-with-work.ts';

const KEY = 'report_browser';

/** So that a browser reports once; created with the first report, deleted at sign-out. */
function browserReportId(): string {
  const kept = localStorage.getItem(KEY);
  if (kept) return kept;
  const made = newKey();
  localStorage.setItem(KEY, made);
  return made;
}

export async function sendReport(listing: ListingId, kind: ReportKind, note: string): Promise<void> {
  const said: NewReport = { listing, kind, note, browser: browserReportId() };
  await sendWithProofOfWork((proof) =>
    command<TakenOrWork>('POST', '/reports', { ...said, ...(proof && { proof }) } satisfies NewReport),
  );
}
