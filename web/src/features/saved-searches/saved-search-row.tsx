import { type ListingId, parseHomeView } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { ListingCards } from '@naksha/events/wire/listing-page';
import type { SavedSearch } from '@naksha/events/wire/saved-searches';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchPublicJson } from '../../shared/api/api.ts';
import { describeFilter } from '../../shared/filter/filter-words.ts';
import { homeViewPath } from '../../shared/home-path.ts';
import { t } from '../../shared/messages/t.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm.tsx';
import { describeProblem } from '../../shared/ui/problem-words.ts';
import { toast } from '../../shared/ui/toast.ts';
import { ListingGridCard } from '../landing/latest-card.tsx';
import { AlertFrequencyChoice } from './alert-choice.tsx';
import { RenameSearch } from './rename-search.tsx';
import { deleteSavedSearch, markSavedSearchSeen } from './use-saved-searches.ts';

type Props = { search: SavedSearch; cities: readonly City[]; onDeleted(): void };

export function SavedSearchRow({ search, cities, onDeleted }: Props) {
  const { id, fresh, cuts, fresh_count, cuts_count } = search;
  const view = parseHomeView(search.view);
  const [asked, setAsked] = useState<'rename' | 'delete'>();
  const words = describeFilter(view.filter, cities);
  const name = search.name ?? words;
  const news = [
    fresh_count > 0 && t('searches.fresh', { n: fresh_count }),
    cuts_count > 0 && t('searches.cuts', { n: cuts_count }),
  ].filter(Boolean);
  const look = () => {
    if (news.length > 0) markSavedSearchSeen(id).catch((error: unknown) => toast.error(describeProblem(error)));
  };
  return (
    <li data-search={id} className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className={`break-words font-semibold text-16 ${search.name ? '' : 'first-letter:uppercase'}`}>{name}</h2>
          {search.name && <p className="break-words text-14 text-muted">{words}</p>}
          <p className={news.length > 0 ? 'font-semibold text-14 text-success' : 'text-14 text-muted'}>
            {news.length > 0 ? news.join(' · ') : t('searches.nothing')}
          </p>
        </div>
        {/* Whoever opens it has looked, where there was anything new. */}
        <span onClickCapture={look}>
          <ButtonLink href={homeViewPath(view)}>{t('searches.show')}</ButtonLink>
        </span>
      </div>
      <NewMatchesOfSearch ids={[...fresh, ...cuts]} count={fresh_count + cuts_count} />
      <AlertFrequencyChoice search={search} name={name} />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('searches.actions', { name })}</legend>
        <Button look="plain" onClick={() => setAsked('rename')}>
          {t('searches.rename')}
        </Button>
        <Button look="plain" onClick={() => setAsked('delete')}>
          {t('searches.delete')}
        </Button>
      </fieldset>
      {asked === 'rename' && <RenameSearch search={search} words={words} onClose={() => setAsked(undefined)} />}
      {asked === 'delete' && (
        <ConfirmDialog
          title={t('searches.deleteTitle')}
          why={t('searches.deleteWhy')}
          act={t('searches.delete')}
          onClose={() => setAsked(undefined)}
          onAct={async () => {
            await deleteSavedSearch(id);
            onDeleted();
          }}
        />
      )}
    </li>
  );
}

const MAX_CARDS = 3;

export function NewMatchesOfSearch({ ids, count }: { ids: readonly ListingId[]; count: number }) {
  const shown = ids.slice(0, MAX_CARDS).join(',');
  const { data } = useQuery({
    queryKey: ['new-cards', shown],
    queryFn: ({ signal }) => fetchPublicJson<ListingCards>('/listings/cards', { query: { ids: shown }, signal }),
    enabled: shown !== '',
  });
  if (!data?.listings.length) return null;
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-3">
        {data.listings.map((card) => (
          <ListingGridCard key={card.id} card={card} />
        ))}
      </ul>
      {count > MAX_CARDS && <p className="text-14 text-muted">{t('searches.more', { n: count - MAX_CARDS })}</p>}
    </>
  );
}
