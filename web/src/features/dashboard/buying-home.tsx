import { ACTIVITIES, type Activity } from '@naksha/events/wire/activity';
import { useQuery } from '@tanstack/react-query';
import { savedSearchesQuery } from '../../shared/api/saved-searches-query.ts';
import { t } from '../../shared/messages/t.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { useActivity } from '../activity/use-activity.ts';
import { DashboardCountTile } from './tile.tsx';

export function BuyerDashboard() {
  const { data: searches } = useQuery(savedSearchesQuery);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-bold text-20">{t('activity.which')}</h2>
      <p className="text-muted">{t('activity.home.none')}</p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {ACTIVITIES.map((activity) => (
          <Count key={activity} activity={activity} />
        ))}
        <DashboardCountTile href="/dashboard/searches" text={t('searches.title')} n={searches?.length} />
      </ul>
    </section>
  );
}

function Count({ activity }: { activity: Activity }) {
  const { data, error, refetch } = useActivity(activity);
  if (error && !data)
    return (
      <li className="col-span-full">
        <LoadFailure error={error} onRetry={() => void refetch()} />
      </li>
    );
  return (
    <DashboardCountTile
      href={`/dashboard/${activity}`}
      text={t(`activity.${activity}.short`)}
      n={data?.pages[0].total}
    />
  );
}
