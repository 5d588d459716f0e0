import { BUYERS, CHARGES, type DutyRate, type DutyState, GROUNDS } from '@naksha/events/wire/duty-rates';
import { z } from 'zod';
import { numberField, type PackFolder, type Row } from './pack-folder.ts';

const FILE = 'stamp-duty.csv';
const percent = numberField.min(0).max(100);

const duty = z.object({
  state: z.string(),
  state_hi: z.string().optional(),
  state_pa: z.string().optional(),
  charge: z.enum(CHARGES),
  ground: z.enum(GROUNDS).optional(),
  buyer: z.enum(BUYERS).optional(),
  percent,
  others_give: percent.optional(),
  most_rupees: numberField.int().min(1).optional(),
  as_of: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be the month in which the rate was looked up, such as 2026-11'),
  source: z.url({ protocol: /^https?$/ }).optional(),
});
type DutyRow = z.output<typeof duty>;

export function loadStampDuty(pack: PackFolder): DutyState[] {
  const rows = pack.has(FILE) ? pack.table(FILE, duty) : [];
  checkRatesAreUnambiguous(pack, rows);
  return [...Map.groupBy(rows, ({ row }) => row.state).values()].map((ofState) => {
    const [{ row: first }] = ofState;
    const { state: name, state_hi: hi, state_pa: pa } = first;
    const names = { en: name, ...(hi && { hi }), ...(pa && { pa }) };
    return { name, names, rates: ofState.map(({ row }) => toRate(row)) };
  });
}

const toRate = ({ state: _, state_hi: __, state_pa: ___, most_rupees: most, ...rest }: DutyRow): DutyRate => ({
  ...rest,
  ...(most && { most }),
});

/** Two rates must never apply to the same buyer. */
function checkRatesAreUnambiguous(pack: PackFolder, rows: readonly Row<DutyRow>[]): void {
  const meets = (one?: string, other?: string) => one === undefined || other === undefined || one === other;
  for (const [at, { file, line, row }] of rows.entries()) {
    const before = rows
      .slice(0, at)
      .find(
        ({ row: { state, charge, ground, buyer } }) =>
          state === row.state && charge === row.charge && meets(ground, row.ground) && meets(buyer, row.buyer),
      );
    if (before)
      pack.problems.push({
        file,
        line,
        field: 'charge',
        reason: `line ${before.line} already has a rate for these`,
      });
  }
}
