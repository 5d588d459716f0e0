import { Problem } from '@naksha/events/contracts';
import type { ListingId } from '@naksha/events/kernel';
import type { KnownExternalIds, ListingDraft } from '@naksha/services';
import type { Row } from './columns.ts';
import { rowToDraft, toColumnName } from './row-to-draft.ts';

/** What the import does to listings: the commands, of one account. */
export type SellersBook = {
  /** The account's external ids, each with its listing. */
  known(): Promise<KnownExternalIds>;
  /** The row's id was named again, after the secret it is kept under has changed. */
  renew(id: ListingId, externalId: string): Promise<void>;
  post(draft: ListingDraft): Promise<ListingId>;
  /** Which columns the row would change in the listing it stands for. */
  changes(id: ListingId, draft: ListingDraft): Promise<string[]>;
  edit(id: ListingId, draft: ListingDraft): Promise<void>;
};

/** `beyond`: what stands after the last column, as where a comma was not quoted. */
export type LinedRow = { line: number; row: Row; beyond?: readonly string[] };
export type Refused = { line: number; column: string; reason: string };
export type ImportReport = {
  posted: number;
  unchanged: number;
  updated: number;
  /** Rows that differ from what stands, left as it is because `--update` was not given. */
  changed: { line: number; columns: string[] }[];
  refused: Refused[];
};

/** Whether it is new or corrects another can't be told, and a correction would stand twice. */
const NOTHING_TO_UPDATE = {
  field: 'external_id',
  reason: 'is missing, so that nobody can tell what it changes: give an id, or import new rows without --update',
};

/** Commands under way at once: enough for appends to share commits. */
const AT_ONCE = 64;

/**
 * Posts each row through the command, once: a row's external id is a permanent claim of its account, so that a second run, or one
 * after a kill, posts what is missing and nothing twice. A refused row is reported and the others go on; an error that is no
 * refusal (a database gone) ends the import, which can be started again.
 */
export async function importRows(
  rows: AsyncIterable<LinedRow>,
  book: SellersBook,
  { update, onRow }: { update: boolean; onRow(done: number): void },
): Promise<ImportReport> {
  const report: ImportReport = { posted: 0, unchanged: 0, updated: 0, changed: [], refused: [] };
  const known = await book.known();
  const lineById = new Map<string, number>();
  const source = rows[Symbol.asyncIterator]();
  let done = 0;

  const one = async ({ line, row, beyond }: LinedRow): Promise<void> => {
    if (beyond) return refuse(report, line, [{ field: '', reason: `“${beyond[0]}” stands after the last column` }]);
    const read = rowToDraft(row);
    if ('errors' in read) return refuse(report, line, read.errors);
    const { draft } = read;
    const externalId = draft.external_id ?? '';
    const before = lineById.get(externalId);
    if (before !== undefined)
      return refuse(report, line, [{ field: 'external_id', reason: `stands in line ${before} already` }]);
    lineById.set(externalId, line);
    const id = known.get(externalId);
    if (id === undefined) {
      if (update && !row.external_id?.trim()) return refuse(report, line, [NOTHING_TO_UPDATE]);
      await book.post(draft);
      report.posted++;
      return;
    }
    if (!known.isCurrent(externalId)) await book.renew(id, externalId);
    const columns = await book.changes(id, draft);
    if (columns.length === 0) report.unchanged++;
    else if (update) {
      await book.edit(id, draft);
      report.updated++;
    } else report.changed.push({ line, columns: columns.map(toColumnName) });
  };

  const worker = async (): Promise<void> => {
    for (let next = await source.next(); !next.done; next = await source.next()) {
      const { value } = next;
      await one(value).catch((error: unknown) => refuseProblem(report, value.line, error));
      onRow(++done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  report.refused.sort((a, b) => a.line - b.line);
  report.changed.sort((a, b) => a.line - b.line);
  return report;
}

const refuse = (report: ImportReport, line: number, errors: readonly { field: string; reason: string }[]): void =>
  void report.refused.push(...errors.map(({ field, reason }) => ({ line, column: toColumnName(field), reason })));

function refuseProblem(report: ImportReport, line: number, error: unknown): void {
  if (!(error instanceof Problem) || error.status >= 500) throw error;
  refuse(report, line, error.errors ?? [{ field: '', reason: error.detail }]);
}
