import {
  type Camera,
  type HomeView,
  listingIdFromNumber,
  MAX_ZOOM,
  type Position,
  type PriceLayer,
} from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { FirstPaint } from '@naksha/events/wire/first-paint';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import type { PlaceOutline } from '@naksha/events/wire/place-outline';
import { useAtomValue } from 'jotai';
import { type RefObject, Suspense, useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { OptionalPart } from '../../../shared/later-part.tsx';
import { lazyWithTimeout } from '../../../shared/lazy-chunk.ts';
import { lazyWhenIdle } from '../../../shared/lazy-when-idle.ts';
import { type Pixel, pixelToPosition, positionToPixel, type Size } from '../../../shared/map/camera.ts';
import { outlineToShapes } from '../../../shared/map/shape.ts';
import { reachedAtom } from '../../../shared/reach/reached.ts';
import { useProfile } from '../../../shared/session/profile.ts';
import type { OwnMarks } from '../../../shared/session/use-marks.ts';
import { useIsPhoneScreen } from '../../../shared/ui/use-media.ts';
import { useListingCard } from '../cards/use-card.ts';
import type { ChangeFilter } from '../filters/use-filter.ts';
import type { PlacedMarker } from '../markers/placed-marker.ts';
import { NO_AREAS } from '../prices/map-areas.ts';
import type { Selection } from '../selection/use-selection.ts';
import type { TilePicture } from '../tiles/tile-picture.ts';
import type { Tiles } from '../tiles/use-tiles.ts';
import type { MarkerDrawing } from './home-map.tsx';
import { MapStage, type StageState } from './map-stage.tsx';
import { useAreaDrawing } from './use-drawing.ts';
import { usePlacedMarkers } from './use-placed-markers.ts';

const PriceLayers = lazyWhenIdle(() => import('../prices/price-layers.tsx'));
const DrawingBar = lazyWhenIdle(() => import('./drawing-bar.tsx'));
const DayControl = lazyWhenIdle(() => import('../past/day-control.tsx'));
const HoverCard = lazyWithTimeout(() => import('./hover-card.tsx'));
const Legend = lazyWithTimeout(() => import('./legend.tsx'));
// May be shown offline.
const MapFailure = lazyWhenIdle(() => import('./map-failure.tsx'));
const MapCard = lazyWithTimeout(() => import('../cards/map-card.tsx'));
const MapControls = lazyWithTimeout(() => import('./map-controls.tsx').then((part) => ({ default: part.MapControls })));

const CLUSTER_ZOOM = 2;
const NO_RING: readonly Position[] = [];

export type HomeStageProps = {
  stage: RefObject<HTMLDivElement | null>;
  active: boolean;
  size: Size | undefined;
  state: StageState;
  view: HomeView;
  camera: Camera;
  cities: readonly City[];
  places: readonly PlaceOutline[];
  tiles: Tiles;
  listings: readonly ListingCard[] | undefined;
  selection: Selection;
  marks: OwnMarks;
  painted: FirstPaint | undefined;
  credits: string;
  onState(state: StageState): void;
  onFilter: ChangeFilter;
  onCamera(camera: Camera): void;
  onDay(at: string | undefined, how: 'push' | 'replace'): void;
  onPrices(layer: PriceLayer | undefined, how: 'push' | 'replace'): void;
  onRest(camera: Camera): void;
};

export function HomeStage(props: HomeStageProps) {
  const { camera, size, state, view, tiles, selection, marks, onFilter, onRest } = props;
  const { picture, markers, setCamera } = tiles;
  const { selected, select } = selection;
  const [, navigate] = useLocation();
  const phone = useIsPhoneScreen();
  const [now, setNow] = useState<Camera>();
  const [markerDrawing, setMarkerDrawing] = useState<MarkerDrawing>();
  const drawn = usePlacedMarkers(tiles, marks, selection, props.painted, markerDrawing);
  // Other selected homes are shown beside the map.
  const pinned = selected?.state === 'review' ? selected : undefined;
  const pointed = pinned ?? selection.pointed;
  const openable = pointed?.kind === 'listing' && pointed.state !== 'review' ? pointed.id : undefined;
  const card = useListingCard(openable, props.listings, view.at);
  const staff = useProfile()?.is_staff ?? false;
  const mayOpen = (id: number) => staff || marks.own.has(id);

  const drawing = useAreaDrawing((poly) => onFilter({ choose: 'poly', value: poly }));
  const removePoly = useCallback(() => onFilter({ choose: 'poly', value: undefined }), [onFilter]);
  const press = (one: PlacedMarker | undefined, byTouch: boolean, pixel: Pixel) => {
    if (drawing.corners && size) return drawing.add(pixelToPosition(pixel, now ?? camera, size));
    const marker = one?.marker;
    if (marker?.kind === 'cluster' || marker?.kind === 'review') {
      select(undefined);
      return props.onCamera({ ...marker.position, zoom: Math.min(MAX_ZOOM, Math.floor(camera.zoom) + CLUSTER_ZOOM) });
    }
    if (marker?.kind === 'stack') return select(marker);
    if (marker?.state === 'review' && !byTouch && !phone && mayOpen(marker.id))
      return navigate(`/${marker.subtype}/${listingIdFromNumber(marker.id)}`);
    select(marker);
  };

  const watch = useCallback(
    (to: Camera) => {
      setNow(undefined);
      setCamera(to);
    },
    [setCamera],
  );
  const rest = useCallback(
    (at: Camera) => {
      setNow(at);
      onRest(at);
    },
    [onRest],
  );

  const { places } = props;
  const reached = useAtomValue(reachedAtom);
  const shapes = useMemo(
    () => [...places.flatMap(({ outline }) => outlineToShapes(outline)), ...reached],
    [places, reached],
  );
  const [areas, setAreas] = useState(NO_AREAS);
  const still = state === 'drawn' ? (now ?? camera) : camera;
  const place = drawn.placed.find(({ marker }) => marker.key === pointed?.key);
  return (
    <div
      ref={props.stage}
      data-testid="map"
      data-state={stateForTests(state, picture)}
      data-camera={`${camera.lat},${camera.lng},${camera.zoom}`}
      data-filter={picture.filter}
      data-listings={markers.filter(({ kind }) => kind === 'listing').length}
      data-clusters={markers.filter(({ kind }) => kind === 'cluster' || kind === 'stack').length}
      data-under-review={markers.filter((one) => one.kind === 'listing' && one.state === 'review').length}
      data-review-marks={markers.filter(({ kind }) => kind === 'review').length}
      data-marked={drawn.raised[0]?.marker.key}
      data-places={shapes.length}
      data-areas={areas.shapes.length}
      data-day={view.at}
      className="daylight relative h-full w-full overflow-hidden bg-map"
    >
      <MapStage
        active={props.active}
        size={size}
        camera={camera}
        cities={props.cities}
        markers={drawn.light}
        credits={props.credits}
        placed={drawn.placed}
        raised={drawn.raised}
        dim={picture.dim}
        ring={drawing.corners ?? view.filter.poly ?? NO_RING}
        drawing={drawing.corners !== undefined}
        places={shapes}
        areas={view.at ? NO_AREAS : areas}
        onCamera={watch}
        onRest={rest}
        onPoint={selection.point}
        onPress={press}
        onLoaded={setMarkerDrawing}
        onState={props.onState}
      />
      {/* Each apart: what comes hides nothing that is there, and what can't come takes nothing with it. */}
      <OptionalPart>
        <MapControls
          camera={camera}
          moving={state === 'loading' || state === 'drawn'}
          drawing={drawing.corners !== undefined}
          hasPoly={view.filter.poly !== undefined}
          onCamera={props.onCamera}
          onDraw={drawing.begin}
          onRemovePoly={removePoly}
        />
      </OptionalPart>
      {/* No later part: without its buttons what has begun could not be ended. */}
      <Suspense>
        {drawing.corners && (
          <DrawingBar
            corners={drawing.corners.length}
            onMiddle={() => drawing.add({ lat: still.lat, lng: still.lng })}
            onUndo={drawing.undo}
            onCancel={drawing.cancel}
            onDone={drawing.done}
          />
        )}
      </Suspense>
      <OptionalPart>
        {state !== 'loading' && size && (
          <div className="pointer-events-none sm:absolute sm:top-4 sm:left-4 sm:z-15 sm:flex sm:h-[calc(100%-2rem)] sm:flex-col sm:items-start sm:gap-2">
            {/* What homes cost is known of now alone. */}
            {!view.at && (
              <PriceLayers
                layer={view.prices}
                filter={view.filter}
                camera={still}
                size={size}
                cities={props.cities}
                onLayer={props.onPrices}
                onAreas={setAreas}
                onCamera={props.onCamera}
              />
            )}
            <DayControl at={view.at} settled={picture.settled && !picture.dim} onDay={props.onDay} />
          </div>
        )}
      </OptionalPart>
      <OptionalPart>{state !== 'loading' && !phone && <Legend />}</OptionalPart>
      <OptionalPart>{picture.failed && <MapFailure onRetry={() => tiles.source.retry()} />}</OptionalPart>
      {!phone && place && size && pointed && (pinned || pointed.key !== selected?.key) && !drawing.corners && (
        <OptionalPart key={pointed.key}>
          <HoverCard at={positionToPixel(place.position, still, size)} size={size} pinned={pinned !== undefined}>
            <MapCard
              marker={pointed}
              filter={view.filter}
              at={view.at}
              card={card}
              mayOpen={pointed.kind === 'listing' && mayOpen(pointed.id)}
            />
          </HoverCard>
        </OptionalPart>
      )}
    </div>
  );
}

function stateForTests(state: StageState, { dim, settled, failed }: TilePicture): string {
  if (failed) return 'failed';
  if (dim) return 'dimmed';
  if (!settled) return 'loading';
  return state === 'loading' ? 'light' : 'settled';
}
