import { useQuery } from '@tanstack/react-query';
import { t } from '../../../shared/messages/t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { isFilterEmpty } from '../filters/filter-rules.ts';
import type { HomeListProps } from '../list/home-list.tsx';
import { nearMatchesQuery, WiderSearchButton } from '../list/near-matches.tsx';
import { ShowNearestButton } from '../list/show-nearest.tsx';
import { zoomOutCamera } from '../list/zoomed-out.ts';
import { nearestHomesQuery } from '../queries/nearest-query.ts';

type Props = Pick<HomeListProps, 'view' | 'camera' | 'cities' | 'places' | 'onCamera' | 'onFilter'>;

export default function EmptyViewActions({ view: { filter }, camera, cities, places, onCamera, onFilter }: Props) {
  const { data } = useQuery(nearestHomesQuery(filter, camera));
  const isNearAsked = data !== undefined && !data.nearest && !isFilterEmpty(filter);
  const near = useQuery({ ...nearMatchesQuery(filter), enabled: isNearAsked });
  const act = () => {
    if (data?.nearest) return <ShowNearestButton nearest={data.nearest} cities={cities} onCamera={onCamera} />;
    const wider = near.data?.wider[0];
    if (wider) return <WiderSearchButton look="dark" {...{ wider, filter, cities, places, onFilter }} />;
    // Not before it is known, so that no other button takes its place under a finger.
    if (isNearAsked && near.isPending) return null;
    if (!isFilterEmpty(filter))
      return (
        <Button look="dark" onClick={() => onFilter({ clear: 'everything' })}>
          {t('home.clearFilters')}
        </Button>
      );
    return (
      <Button look="dark" onClick={() => onCamera(zoomOutCamera(camera))}>
        {t('home.zoomOut')}
      </Button>
    );
  };
  // Below the map's controls (z-10), whose arrows may overlap it on small phones.
  return (
    <div
      className="pointer-events-none absolute inset-x-16 bottom-20 z-9 flex justify-center *:pointer-events-auto"
      data-testid="way-out"
    >
      {act()}
    </div>
  );
}
