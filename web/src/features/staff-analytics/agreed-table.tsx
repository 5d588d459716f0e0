import { formatIndianNumber } from '@naksha/events/kernel';
import { type Agreed, FEWEST_AGREED } from '@naksha/events/wire/staff-analytics';
import { t } from '../../shared/messages/t.ts';
import { AnalyticsCountsTable } from './counts-table.tsx';

const few = () => t('staffAnalytics.few', { n: FEWEST_AGREED });

export function ConsentedUsageTable({ agreed }: { agreed: Agreed | null }) {
  const rows = agreed && [
    { name: t('staffAnalytics.agreed.close'), n: agreed.close },
    { name: t('staffAnalytics.agreed.contacted'), n: agreed['contacted seller'] },
    { name: t('staffAnalytics.agreed.posted'), n: agreed['post property'] },
  ];
  const most = Math.max(1, ...(rows ?? []).map(({ n }) => n ?? 0));
  return (
    <>
      {rows && (
        <AnalyticsCountsTable
          title={t('staffAnalytics.agreed')}
          columns={[t('staffAnalytics.times')]}
          rows={rows.map(({ name, n }) => ({
            name,
            cells: [n === null ? { text: few() } : { text: formatIndianNumber(n), length: n / most }],
          }))}
        />
      )}
      <p className="max-w-[60ch] text-14 text-muted">
        {rows ? t('staffAnalytics.agreedOf', { n: FEWEST_AGREED }) : t('staffAnalytics.agreedElsewhere')}
      </p>
    </>
  );
}
