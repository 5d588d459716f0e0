import type { ContentItem, LatestChange } from '@naksha/events/wire/content';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { contentItemQuery } from './content-calls.ts';
import { DefinitionDifferences } from './differences.tsx';
import { describeLatestChange } from './who-and-when.ts';

type Props = {
  opened: ContentItem;
  latest: LatestChange;
  onRetire(now: ContentItem): void;
  onLeave(): void;
};

export function RetireConflict({ opened, latest, onRetire, onLeave }: Props) {
  const { kind, id, definition } = opened;
  const { data: read, error, refetch } = useQuery({ ...contentItemQuery(kind, id), staleTime: 0 });
  const now = read && read.version >= latest.version ? read : undefined;
  const { who, when } = describeLatestChange(latest);
  return (
    <section role="alert" className="flex flex-col gap-4 rounded-card border border-red p-4">
      <p className="font-semibold">
        {latest.own ? t('staffContent.notRetiredOwn', { when }) : t('staffContent.notRetired', { who, when })}
      </p>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!now && !error && <ListSkeleton rows={1} />}
      {now && (
        <DefinitionDifferences
          before={{ label: t('staffContent.opened'), definition }}
          after={{ label: t('staffContent.theirs'), definition: now.definition }}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="danger" disabled={!now} onClick={() => now && onRetire(now)}>
          {t('staffContent.retireAnyway')}
        </Button>
        <Button onClick={onLeave}>{t('staffContent.leaveIt')}</Button>
      </div>
    </section>
  );
}
