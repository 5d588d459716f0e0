import type { Layer } from '@deck.gl/core';
import { MapLibreOverlay } from '@deck.gl/maplibre';
import { type Camera, type Position, printCamera } from '@naksha/events/kernel';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { type MapRef, useControl } from 'react-map-gl/maplibre';
import type { Pixel, Size } from '../../../shared/map/camera.ts';
import type { KnownCity } from '../../../shared/map/known-cities.ts';
import { RegionMap } from '../../../shared/map/region-map.tsx';
import type { MapShape } from '../../../shared/map/shape.ts';
import { fromMapLibreZoom, GLIDE_MS, toMapLibreZoom } from '../../../shared/map/zoom.ts';
import { t } from '../../../shared/messages/t.ts';
import { useIsPhoneScreen } from '../../../shared/ui/use-media.ts';
import { BADGE_FONT } from '../markers/draw-badge.ts';
import { findMarkerAtPixel } from '../markers/hit-test.ts';
import { createMarkerPlacer, raiseSelectedMarker } from '../markers/place-markers.ts';
import type { PlacedMarker } from '../markers/placed-marker.ts';
import { SpriteAtlas } from '../markers/sprite-atlas.ts';
import type { MapAreas } from '../prices/map-areas.ts';
import { drawnRingLayers, markerLayers, placeOutlineLayers, priceAreaLayers } from './layers.ts';
import { useLabelFreeMarkers } from './marker-room.ts';

export const markerDrawing = { placeMarkers: createMarkerPlacer(), raise: raiseSelectedMarker };
export type MarkerDrawing = typeof markerDrawing;

export type HomeMapProps = {
  active: boolean;
  size: Size | undefined;
  camera: Camera;
  cities: readonly KnownCity[];
  placed: readonly PlacedMarker[];
  raised: readonly PlacedMarker[];
  dim: boolean;
  ring: readonly Position[];
  drawing: boolean;
  places: readonly MapShape[];
  areas: MapAreas;
  onCamera(camera: Camera): void;
  onRest(camera: Camera): void;
  onPoint(key: string | undefined): void;
  onPress(marker: PlacedMarker | undefined, byTouch: boolean, pixel: Pixel): void;
  onDrawn(): void;
  onFailed(error: unknown): void;
};

/** Opacity while a new filter loads. */
const DIMMED = '0.5';

/** `camera`: where the URL wants the map; it starts there and moves when this changes. */
export function HomeMap(props: HomeMapProps) {
  const { size, camera, drawing, onCamera, onRest, onPoint, onPress } = props;
  const [map, setMap] = useState<MapRef | null>(null);
  const [overMarker, setOverMarker] = useState(false);
  const compact = useIsPhoneScreen();
  const placed = useValueWhile(props.active, props.placed);
  const raised = useValueWhile(props.active, props.raised);
  const isRedirected = useMoveToCamera(map, camera);
  useLabelFreeMarkers(map, placed);
  const layers = useLayers({ ...props, placed, raised });
  useEffect(() => {
    // The page sets the opacity, because redrawing the map would delay the new content.
    if (map) map.getCanvas().style.opacity = props.dim ? DIMMED : '';
  }, [map, props.dim]);

  const findMarker = (pixel: Pixel): PlacedMarker | undefined => {
    const atTheirPlace = raised.filter(({ lift }) => lift === undefined);
    return map && size ? findMarkerAtPixel([...placed, ...atTheirPlace], pixel, cameraOf(map), size) : undefined;
  };
  const pointer = useRef<Pixel>(undefined);
  const point = (pixel: Pixel | undefined) => {
    pointer.current = pixel;
    // While moving, the map slides below the pointer.
    if (map?.isMoving()) return;
    const marker = pixel && findMarker(pixel);
    setOverMarker(marker !== undefined);
    onPoint(marker?.marker.key);
  };
  return (
    <RegionMap
      ref={setMap}
      cities={props.cities}
      start={camera}
      compact={compact}
      label={t('home.map')}
      cursor={drawing ? 'crosshair' : overMarker ? 'pointer' : ''}
      doubleClickZoom={!drawing}
      onMove={({ target }) => onCamera(cameraOf(target))}
      onMoveStart={() => {
        // After a drag or tap, the pointer's position is unknown.
        pointer.current = undefined;
        setOverMarker(false);
        onPoint(undefined);
      }}
      onMoveEnd={({ target }) => {
        if (isRedirected()) return;
        onRest(cameraOf(target));
        point(pointer.current);
      }}
      onMouseMove={(event) => point(event.point)}
      onMouseOut={() => point(undefined)}
      onClick={({ point, originalEvent }) =>
        onPress(findMarker(point), (originalEvent as Partial<PointerEvent>).pointerType === 'touch', point)
      }
      onDrawn={props.onDrawn}
      onFailed={props.onFailed}
    >
      <DeckLayers layers={layers} />
    </RegionMap>
  );
}

const DeckLayers = memo(function DeckLayers({ layers }: { layers: Layer[] }) {
  const overlay = useControl(() => new MapLibreOverlay({ interleaved: true }));
  overlay.setProps({ layers });
  return null;
});

function useLayers({ placed, raised, places, areas, ring, drawing }: HomeMapProps): Layer[] {
  const hasFont = useHasBadgeFont();
  // biome-ignore lint/correctness/useExhaustiveDependencies: badges drawn in another font are drawn again
  const atlas = useMemo(() => new SpriteAtlas(document.createElement('canvas'), devicePixelRatio), [hasFont]);
  return useMemo(() => {
    const frames = atlas.ensureSprites([...placed, ...raised].map(({ sprite }) => sprite));
    const below = [...priceAreaLayers(areas), ...placeOutlineLayers(places), ...drawnRingLayers(ring, drawing)];
    return [...below, ...markerLayers(placed, raised, frames)];
  }, [atlas, placed, raised, places, areas, ring, drawing]);
}

function useHasBadgeFont(): boolean {
  const [has, setHas] = useState(() => document.fonts.check(BADGE_FONT));
  useEffect(() => {
    if (!has) document.fonts.load(BADGE_FONT).then(() => setHas(true), console.warn);
  }, [has]);
  return has;
}

/** Moves the map when `camera` changes. The returned function says whether an animation was interrupted for that. */
function useMoveToCamera(map: MapRef | null, { lat, lng, zoom }: Camera): () => boolean {
  const redirected = useRef(false);
  useEffect(() => {
    // The URL was written by this map.
    if (!map || printCamera(cameraOf(map)) === printCamera({ lat, lng, zoom })) return;
    // An interrupted animation fires no rest event, which would move the map back.
    redirected.current = true;
    map.stop();
    redirected.current = false;
    const to = { center: [lng, lat] as [number, number], zoom: toMapLibreZoom(zoom) };
    // Short distances are animated unless reduced motion is set.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) map.jumpTo(to);
    else map.easeTo({ ...to, duration: GLIDE_MS });
  }, [map, lat, lng, zoom]);
  return () => redirected.current;
}

/** `value`, or the last one while `active` is false. */
function useValueWhile<T>(active: boolean, value: T): T {
  const [kept, setKept] = useState(value);
  if (active && kept !== value) setKept(value);
  return active ? value : kept;
}

function cameraOf(map: Pick<MapRef, 'getCenter' | 'getZoom'>): Camera {
  const { lat, lng } = map.getCenter();
  return { lat, lng, zoom: fromMapLibreZoom(map.getZoom()) };
}
