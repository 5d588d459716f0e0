import { useQuery } from '@tanstack/react-query';
import { queryLinksQuery } from '../../shared/api/query-links.ts';
import { t } from '../../shared/messages/t.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { QueryLinkGroup } from './link-group.tsx';

export default function PopularSearchesPage() {
  const { data, error, refetch } = useQuery(queryLinksQuery);
  const groups = data && Object.entries(data);
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-6 px-4 py-6 sm:px-6 lg:py-12">
      <header className="flex flex-col gap-2">
        <h1 className="font-bold text-32">{t('queryLinks.title')}</h1>
        <p className="max-w-[60ch] text-muted">{t('queryLinks.intro')}</p>
      </header>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!groups && !error && <ListSkeleton rows={3} />}
      {groups?.length === 0 && (
        <div className="flex flex-col items-start gap-4">
          <p>{t('queryLinks.none')}</p>
          <ButtonLink href="/home" look="dark">
            {t('queryLinks.openMap')}
          </ButtonLink>
        </div>
      )}
      <ul className="grid gap-8 rounded-card sm:grid-cols-2 lg:grid-cols-4">
        {groups?.map(([title, links]) => (
          <QueryLinkGroup key={title} title={title} links={links} level="h2" />
        ))}
      </ul>
    </div>
  );
}
