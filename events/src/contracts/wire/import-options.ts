import { z } from 'zod';
import { IMPORT_COLUMNS, type ImportColumn, type ImportOptions } from './imports.ts';

const MAX_TEXT = 200;
const MAX_NAMES = 100;
export const MAX_VALUES = 500;

/** PostgreSQL stores neither NUL nor lone surrogates. */
const text = z
  .string()
  .max(MAX_TEXT)
  .refine((one) => one.isWellFormed() && !one.includes('\0'), 'contains characters that are not allowed');
const filled = text.min(1);
const field = z.enum(Object.keys(IMPORT_COLUMNS) as [ImportColumn, ...ImportColumn[]]);
const atMost = <T extends object>(most: number) =>
  [(sent: T) => Object.keys(sent).length <= most, `must have at most ${most} entries`] as const;

/** Command line flags are parsed into the same. */
export const importOptions = z.strictObject({
  encoding: text.max(40).optional(),
  delimiter: text.max(20).optional(),
  map: z.partialRecord(field, z.array(filled).min(1).max(MAX_NAMES)).optional(),
  set: z.partialRecord(field, filled).optional(),
  ignore: z.array(filled).max(MAX_NAMES).optional(),
  values: z.partialRecord(field, z.record(filled, filled).refine(...atMost(MAX_VALUES))).optional(),
  skip: z
    .record(filled, z.array(filled).min(1).max(MAX_VALUES))
    .refine(...atMost(MAX_NAMES))
    .optional(),
}) satisfies z.ZodType<ImportOptions>;
