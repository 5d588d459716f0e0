import type { FirstPaint } from '@naksha/events/contracts';
import {
  type Camera,
  canonicalFilter,
  type HomeView,
  type ListingId,
  listingNumber,
  parseHomeView,
  printHomeView,
} from '@naksha/events/kernel';
import { useMemo, useRef, useState } from 'react';
import { useCities } from '../../shared/api/cities.ts';
import { bboxOf } from '../../shared/map/camera.ts';
import { t } from '../../shared/messages/t.ts';
import { pageConfig } from '../../shared/page-config.ts';
import { useMarks } from '../../shared/session/use-marks.ts';
import { useListings } from './list/use-listings.ts';
import type { StageState } from './map/map-stage.tsx';
import { markerOfCard } from './markers/marker-of-card.ts';
import { placeMarkers, raised } from './markers/place-markers.ts';
import type { ListingMarker, MapMarker, StackMarker } from './tiles/decode-tile.ts';
import { markersOf } from './tiles/tile-picture.ts';
import { useTiles } from './tiles/use-tiles.ts';
import { useLiveMap } from './use-live-map.ts';
import { readFirstPaint } from './view/first-paint.ts';
import { startingCity, storedCity } from './view/starting-city.ts';
import { useHomeView } from './view/use-home-view.ts';
import { useRest } from './view/use-rest.ts';
import { useSize } from './view/use-size.ts';

/** Everything that Home shows and does, without how it is laid out. */
export function useHome(active: boolean) {
  const [view, setView] = useHomeView(active);
  const [first] = useState(readFirstPaint);
  const stage = useRef<HTMLDivElement>(null);
  const size = useSize(stage);
  const cities = useCities();
  const city = startingCity(cities, view.city, storedCity());
  const home = useMemo(
    () => (city ? { ...city.position, zoom: city.default_zoom } : (first?.camera ?? regionMiddle())),
    [city, first],
  );
  const camera = view.camera ?? home;
  const onRest = useRest(setView, home, active);

  const filter = canonicalFilter(view.filter);
  const { picture, source, look } = useTiles(filter, size);
  const bbox = useMemo(() => size && bboxOf(camera, size), [camera, size]);
  useLiveMap(source, bbox);
  const marks = useMarks();

  // Neither in the URL nor on the server: what is pointed at, tapped, or opened in place.
  const [pointed, setPointed] = useState<string>();
  const [markedCard, setMarkedCard] = useState<ListingId>();
  const [selected, setSelected] = useState<ListingMarker>();
  const [stack, setStack] = useState<StackMarker>();
  const [stageState, setStageState] = useState<StageState>('loading');

  const asked = { filter: view.filter, sort: view.sort, bbox };
  const painted = first && answers(first, view) ? first : undefined;
  const list = useListings(asked, painted?.page);
  const markers = useMemo(() => markersOf({ tiles: picture.tiles }), [picture.tiles]);
  const zoom = picture.z + 1;
  const card = markedCard && list.listings?.find(({ id }) => id === markedCard);
  // A card that the view's list doesn't have is one of the open stack's.
  const markedKey = pointed ?? (card ? markerOfCard(card, markers, zoom) : markedCard && stack?.key);
  const placed = useMemo(
    () => placeMarkers(markers, zoom, { ...marks, selected: selected?.id }, t('home.review')),
    [markers, zoom, marks, selected],
  );
  const above = useMemo(() => raised(placed, markedKey), [placed, markedKey]);
  const pointedMarker = markers.find(({ key }) => key === pointed);
  const light = picture.z < 0 ? (painted?.clusters ?? []).map(clusterMarker) : markers;

  return {
    view,
    setView,
    stage,
    size,
    cities,
    city,
    camera,
    onRest,
    picture,
    source,
    look,
    bbox,
    marks,
    list,
    markers,
    placed,
    raised: above,
    light,
    credits: first?.credits ?? '',
    pointed: pointedMarker,
    setPointed,
    setMarkedCard,
    selected,
    setSelected,
    stack,
    setStack,
    /** Key of the marker that is pointed at, or whose card is. */
    markedKey,
    stageState,
    setStageState,
    /** Number of the listing whose card in the list is to be marked. */
    markedNumber:
      pointedMarker?.kind === 'listing'
        ? pointedMarker.id
        : (selected?.id ?? (markedCard && listingNumber(markedCard))),
  };
}

export type Home = ReturnType<typeof useHome>;

/** Is the server's first answer an answer to this view? */
const answers = (first: FirstPaint, { filter, sort }: HomeView): boolean => {
  const painted = parseHomeView(first.query);
  return printHomeView({ filter: painted.filter, sort: painted.sort }) === printHomeView({ filter, sort });
};

const clusterMarker = ({ position, count }: FirstPaint['clusters'][number]): MapMarker => ({
  kind: 'cluster',
  key: `first${position.lat},${position.lng}`,
  position,
  count,
});

function regionMiddle(): Camera {
  const [west, south, east, north] = pageConfig.region;
  return { lat: (south + north) / 2, lng: (west + east) / 2, zoom: 12 };
}
