import type { ListingId, ReportKind } from '@naksha/events/kernel';
import type { NewReport } from '@naksha/events/wire/reports';
import { command } from '../../../shared/api/api.ts';
import { newKey } from '../../../shared/api/idempotency-key.ts';

const KEY = 'report_browser';

/** A name of this browser's own, so that it says a thing once. It is made with the first report, and goes with signing out. */
function nameBrowser(): string {
  const kept = localStorage.getItem(KEY);
  if (kept) return kept;
  const made = newKey();
  localStorage.setItem(KEY, made);
  return made;
}

/** @throws ApiProblem */
export async function sendReport(listing: ListingId, kind: ReportKind, note: string): Promise<void> {
  await command('POST', '/reports', { listing, kind, note, browser: nameBrowser() } satisfies NewReport);
}
