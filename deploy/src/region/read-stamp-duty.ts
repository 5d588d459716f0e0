import { z } from 'zod';
import { numberField, type PackFolder } from './pack-folder.ts';

const duty = z.object({
  state: z.string(),
  item: z.string(),
  percent: numberField.min(0).max(100),
  as_of: z.string(),
  note: z.string().optional(),
});
export type StampDuty = z.output<typeof duty>;

/** `stamp-duty.csv`, where there is one. */
export const readStampDuty = (pack: PackFolder): StampDuty[] =>
  pack.has('stamp-duty.csv') ? pack.table('stamp-duty.csv', duty).map(({ row }) => row) : [];
