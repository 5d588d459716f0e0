import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useCities } from '../../shared/api/cities.ts';
import { savedSearchesQuery } from '../../shared/api/saved-searches-query.ts';
import { t } from '../../shared/messages/t.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';

export default function SavedSearchesPage() {
  const { data, error, refetch } = useQuery({ ...savedSearchesQuery, staleTime: 0 });
  const cities = useCities();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4 px-4 py-6 sm:px-6">
      <header>
        <h1 ref={title} tabIndex={-1} className="font-bold text-24 outline-none">
          {t('searches.title')}
        </h1>
        <p className="text-muted">{t('searches.hint')}</p>
      </header>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data?.length === 0 && (
        <EmptyState icon="search" title={t('searches.empty')} hint={t('searches.emptyHint')}>
          <ButtonLink href="/home">{t('app.nav.findProperty')}</ButtonLink>
        </EmptyState>
      )}
      <ul className="flex flex-col gap-4">
        {data?.map((search) => (
          <SavedSearchRow key={search.id} search={search} cities={cities} onDeleted={() => title.current?.focus()} />
        ))}
      </ul>
    </div>
  );
}
