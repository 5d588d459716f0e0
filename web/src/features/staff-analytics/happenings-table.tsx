import { shownNumber } from '@naksha/events/kernel';
import type { Happenings } from '@naksha/events/wire/staff-analytics';
import { t } from '../../shared/messages/t.ts';
import { CountsTable } from './counts-table.tsx';

export const COLUMNS = ['posted', 'verified', 'contacted', 'cuts', 'sold'] as const;
type Row = Happenings & { name: string; for_sale?: number };

/** What happened, a line a place or day. @param stock whether the rows say what was for sale before */
export function HappeningsTable({ title, rows, stock }: { title: string; rows: readonly Row[]; stock?: true }) {
  const labels = [
    ...COLUMNS.map((column) => t(`staffAnalytics.${column}`)),
    ...(stock ? [t('staffAnalytics.forSale')] : []),
  ];
  const most = Math.max(1, ...rows.flatMap((row) => COLUMNS.map((column) => row[column])));
  return (
    <CountsTable
      title={title}
      columns={labels}
      rows={rows.map((row) => ({
        name: row.name,
        cells: [
          ...COLUMNS.map((column) => ({ text: shownNumber(row[column]), length: row[column] / most })),
          ...(stock ? [{ text: shownNumber(row.for_sale ?? 0) }] : []),
        ],
      }))}
    />
  );
}
