import type { BBox, Camera, HomeView, MapFilter, Position } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../../../shared/messages/t.ts';
import type { Places } from '../../../shared/places/use-places.ts';
import { Button } from '../../../shared/ui/button.tsx';
import SaveSearchButton from '../../saved-searches/save-search-button.tsx';
import { isFilterEmpty } from '../filters/filter-rules.ts';
import type { ChangeFilter } from '../filters/use-filter.ts';
import { nearestHomesQuery } from '../queries/nearest-query.ts';
import type { SetView } from '../view/use-home-view.ts';
import { DidYouMean } from './did-you-mean.tsx';
import { NearMatches } from './near-matches.tsx';
import { ShowNearestButton } from './show-nearest.tsx';

type Props = {
  view: HomeView;
  bbox: BBox | undefined;
  filter: MapFilter;
  underReview: number;
  cities: readonly City[];
  camera: Camera;
  onCamera(camera: Camera): void;
  onFilter: ChangeFilter;
  places: Places;
  setView: SetView;
  onZoomOut(): void;
};

export default function EmptyList({ filter, underReview, cities, places, camera, ...on }: Props) {
  const { search = [] } = filter;
  const chips = search.join(', ');
  const filtered = !isFilterEmpty(filter);
  const reason = () => {
    if (chips) return t('home.empty.search', { chips });
    return filtered ? t('home.empty.filter') : t('home.empty.here');
  };
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-line bg-surface p-4" data-testid="empty">
      <p className="text-16 font-semibold">{reason()}</p>
      {chips && (
        <p className="text-14 text-muted">
          {t('search.notFound', { typed: chips })}
          <br />
          {t('search.hitEnter')}
        </p>
      )}
      {search.map((chip) => (
        <DidYouMean key={chip} chip={chip} {...{ cities, places }} onFilter={on.onFilter} setView={on.setView} />
      ))}
      {underReview > 0 && <p className="text-14 text-muted">{t('home.empty.review', { n: underReview })}</p>}
      <OnlyWithoutMatches {...{ filter, camera }}>
        <NearMatches {...{ filter, cities, places }} onFilter={on.onFilter} />
      </OnlyWithoutMatches>
      <MatchesElsewhere filter={filter} camera={camera} cities={cities} onCamera={on.onCamera} />
      <div className="flex flex-wrap gap-2">
        <OnlyWithoutMatches {...{ filter, camera }}>
          <SaveSearchButton view={on.view} bbox={on.bbox} label={t('home.elsewhere.tell')} />
        </OnlyWithoutMatches>
        {filtered && (
          <Button look="dark" onClick={() => on.onFilter({ clear: 'everything' })}>
            {t('home.clearFilters')}
          </Button>
        )}
        <OnlyWithMatches {...{ filter, camera }}>
          <Button onClick={on.onZoomOut}>{t('home.zoomOut')}</Button>
        </OnlyWithMatches>
      </div>
    </div>
  );
}

function OnlyWithoutMatches({ filter, camera, children }: Pick<Props, 'filter' | 'camera'> & { children: ReactNode }) {
  const { data } = useQuery(nearestHomesQuery(filter, camera));
  return data && !data.nearest && !isFilterEmpty(filter) ? children : null;
}

function OnlyWithMatches({ filter, camera, children }: Pick<Props, 'filter' | 'camera'> & { children: ReactNode }) {
  const { data } = useQuery(nearestHomesQuery(filter, camera));
  return data && !data.nearest ? null : children;
}

type MatchesElsewhereProps = {
  filter: MapFilter;
  camera: Position;
  cities: readonly City[];
  onCamera(camera: Camera): void;
};

function MatchesElsewhere({ filter, camera, cities, onCamera }: MatchesElsewhereProps) {
  const { data } = useQuery(nearestHomesQuery(filter, camera));
  if (!data) return null;
  const { nearest, total, under_review: underReview } = data;
  if (!nearest) return <p className="text-14 text-muted">{t('home.elsewhere.none')}</p>;
  return (
    <div className="grid justify-items-start gap-2" data-testid="elsewhere">
      <p className="text-14">
        {total > 0 ? t('home.elsewhere', { n: total }) : t('home.elsewhere.review', { n: underReview })}
      </p>
      <ShowNearestButton nearest={nearest} cities={cities} onCamera={onCamera} />
    </div>
  );
}
