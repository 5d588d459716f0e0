import { type Camera, listingIdOf, MAX_ZOOM, type Position } from '@naksha/events/kernel';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { type Pixel, project, unproject } from '../../../shared/map/camera.ts';
import { useProfile } from '../../../shared/session/profile.ts';
import { usePhone } from '../../../shared/ui/use-media.ts';
import { listingPath } from '../cards/facts.ts';
import { useCard } from '../cards/use-card.ts';
import { changeFilter } from '../filters/filter-rules.ts';
import type { PlacedMarker } from '../markers/placed-marker.ts';
import type { Home } from '../use-home.ts';
import { MapControls } from './map-controls.tsx';
import { MapFailure } from './map-failure.tsx';
import { MapStage, type StageState } from './map-stage.tsx';
import { useDrawing } from './use-drawing.ts';

const DrawingBar = lazy(() => import('./drawing-bar.tsx'));
const HoverCard = lazy(() => import('./hover-card.tsx'));
const Legend = lazy(() => import('./legend.tsx'));
const MapCard = lazy(() => import('../cards/map-card.tsx'));

/** A cluster zooms in two levels around itself (LOOK, Touch). */
const CLUSTER_ZOOM = 2;
const NO_RING: readonly Position[] = [];

/** The map with its controls, cards and notices. */
export function HomeStage({ home }: { home: Home }) {
  const { camera, size, picture, selected, markers } = home;
  const [, navigate] = useLocation();
  const phone = usePhone();
  const state = home.stageState;
  const [now, setNow] = useState<Camera>();
  const pointed = selected ?? home.pointed;
  const openable = pointed?.kind === 'listing' && pointed.state !== 'review' ? pointed.id : undefined;
  const { card } = useCard(openable, home.list.listings);
  const staff = useProfile()?.is_staff ?? false;
  const mayOpen = (id: number) => staff || home.marks.own.has(id);

  const go = (to: Camera) => home.setView((view) => ({ ...view, camera: to }), 'replace');
  const drawing = useDrawing((poly) => home.setView((view) => ({ ...view, filter: { ...view.filter, poly } }), 'push'));
  const press = (one: PlacedMarker | undefined, byTouch: boolean, pixel: Pixel) => {
    if (drawing.corners && size) return drawing.add(unproject(pixel, now ?? camera, size));
    const marker = one?.marker;
    home.setStack(undefined);
    if (marker?.kind === 'cluster') {
      home.setSelected(undefined);
      return go({ ...marker.position, zoom: Math.min(MAX_ZOOM, Math.floor(camera.zoom) + CLUSTER_ZOOM) });
    }
    if (marker?.kind === 'stack') return home.setStack(marker);
    if (!marker || byTouch || phone || (marker.state === 'review' && !mayOpen(marker.id)))
      return home.setSelected(marker);
    const known = card?.id === listingIdOf(marker.id) ? card : undefined;
    navigate(known ? listingPath(known) : `/${marker.subtype}/${listingIdOf(marker.id)}`);
  };

  const { setPointed, onRest, look } = home;
  const watch = useCallback(
    (to: Camera) => {
      setNow(undefined);
      look(to);
    },
    [look],
  );
  const rest = useCallback(
    (at: Camera) => {
      setNow(at);
      onRest(at);
    },
    [onRest],
  );

  const still = state === 'drawn' ? (now ?? camera) : camera;
  const place = home.placed.find(({ marker }) => marker.key === pointed?.key);
  return (
    <div
      ref={home.stage}
      data-testid="map"
      data-state={stateWord(state, picture)}
      data-camera={`${camera.lat},${camera.lng},${camera.zoom}`}
      data-filter={picture.filter}
      data-listings={markers.filter(({ kind }) => kind === 'listing').length}
      data-clusters={markers.filter(({ kind }) => kind !== 'listing').length}
      data-under-review={markers.filter((one) => one.kind === 'listing' && one.state === 'review').length}
      data-marked={home.markedKey}
      className="relative h-full w-full overflow-hidden bg-map"
    >
      <MapStage
        stage={home.stage}
        size={size}
        camera={camera}
        cities={home.cities}
        markers={home.light}
        credits={home.credits}
        placed={home.placed}
        raised={home.raised}
        dim={picture.dim}
        ring={drawing.corners ?? home.view.filter.poly ?? NO_RING}
        drawing={drawing.corners !== undefined}
        look={watch}
        onRest={rest}
        onPoint={setPointed}
        onPress={press}
        onState={home.setStageState}
      />
      <MapControls
        camera={camera}
        drawing={drawing.corners !== undefined}
        hasPoly={home.view.filter.poly !== undefined}
        onCamera={go}
        onDraw={drawing.begin}
        onRemovePoly={() =>
          home.setView(
            (view) => ({ ...view, filter: changeFilter(view.filter, { choose: 'poly', value: undefined }) }),
            'push',
          )
        }
      />
      {/* What comes later: none of it is needed to see where homes are. */}
      <Suspense>
        {drawing.corners && (
          <DrawingBar
            corners={drawing.corners.length}
            onUndo={drawing.undo}
            onCancel={drawing.cancel}
            onDone={drawing.done}
          />
        )}
        {state !== 'loading' && !phone && <Legend />}
        {picture.failed && <MapFailure onRetry={() => home.source.retry()} />}
        {!phone && place && size && pointed && !drawing.corners && (
          <HoverCard
            key={pointed.key}
            at={project(place.position, still, size)}
            size={size}
            pinned={selected !== undefined}
          >
            <MapCard marker={pointed} card={card} mayOpen={pointed.kind === 'listing' && mayOpen(pointed.id)} />
          </HoverCard>
        )}
      </Suspense>
    </div>
  );
}

/** For tests and for whoever reads the page's structure: when the map shows all that was asked for. */
function stateWord(state: StageState, { dim, settled, failed }: Home['picture']): string {
  if (failed) return 'failed';
  if (dim) return 'dimmed';
  if (!settled) return 'loading';
  return state === 'loading' ? 'light' : 'settled';
}
