import type { Camera, MapFilter } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { t } from '../../../shared/messages/t.ts';
import { type Suggestion, suggest } from '../../../shared/places/suggestions.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { isEmpty } from '../filters/filter-rules.ts';
import { MatchesElsewhere } from './matches-elsewhere.tsx';

type Props = {
  filter: MapFilter;
  underReview: number;
  cities: readonly City[];
  camera: Camera;
  onCamera(camera: Camera): void;
  onMeant(place: Suggestion): void;
  onClear(): void;
  onZoomOut(): void;
};

/** Why nothing is here, and the one thing that helps. */
export default function EmptyList({
  filter,
  underReview,
  cities,
  camera,
  onCamera,
  onMeant,
  onClear,
  onZoomOut,
}: Props) {
  const chips = filter.search?.join(', ');
  /** The place whose spelling is near to what was searched. */
  const meant = filter.search?.flatMap((chip) => suggest(cities, chip)).at(0);
  const filtered = !isEmpty(filter);
  const reason = () => {
    if (chips) return t('home.empty.search', { chips });
    return filtered ? t('home.empty.filter') : t('home.empty.here');
  };
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-line bg-surface p-4" data-testid="empty">
      <p className="text-16 font-semibold">{reason()}</p>
      {chips && (
        <p className="text-14 text-muted">
          {t('home.search.notFound', { typed: chips })}
          <br />
          {t('home.search.hitEnter')}
        </p>
      )}
      {underReview > 0 && <p className="text-14 text-muted">{t('home.empty.review', { n: underReview })}</p>}
      <MatchesElsewhere filter={filter} camera={camera} cities={cities} onCamera={onCamera} />
      {meant && (
        <Button look="plain" className="underline underline-offset-4" onClick={() => onMeant(meant)}>
          {t('home.didYouMean', { name: meant.name })}
        </Button>
      )}
      <div className="flex flex-wrap gap-2">
        {filtered && (
          <Button look="dark" onClick={onClear}>
            {t('home.clearFilters')}
          </Button>
        )}
        <Button onClick={onZoomOut}>{t('home.zoomOut')}</Button>
      </div>
    </div>
  );
}
