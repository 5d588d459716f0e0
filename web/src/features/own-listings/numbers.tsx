import type { ListingId } from '@naksha/events/kernel';
import type { OwnDay } from '@naksha/events/wire/own-listings';
import { formatDay } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { useDailyStatistics } from './use-own-listings.ts';

const WHAT = ['seen', 'saved', 'contacted'] as const;

export function ListingStatistics({ listing }: { listing?: ListingId }) {
  const { data, error, refetch } = useDailyStatistics(listing);
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return data ? <DailyStatisticsPlot days={data} /> : <ListSkeleton rows={1} />;
}

export function DailyStatisticsPlot({ days }: { days: readonly OwnDay[] }) {
  const busy = days.filter((day) => WHAT.some((what) => day[what] > 0));
  return (
    <div className="grid gap-4 py-2 sm:grid-cols-3">
      {WHAT.map((what) => (
        <Bars key={what} days={days} what={what} />
      ))}
      {/* A table itself is as wide as its words whatever it is told, and the page with it. */}
      <div className="sr-only">
        <table>
          <caption>{t('dashboard.numbers.caption', { n: days.length })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.numbers.day')}</th>
              {WHAT.map((what) => (
                <th key={what} scope="col">
                  {t(`dashboard.numbers.${what}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {busy.map((day) => (
              <tr key={day.day}>
                <th scope="row">{formatDay(day.day)}</th>
                {WHAT.map((what) => (
                  <td key={what}>{t('dashboard.numbers.total', { n: day[what] })}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const [WIDTH, HEIGHT] = [180, 40];

function Bars({ days, what }: { days: readonly OwnDay[]; what: (typeof WHAT)[number] }) {
  const total = days.reduce((sum, day) => sum + day[what], 0);
  const most = Math.max(1, ...days.map((day) => day[what]));
  const step = WIDTH / days.length;
  return (
    <figure aria-hidden="true" className="flex flex-col gap-1">
      <figcaption className="flex items-baseline justify-between gap-2 text-14">
        <span className="text-muted">{t(`dashboard.numbers.${what}`)}</span>
        <span className="font-semibold">{t('dashboard.numbers.total', { n: total })}</span>
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-10 w-full text-ink"
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} stroke="currentColor" opacity="0.3" />
        {days.map((day, k) => {
          const height = (day[what] / most) * (HEIGHT - 2);
          return (
            <rect
              key={day.day}
              x={k * step + 0.5}
              y={HEIGHT - 1 - height}
              width={step - 1}
              height={height}
              fill="currentColor"
            />
          );
        })}
      </svg>
      <p className="flex justify-between text-12 text-muted">
        <span>{formatDay(days[0]?.day ?? '')}</span>
        <span>{formatDay(days.at(-1)?.day ?? '')}</span>
      </p>
    </figure>
  );
}
