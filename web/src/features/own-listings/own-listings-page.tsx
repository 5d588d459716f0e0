import type { ListingId } from '@naksha/events/kernel';
import { OWN_LISTING_SORTS, OWN_LISTING_STATES } from '@naksha/events/wire/own-listings';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { t } from '../../shared/messages/t.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { PendingActionsBar } from '../../shared/undo/held-bar.tsx';
import { usePendingActions } from '../../shared/undo/use-held.ts';
import { BulkActionsBar } from './bulk-bar.tsx';
import { pendingDeletions } from './deletions.ts';
import { OwnListingsFilterBar } from './list-tools.tsx';
import { OwnListingRow } from './own-listing-row.tsx';
import { type OwnListingsRequest, useOwnListings } from './use-own-listings.ts';

const TOOLS_FROM = 4;

export default function OwnListingsPage() {
  const [params, setParams] = useSearchParams();
  const ask: OwnListingsRequest = {
    state: OWN_LISTING_STATES.find((one) => one === params.get('state')) ?? 'all',
    sort: OWN_LISTING_SORTS.find((one) => one === params.get('sort')) ?? 'newest',
    q: params.get('q') ?? '',
  };
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useOwnListings(ask);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const profile = useProfile();
  const title = useRef<HTMLHeadingElement>(null);
  const held = usePendingActions(pendingDeletions);
  const list = useRef<HTMLUListElement>(null);
  const [restored, setRestored] = useState<ListingId>();
  // The undo button is gone; the focus returns to the row.
  useEffect(() => {
    if (restored) list.current?.querySelector<HTMLElement>(`[data-listing="${restored}"] a`)?.focus();
  }, [restored]);
  const goOnWithoutIt = () => {
    setRestored(undefined);
    title.current?.focus();
  };
  const counts = data?.pages[0]?.counts;
  const listings = data?.pages
    .flatMap((page) => page.listings)
    .filter(({ id }) => !held.some(({ one }) => one.id === id));
  const change = (next: Partial<OwnListingsRequest>) => {
    const { state, sort, q } = { ...ask, ...next };
    setChosen(new Set());
    setParams(
      { ...(state !== 'all' && { state }), ...(sort !== 'newest' && { sort }), ...(q && { q }) },
      { replace: true },
    );
  };
  const choose = (id: string, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)));
  const many = counts !== undefined && counts.all >= TOOLS_FROM;
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4 px-4 py-6 sm:px-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 ref={title} tabIndex={-1} className="font-bold text-24 outline-none">
            {t('dashboard.listings.title')}
          </h1>
          {counts && counts.all > 0 && <p className="text-muted">{t('dashboard.listings.count', { n: counts.all })}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {profile?.may_import && <ButtonLink href="/dashboard/import">{t('dashboard.listings.import')}</ButtonLink>}
          <ButtonLink href="/add" look="primary">
            <Icon name="plus" />
            {t('app.nav.postProperty')}
          </ButtonLink>
        </div>
      </header>
      {many && <OwnListingsFilterBar ask={ask} counts={counts} onChange={change} />}
      {many && listings !== undefined && listings.length > 0 && (
        <BulkActionsBar listings={listings} chosen={chosen} onChoose={setChosen} onDeleted={goOnWithoutIt} />
      )}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {listings?.length === 0 && held.length === 0 && (
        <EmptyState
          icon="list"
          title={t(counts?.all ? 'dashboard.listings.noneOfThese' : 'dashboard.listings.empty')}
          hint={counts?.all ? undefined : t('dashboard.listings.emptyHint')}
        />
      )}
      <ul ref={list} className="flex flex-col gap-4">
        {listings?.map((listing) => (
          <OwnListingRow
            key={listing.id}
            listing={listing}
            chosen={many ? chosen.has(listing.id) : undefined}
            onChoose={(on) => choose(listing.id, on)}
            onDeleted={goOnWithoutIt}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button className="self-center" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('dashboard.listings.more')}
        </Button>
      )}
      <PendingActionsBar
        held={held}
        words={(deletion) => t('dashboard.listings.deleted', { title: deletion.title })}
        wordsLeft={(n) => t('dashboard.listings.deletedFor', { n })}
        onUndo={(id) => {
          pendingDeletions.undo(id);
          setRestored(id);
        }}
      />
    </div>
  );
}
