import { z } from 'zod';
import { importOptions } from '../../wire/import-options.ts';
import {
  COLUMN_USES,
  FILE_REASONS,
  IMPORT_COLUMNS,
  IMPORT_STATES,
  type ImportColumn,
  type ImportPreview,
  type ImportProgress,
  type LineRemarks,
  type RefusedRow,
  ROW_OUTCOMES,
  ROW_REASONS,
} from '../../wire/imports.ts';
import { code200, count, flag, moment } from './basics.ts';

const texts = z.array(z.string());
const reason = z.strictObject({
  code: z.enum([...FILE_REASONS, ...ROW_REASONS]),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
const remark = z.strictObject({ column: z.string(), reason, left_out: z.literal(true).optional() });
const progress = z.strictObject({
  id: z.string(),
  file_name: z.string().meta({ examples: ['stock.csv'] }),
  state: z.enum(IMPORT_STATES),
  options: importOptions,
  columns: texts,
  left_out: texts,
  delimiter: z.string(),
  problem: reason.optional(),
  rows: count,
  waiting: count,
  outcomes: z.partialRecord(z.enum(ROW_OUTCOMES), count),
  nameless: count,
  totals: z.array(z.strictObject({ ...remark.shape, rows: count, line: count, refused: flag })),
  waits: z.strictObject({ for: z.enum(['postings_of_today_used', 'dealers_only']), until: moment }).optional(),
}) satisfies z.ZodType<ImportProgress>;

export const importAnswer = z.strictObject({ code: code200, import: progress.nullable() });
const lineRemarks = z.strictObject({
  ...{ line: count, outcome: z.enum(ROW_OUTCOMES), remarks: z.array(remark), columns: texts },
}) satisfies z.ZodType<LineRemarks>;
const refusedRow = z.strictObject({
  ...{ line: count, cells: texts, remarks: z.array(remark) },
}) satisfies z.ZodType<RefusedRow>;
export const importRemarks = z.strictObject({ code: code200, rows: z.array(lineRemarks) });
export const importRefused = z.strictObject({ code: code200, rows: z.array(refusedRow) });

const field = z.enum(Object.keys(IMPORT_COLUMNS) as [ImportColumn, ...ImportColumn[]]);
const reading = { read: z.string().optional(), reason: reason.optional() };
const sample = { text: z.string(), rows: count, ...reading };
const question = z.discriminatedUnion('kind', [
  z.strictObject({
    ...{ kind: z.literal('sale_state'), column: z.string() },
    values: z.array(z.strictObject({ ...sample, leaveOut: flag })),
    answers: z.array(importOptions),
  }),
  z.strictObject({
    ...{ kind: z.literal('value'), field, text: z.string(), rows: count, line: count },
    ...{ choices: texts, answers: z.array(importOptions), more: count.optional() },
  }),
]);
const preview = z.strictObject({
  columns: z.array(
    z.strictObject({
      ...{ place: count, name: z.string(), use: z.enum(COLUMN_USES) },
      fields: z.array(z.strictObject({ field, turn: count })),
      samples: z.array(z.strictObject(sample)),
    }),
  ),
  constants: z.array(z.strictObject({ field, text: z.string(), ...reading })),
  ...{ rows: count, skipped: count },
  questions: z.array(question),
  problem: reason.optional(),
}) satisfies z.ZodType<ImportPreview>;
export const importPreview = z.strictObject({ code: code200, preview: preview.nullable() });
