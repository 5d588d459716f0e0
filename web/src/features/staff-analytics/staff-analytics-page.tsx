import { formatIndianNumber } from '@naksha/events/kernel';
import { ANALYTICS_DAYS, type Analytics, type AnalyticsDays, type HowLong } from '@naksha/events/wire/staff-analytics';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchJson, sendRequestOnce } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { formatDay } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';
import { nameInLocale } from '../../shared/places/place-name.ts';
import { Button } from '../../shared/ui/button.tsx';
import { RadioChoice } from '../../shared/ui/choice.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { describeProblem } from '../../shared/ui/problem-words.ts';
import { toast } from '../../shared/ui/toast.ts';
import { MissedSearches } from '../missed-searches/missed-searches.tsx';
import { StaffNav } from '../second-factor/staff-nav.tsx';
import { ConsentedUsageTable } from './agreed-table.tsx';
import { MarketEventsPlot } from './happenings-plot.tsx';
import { COLUMNS, formatShareSold, MarketEventsTable } from './happenings-table.tsx';
import { MetricDefinitions } from './how-it-is-computed.tsx';

export default function StaffAnalyticsPage() {
  const [asked, setAsked] = useState('30');
  const days = ANALYTICS_DAYS.find((one) => `${one}` === asked) ?? 30;
  const { data, error, refetch } = useQuery(analyticsQuery(days));
  const [busy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    downloadPricesCsv()
      .catch((failure: unknown) => toast.error(describeProblem(failure)))
      .finally(() => setBusy(false));
  };
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4 px-4 py-6 sm:px-6">
      <StaffNav />
      <header>
        <h1 className="font-bold text-24">{t('staffAnalytics.title')}</h1>
        <p className="text-muted">{t('staffAnalytics.hint')}</p>
      </header>
      <fieldset>
        <legend className="sr-only">{t('staffAnalytics.when')}</legend>
        <RadioChoice
          name="days"
          options={ANALYTICS_DAYS.map((n) => ({ value: `${n}`, label: t('staffAnalytics.days', { n }) }))}
          value={asked}
          onChange={setAsked}
        />
      </fieldset>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={4} />}
      {data && <Told analytics={data} />}
      <MissedSearches audience="staff" />
      <section className="flex flex-col items-start gap-2">
        <h2 className="font-bold text-20">{t('staffAnalytics.export')}</h2>
        <p className="text-14 text-muted">{t('staffAnalytics.exportOf')}</p>
        <Button busy={busy} onClick={save}>
          {t('staffAnalytics.exportNow')}
        </Button>
      </section>
    </div>
  );
}

function Told({ analytics }: { analytics: Analytics }) {
  const { total, for_sale, to_verified, to_contacted, by_city, by_day, agreed } = analytics;
  const took = (time: HowLong) =>
    time && t('staffAnalytics.took', { median: formatMinutes(time.median), ninth: formatMinutes(time.ninth) });
  const absorbed =
    for_sale > 0 &&
    t('staffAnalytics.absorbed', { percent: formatShareSold(total.sold, for_sale), n: formatIndianNumber(for_sale) });
  const said = { verified: took(to_verified), contacted: took(to_contacted), sold: absorbed, posted: null, cuts: null };
  return (
    <>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5">
        {COLUMNS.map((column) => (
          <div key={column} className="rounded-card border border-line bg-surface p-4">
            <dt className="text-muted">{t(`staffAnalytics.${column}`)}</dt>
            <dd className="font-bold text-32">{formatIndianNumber(total[column])}</dd>
            {said[column] && <dd className="text-14">{said[column]}</dd>}
          </div>
        ))}
      </dl>
      <MarketEventsPlot days={by_day} total={total} />
      <MetricDefinitions />
      <MarketEventsTable
        title={t('staffAnalytics.byCity')}
        rows={by_city.map((one) => ({
          ...one,
          name: one.names ? nameInLocale({ name: one.names.en, names: one.names }) : t('staffAnalytics.nowhere'),
        }))}
        stock
      />
      <MarketEventsTable
        title={t('staffAnalytics.byDay')}
        rows={by_day.toReversed().map((one) => ({ ...one, name: formatDay(one.day) }))}
      />
      <ConsentedUsageTable agreed={agreed} />
    </>
  );
}

export const analyticsQuery = (days: AnalyticsDays) =>
  queryOptions({
    queryKey: ['me', 'analytics', days],
    queryFn: ({ signal }) => fetchJson<Analytics>('/staff/analytics', { query: { days }, signal }),
    staleTime: 60_000,
  });

/** Milliseconds; includes every asking price. */
const TIMEOUT_MS = 120_000;

const pricesQuery = queryOptions({
  queryKey: ['me', 'analytics', 'prices'],
  queryFn: () =>
    sendRequestOnce<Blob>('GET', '/staff/analytics/prices.csv', undefined, {
      timeoutMs: TIMEOUT_MS,
      read: (answer) => (answer.ok ? answer.blob() : answer.json()),
    }),
  ...{ staleTime: 0, gcTime: 0, retry: false },
});

/** A link cannot send the token. */
export async function downloadPricesCsv(): Promise<void> {
  const file = await queryClient.fetchQuery(pricesQuery);
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = 'prices.csv';
  link.click();
  // A browser that asks where to save reads the URL later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const [HOUR, DAY] = [60, 24 * 60];

/** "45 min", "3 h" from two hours, "4 days" from two days. */
export function formatMinutes(minutes: number): string {
  if (minutes < 2 * HOUR) return t('staffAnalytics.span.minutes', { n: minutes });
  if (minutes < 2 * DAY) return t('staffAnalytics.span.hours', { n: Math.round(minutes / HOUR) });
  return t('staffAnalytics.days', { n: Math.round(minutes / DAY) });
}
