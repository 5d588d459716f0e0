import type { Camera, MapFilter, Position } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../shared/messages/t.ts';
import { nearestQuery } from '../queries/nearest-query.ts';
import { ShowNearest } from './show-nearest.tsx';

type Props = { filter: MapFilter; camera: Position; cities: readonly City[]; onCamera(camera: Camera): void };

export function MatchesElsewhere({ filter, camera, cities, onCamera }: Props) {
  const { data } = useQuery(nearestQuery(filter, camera));
  if (!data) return null;
  const { nearest, total, under_review: underReview } = data;
  if (!nearest) return <p className="text-14 text-muted">{t('home.elsewhere.none')}</p>;
  return (
    <div className="grid justify-items-start gap-2" data-testid="elsewhere">
      <p className="text-14">
        {total > 0 ? t('home.elsewhere', { n: total }) : t('home.elsewhere.review', { n: underReview })}
      </p>
      <ShowNearest nearest={nearest} cities={cities} onCamera={onCamera} />
    </div>
  );
}
