import type { ImportOptions, RowOutcome } from '@naksha/events/wire/imports';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import { WRITE_DATABASE } from '../../injection/tokens.ts';
import type { EarlierRow } from '../earlier-ids.ts';
import type { RowResult } from '../import-row.ts';
import type { LinedRow } from '../read-csv.ts';
import { type ImportFile, type ImportHeader, toPlainHeader } from './import-files.ts';

export type StoredRow = LinedRow & { earlier: EarlierRow };
/** `checked`: by the dry run. */
export type WaitingRow = StoredRow & { checked?: RowOutcome };
export type WorkedRow = { line: number; result: RowResult };

const INSERTED_AT_ONCE = 500;
/** Five thousand rows take a second or two. */
const INSERT_TIMEOUT_MS = 20_000;

@Injectable()
export class ImportLines {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  async replace(
    { id }: Pick<ImportFile, 'id'>,
    { rows, header, options }: { rows: readonly StoredRow[]; header: ImportHeader; options: ImportOptions },
    now: Date,
  ): Promise<void> {
    await this.database.$transaction(
      async (transaction) => {
        const change = { state: 'checking', options, header: toPlainHeader(header), dueAt: now, touchedAt: now };
        const where = { id, NOT: { state: 'importing' } };
        const { count } = await transaction.vaultImport.updateMany({ where, data: change });
        if (count === 0) return;
        await transaction.vaultImportRow.deleteMany({ where: { importId: id } });
        for (let from = 0; from < rows.length; from += INSERTED_AT_ONCE) {
          const some = rows.slice(from, from + INSERTED_AT_ONCE);
          const lines = some.map(({ line }) => line);
          const texts = some.map(({ line, ...read }) => JSON.stringify(read));
          await transaction.$executeRaw`
            insert into vault_import_row (import, line, read)
            select ${id}::uuid, line, read::jsonb from unnest(${lines}::int[], ${texts}::text[]) as row (line, read)`;
        }
      },
      { timeout: INSERT_TIMEOUT_MS },
    );
  }

  async next({ id, state, edits }: ImportFile, limit: number): Promise<WaitingRow[]> {
    const rows =
      state === 'checking'
        ? await this.database.$queryRaw<FoundRow[]>`
            select line, read, null as checked from vault_import_row where import = ${id}::uuid and checked is null
            order by line limit ${limit}`
        : await this.database.$queryRaw<FoundRow[]>`
            select line, read, checked->>'outcome' as checked from vault_import_row
            where import = ${id}::uuid and done is null
              and (checked->>'outcome' = 'posted' or (${edits} and checked->>'outcome' = 'changed'))
            order by line limit ${limit}`;
    return rows.map(({ line, read, checked }) => ({
      ...read,
      earlier: upgradeEarlierRow(read.earlier),
      line,
      checked: checked ?? undefined,
    }));
  }

  /**
   * Keeps the first result of each row, because another process may process the same rows. Drops results of an
   * earlier read.
   */
  async save({ id, state, options }: ImportFile, worked: readonly WorkedRow[]): Promise<void> {
    const lines = worked.map(({ line }) => line);
    const texts = worked.map(({ result }) => JSON.stringify(result));
    if (state === 'checking')
      await this.database.$executeRaw`
        update vault_import_row r set checked = w.result::jsonb
        from unnest(${lines}::int[], ${texts}::text[]) as w (line, result), vault_import i
        where i.id = ${id}::uuid and i.options = ${JSON.stringify(options)}::jsonb
          and r.import = i.id and r.line = w.line and r.checked is null`;
    else
      await this.database.$executeRaw`
        update vault_import_row r set done = w.result::jsonb
        from unnest(${lines}::int[], ${texts}::text[]) as w (line, result)
        where r.import = ${id}::uuid and r.line = w.line and r.done is null`;
  }
}

/** Before 2026-11 only the line was stored; such files expire within seven days. */
const upgradeEarlierRow = (earlier: EarlierRow | number | undefined): EarlierRow =>
  typeof earlier === 'number' ? { line: earlier } : (earlier ?? {});

type FoundRow = { line: number; read: Omit<StoredRow, 'line'>; checked: RowOutcome | null };
