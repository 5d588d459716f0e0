import { ACTIVITIES, type Activity, type ActivityPage } from '@naksha/events/wire/activity';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useRestoreScrollPosition } from '../../shared/history/kept-top.ts';
import { t } from '../../shared/messages/t.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { ActivityRow } from './activity-row.tsx';
import { useActivity } from './use-activity.ts';

const ICONS = { saved: 'heart', contacted: 'phone', viewed: 'eye' } as const;

export default function AccountActivityPage() {
  const [path] = useLocation();
  const activity = ACTIVITIES.find((one) => path.startsWith(`/dashboard/${one}`)) ?? 'saved';
  return <Shown key={activity} activity={activity} />;
}

const Shown = ({ activity }: { activity: Activity }) => (
  <ActivityList activity={activity} source={useActivity(activity)} intro={<ActivityTabs shown={activity} />} />
);

type Source = {
  data: { pages: readonly Pick<ActivityPage, 'entries' | 'total'>[] } | undefined;
  error: Error | null;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch(): unknown;
  fetchNextPage(): unknown;
};

type ListProps = { activity: Activity; source: Source; intro: ReactNode };

export function ActivityList({ activity, source, intro }: ListProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = source;
  const [forgotten, setForgotten] = useState<ReadonlySet<string>>(new Set());
  const [restored, setRestored] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useRestoreScrollPosition(data !== undefined);
  const loaded = data?.pages.flatMap((page) => page.entries);
  const entries = loaded?.filter(({ listing }) => !forgotten.has(listing));
  // Once the server has removed them, its total no longer includes them.
  const total = data && data.pages[0].total - (loaded?.length ?? 0) + (entries?.length ?? 0);
  const isBack = restored !== undefined && entries?.some(({ listing }) => listing === restored);
  useEffect(() => {
    if (isBack && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>(`[data-listing="${restored}"] :is(a, button)`)?.focus();
  }, [isBack, restored]);
  const onSaved = (id: string, liked: boolean) => {
    if (activity !== 'saved') return;
    setForgotten((before) => new Set(liked ? [...before].filter((one) => one !== id) : [...before, id]));
    setRestored(liked ? id : undefined);
    if (!liked) title.current?.focus();
  };
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4 px-4 py-6 sm:px-6">
      <header>
        <h1 ref={title} tabIndex={-1} className="font-bold text-24 outline-none">
          {t(`activity.${activity}.title`)}
        </h1>
        {total !== undefined && total > 0 && <p className="text-muted">{t('activity.count', { n: total })}</p>}
      </header>
      {intro}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {entries?.length === 0 && !hasNextPage && (
        <EmptyState
          icon={ICONS[activity]}
          title={t(`activity.${activity}.empty`)}
          hint={t(`activity.${activity}.emptyHint`)}
        >
          <ButtonLink href="/home">{t('app.nav.findProperty')}</ButtonLink>
        </EmptyState>
      )}
      <ul ref={list} className="flex flex-col gap-4">
        {entries?.map((entry) => (
          <ActivityRow
            key={entry.listing}
            entry={entry}
            activity={activity}
            onSaved={(liked) => onSaved(entry.listing, liked)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button className="self-center" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('activity.more')}
        </Button>
      )}
    </div>
  );
}

const ActivityTabs = ({ shown }: { shown: Activity }) => (
  <nav aria-label={t('activity.which')} className="flex flex-wrap gap-2">
    {ACTIVITIES.map((one) => (
      <Link
        key={one}
        href={`/dashboard/${one}`}
        aria-current={one === shown ? 'page' : undefined}
        className="flex min-h-11 items-center rounded-control border border-control bg-surface px-3 text-14 hover:bg-ground aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-surface"
      >
        {t(`activity.${one}.short`)}
      </Link>
    ))}
  </nav>
);
