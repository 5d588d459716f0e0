import { Problem } from '@naksha/events/contracts';
import { ATTRIBUTE_COLUMNS, type ListingId, ROOM_FLAGS } from '@naksha/events/kernel';
import type { ImportColumn, RowRemark } from '@naksha/events/wire/imports';
import type { KnownExternalIds } from '../listings/external-id.ts';
import type { EarlierRow } from './earlier-ids.ts';
import type { LinedRow } from './read-csv.ts';
import { parseRowToDraft, type RowDraft, type RowReadingOptions, toImportColumnName } from './row-to-draft.ts';
import type { ImportTarget } from './sellers-book.ts';

/** Expected, in a dry run. `changed`: differs from the listing, which is left because `update` is off. */
export type RowResult = { notes?: RowRemark[] } & (
  | { outcome: 'posted' | 'edited' | 'unchanged'; listing?: ListingId }
  | { outcome: 'changed'; listing: ListingId; columns: string[] }
  | { outcome: 'refused'; errors: RowRemark[] }
  | { outcome: 'skipped'; column: string; text: string }
);

export type RowRules = {
  book: ImportTarget;
  known: KnownExternalIds;
  /** Otherwise changes are only reported. */
  update: boolean;
  reading: RowReadingOptions;
  findEarlier(externalId: string, line: number): EarlierRow;
};

/**
 * Once: its external ID is a permanent claim of its account. Throws temporary refusals such as 429; the row can be
 * retried.
 */
export async function importListingRow(lined: LinedRow, rules: RowRules): Promise<RowResult> {
  if (lined.skipped) return { outcome: 'skipped', ...lined.skipped };
  if (lined.beyond) return refuse({ column: '', reason: { code: 'beyond_last', params: { text: lined.beyond[0] } } });
  if (lined.damaged) return refuse(...lined.damaged);
  const read = parseRowToDraft(lined.row, {
    readPlace: rules.book.readPlace,
    barePriceFrom: rules.book.barePriceFrom,
    ...rules.reading,
  });
  if ('errors' in read) return refuse(...read.errors);
  const { line: earlier, similar } = rules.findEarlier(read.draft.external_id, lined.line);
  if (earlier !== undefined) return refuse(repeatedRowRemark(earlier, read));
  const likeness = similar && ({ column: 'external_id', reason: { code: 'id_similar', params: similar } } as const);
  const notes = [...(lined.notes ?? []), ...read.notes, ...(likeness ? [likeness] : [])];
  const withNotes = (result: RowResult, more: readonly RowRemark[] = []): RowResult =>
    notes.length + more.length > 0 ? { ...result, notes: [...notes, ...more] } : result;
  try {
    return withNotes(await applyRow(read, rules));
  } catch (error) {
    const refusals = toRemarks(error);
    const rest = dropRefusedOptionalFields(read, refusals);
    if (!rest) return refuse(...refusals);
    const leftOut = refusals.map((remark) => ({ ...remark, left_out: true as const }));
    return applyRow(rest, rules).then(
      (result) => withNotes(result, leftOut),
      (failure: unknown) => refuse(...toRemarks(failure)),
    );
  }
}

/** If all refused fields are optional. */
function dropRefusedOptionalFields(read: RowDraft, refusals: readonly RowRemark[]): RowDraft | undefined {
  const columns = refusals.map(({ column }) => column);
  if (columns.length === 0 || !columns.every(isOptional)) return undefined;
  const kept = Object.entries(read.draft).filter(([field]) => !columns.includes(toImportColumnName(field)));
  return { ...read, draft: Object.fromEntries(kept) as RowDraft['draft'] };
}

const isOptional = (column: string): boolean =>
  OPTIONAL.includes(column as ImportColumn) || (ROOM_FLAGS as readonly string[]).includes(column) || column === 'rooms';
const OPTIONAL: readonly ImportColumn[] = [
  ...(['bedrooms', 'bathrooms', 'balconies', 'car_parkings'] as const),
  ...(['city', 'locality', 'project', 'description'] as const),
  ...ATTRIBUTE_COLUMNS,
];

async function applyRow({ draft, ownId }: RowDraft, { book, known, update }: RowRules): Promise<RowResult> {
  const listing = known.get(draft.external_id);
  if (listing === undefined) {
    // Whether it is new or a correction is unknown, and a correction would be posted twice.
    if (update && !ownId) return refuse({ column: 'external_id', reason: { code: 'id_missing' } });
    return { outcome: 'posted', listing: await book.post(draft) };
  }
  if (!known.isCurrent(draft.external_id)) await book.renew(listing, draft.external_id);
  const columns = await book.changes(listing, draft);
  if (columns.length === 0) return { outcome: 'unchanged', listing };
  if (!update) return { outcome: 'changed', listing, columns: columns.map(toImportColumnName) };
  await book.edit(listing, draft);
  return { outcome: 'edited', listing };
}

const refuse = (...errors: RowRemark[]): RowResult => ({ outcome: 'refused', errors });

/** Without IDs in the file, the whole row is a duplicate. */
const repeatedRowRemark = (line: number, { ownId }: RowDraft): RowRemark => ({
  column: ownId ? 'external_id' : '',
  reason: { code: 'id_repeated', params: { line: String(line) } },
});

function toRemarks(error: unknown): RowRemark[] {
  if (!(error instanceof Problem) || error.status >= 500 || error.status === 429) throw error;
  const { errors, code, detail } = error;
  if (!errors) return [{ column: '', reason: { code: 'command', params: { reason: detail, problem: code } } }];
  return errors.map(({ field, reason }) => ({
    column: toImportColumnName(field),
    reason: { code: 'command', params: { reason } },
  }));
}
