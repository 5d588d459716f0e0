import { formatIndianNumber } from '@naksha/events/kernel';
import type { Happenings } from '@naksha/events/wire/staff-analytics';
import { t } from '../../shared/messages/t.ts';
import { AnalyticsCountsTable } from './counts-table.tsx';

export const COLUMNS = ['posted', 'verified', 'contacted', 'cuts', 'sold'] as const;
type Row = Happenings & { name: string; for_sale?: number };

/** `stock`: rows include the listings that were for sale. */
export function MarketEventsTable({ title, rows, stock }: { title: string; rows: readonly Row[]; stock?: true }) {
  const labels = COLUMNS.map((column) => t(`staffAnalytics.${column}`));
  const most = COLUMNS.map((column) => Math.max(1, ...rows.map((row) => row[column])));
  return (
    <AnalyticsCountsTable
      title={title}
      columns={stock ? [...labels, t('staffAnalytics.forSale'), t('staffAnalytics.share')] : labels}
      rows={rows.map((row) => ({
        name: row.name,
        cells: [
          ...COLUMNS.map((column, k) => ({ text: formatIndianNumber(row[column]), length: row[column] / most[k] })),
          ...(stock ? tellStock(row) : []),
        ],
      }))}
    />
  );
}

const tellStock = ({ for_sale = 0, sold }: Row) => [
  { text: formatIndianNumber(for_sale) },
  { text: for_sale > 0 ? t('staffAnalytics.percent', { percent: formatShareSold(sold, for_sale) }) : '' },
];

export const formatShareSold = (sold: number, forSale: number): string => formatIndianNumber((100 * sold) / forSale, 1);
