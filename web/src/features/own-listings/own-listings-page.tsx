import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { t } from '../../shared/messages/t.ts';
import { ownListingsQuery } from '../../shared/session/own-listings.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { OwnListingRow } from './own-listing-row.tsx';

/** What one has posted, whatever became of it. */
export default function OwnListingsPage() {
  const { data, error, refetch } = useQuery(ownListingsQuery);
  const profile = useProfile();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4 px-4 py-6 sm:px-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 ref={title} tabIndex={-1} className="font-bold text-24 outline-none">
            {t('dashboard.listings.title')}
          </h1>
          {data && data.length > 0 && <p className="text-muted">{t('dashboard.listings.count', { n: data.length })}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {profile?.may_import && <ButtonLink href="/dashboard/import">{t('dashboard.listings.import')}</ButtonLink>}
          <ButtonLink href="/add" look="primary">
            <Icon name="plus" />
            {t('app.nav.postProperty')}
          </ButtonLink>
        </div>
      </header>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data?.length === 0 && (
        <EmptyState icon="list" title={t('dashboard.listings.empty')} hint={t('dashboard.listings.emptyHint')} />
      )}
      <ul className="flex flex-col gap-4">
        {data?.map((listing) => (
          <OwnListingRow key={listing.id} listing={listing} onDeleted={() => title.current?.focus()} />
        ))}
      </ul>
    </div>
  );
}
