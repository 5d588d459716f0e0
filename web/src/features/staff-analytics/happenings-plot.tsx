import { formatIndianNumber } from '@naksha/events/kernel';
import type { Analytics, Happenings } from '@naksha/events/wire/staff-analytics';
import { t } from '../../shared/messages/t.ts';
import { COLUMNS } from './happenings-table.tsx';

const HEIGHT = 100;
/** The rest is the gap. */
const BAR = 0.8;

export const MarketEventsPlot = ({ days, total }: { days: Analytics['by_day']; total: Happenings }) => (
  <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
    {COLUMNS.map((column) => {
      const most = Math.max(...days.map((day) => day[column]));
      const title = t(`staffAnalytics.${column}`);
      const told = { title, n: days.length, total: formatIndianNumber(total[column]), most: formatIndianNumber(most) };
      return (
        <figure key={column} className="flex min-w-0 flex-col gap-1">
          <figcaption className="text-14 text-muted">{title}</figcaption>
          <svg
            role="img"
            aria-label={t('staffAnalytics.plot', told)}
            viewBox={`0 0 ${days.length} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="h-24 w-full border-control border-b"
          >
            {days.map((day, k) => {
              const tall = (day[column] / Math.max(1, most)) * HEIGHT;
              return <rect key={day.day} className="fill-ink" x={k} width={BAR} y={HEIGHT - tall} height={tall} />;
            })}
          </svg>
        </figure>
      );
    })}
  </div>
);
