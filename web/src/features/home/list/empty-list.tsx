import type { MapFilter } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { t } from '../../../shared/messages/t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { isEmpty } from '../filters/filter-rules.ts';
import { suggest } from '../filters/suggestions.ts';

type Props = {
  filter: MapFilter;
  underReview: number;
  cities: readonly City[];
  onMeant(name: string): void;
  onClear(): void;
  onZoomOut(): void;
};

/** Why nothing is here, and the one thing that helps. */
export default function EmptyList({ filter, underReview, cities, onMeant, onClear, onZoomOut }: Props) {
  const chips = filter.search?.join(', ');
  /** The locality whose spelling is near to what was searched. */
  const meant = filter.search?.flatMap((chip) => suggest(cities, chip)).at(0)?.name;
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
      {meant && (
        <Button look="plain" className="underline underline-offset-4" onClick={() => onMeant(meant)}>
          {t('home.didYouMean', { name: meant })}
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
