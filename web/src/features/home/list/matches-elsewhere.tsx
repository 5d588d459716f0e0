import type { BBox, Camera, MapFilter, Position } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { useQuery } from '@tanstack/react-query';
import { localitiesNear } from '../../../shared/api/cities.ts';
import { fitBox } from '../../../shared/map/fit-box.ts';
import { t } from '../../../shared/messages/t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { nearestQuery } from '../queries/nearest-query.ts';

type Props = { filter: MapFilter; camera: Position; cities: readonly City[]; onCamera(camera: Camera): void };

/** How many match outside of the view, where the nearest are, and a way there. */
export function MatchesElsewhere({ filter, camera, cities, onCamera }: Props) {
  const { data } = useQuery(nearestQuery(filter, camera));
  if (!data) return null;
  const { nearest, total, under_review: underReview } = data;
  if (!nearest) return <p className="text-14 text-muted">{t('home.elsewhere.none')}</p>;
  const city = localitiesNear(cities, middleOf(nearest.bbox), 1)[0]?.city;
  const n = nearest.total || nearest.under_review;
  return (
    <div className="grid justify-items-start gap-2" data-testid="elsewhere">
      <p className="text-14">
        {total > 0 ? t('home.elsewhere', { n: total }) : t('home.elsewhere.review', { n: underReview })}
      </p>
      <Button look="dark" onClick={() => onCamera(fitBox(nearest.bbox))}>
        {city ? t('home.elsewhere.showIn', { n, city }) : t('home.elsewhere.show', { n })}
      </Button>
    </div>
  );
}

const middleOf = ([west, south, east, north]: BBox): Position => ({
  lat: (south + north) / 2,
  lng: (west + east) / 2,
});
