import { importOptions } from '@naksha/events/wire/import-options';
import {
  type ImportProgress,
  type LineRemarks,
  REMARKS_A_PAGE,
  type RefusedRow,
  type RemarkTotal,
  type RowOutcome,
} from '@naksha/events/wire/imports';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import { WRITE_DATABASE } from '../../injection/tokens.ts';
import type { RowResult } from '../import-row.ts';
import type { ImportFile } from './import-files.ts';

type Count = { outcome: RowOutcome | null; waiting: boolean; rows: number; nameless: number };

@Injectable()
export class ImportReports {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  async describe(file: ImportFile): Promise<ImportProgress> {
    const { id, state, header, problem, waitsFor, dueAt } = file;
    const [counts, totals] = await Promise.all([this.count(file), this.countRemarks(id)]);
    const sum = (some: readonly Count[]) => some.reduce((all, { rows }) => all + rows, 0);
    const settled = counts.filter(({ waiting }) => !waiting);
    return {
      id,
      file_name: file.fileName,
      state,
      // Files of an earlier version have options that are no longer supported.
      options: importOptions.safeParse(file.options).data ?? {},
      columns: [...(header?.names ?? [])],
      left_out: [...(header?.leftOut ?? [])],
      delimiter: header?.delimiter ?? ',',
      ...(state === 'unreadable' && problem && { problem }),
      rows: sum(counts),
      waiting: sum(counts) - sum(settled),
      outcomes: Object.fromEntries(settled.flatMap(({ outcome, rows }) => (outcome ? [[outcome, rows]] : []))),
      nameless: counts.reduce((all, { nameless }) => all + nameless, 0),
      totals,
      ...(waitsFor && {
        waits: { for: waitsFor as NonNullable<ImportProgress['waits']>['for'], until: dueAt.toISOString() },
      }),
    };
  }

  private count({ id, state, edits }: ImportFile): Promise<Count[]> {
    return this.database.$queryRaw<Count[]>`
      select coalesce(done, checked)->>'outcome' as outcome,
        case when ${state} = 'checking' then checked is null
          when ${state} in ('importing', 'stopped') then done is null
            and (checked->>'outcome' = 'posted' or (${edits} and checked->>'outcome' = 'changed'))
          else false end as waiting,
        count(*)::int as rows,
        (count(*) filter (where coalesce(read->'row'->>'external_id', '') = '' and not read ? 'skipped'))::int as nameless
      from vault_import_row where import = ${id}::uuid group by 1, 2`;
  }

  /** Most frequent refusals first. */
  private async countRemarks(id: string): Promise<RemarkTotal[]> {
    const totals = await this.database.$queryRaw<
      { remark: RemarkTotal; rows: number; line: number; refused: boolean }[]
    >`
      select (array_agg(remark order by line))[1] as remark, count(distinct line)::int as rows, min(line) as line, refused
      from vault_import_row, lateral (
        select remark, true as refused from jsonb_array_elements(coalesce(done, checked)->'errors') as remark
        union all select remark, false from jsonb_array_elements(coalesce(done, checked)->'notes') as remark
      ) as said
      where import = ${id}::uuid
      group by refused, remark->>'column', remark->'reason'->>'code', remark->'reason'->'params'->>'reason',
        remark->'reason'->'params'->>'text', remark->'reason'->'params'->>'read'
      order by refused desc, rows desc, line limit 50`;
    return totals.map(({ remark, ...total }) => ({ ...remark, ...total }));
  }

  /** By line. */
  async listRemarks({ id }: ImportFile, afterLine: number): Promise<LineRemarks[]> {
    const rows = await this.database.$queryRaw<{ line: number; result: RowResult }[]>`
      select line, coalesce(done, checked) as result from vault_import_row
      where import = ${id}::uuid and line > ${afterLine}
        and (coalesce(done, checked)->>'outcome' in ('refused', 'changed') or coalesce(done, checked) ? 'notes')
      order by line limit ${REMARKS_A_PAGE}`;
    return rows.map(({ line, result }) => ({
      line,
      outcome: result.outcome,
      remarks: [...('errors' in result ? result.errors : []), ...(result.notes ?? [])],
      columns: 'columns' in result ? result.columns : [],
    }));
  }

  /** As in the file. */
  async listRefused({ id }: ImportFile): Promise<RefusedRow[]> {
    const rows = await this.database.$queryRaw<RefusedRow[]>`
      select line, read->'cells' as cells, coalesce(done, checked)->'errors' as remarks from vault_import_row
      where import = ${id}::uuid and coalesce(done, checked)->>'outcome' = 'refused' order by line`;
    return rows;
  }
}
