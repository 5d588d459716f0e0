import { type Camera, type Position, printCamera } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Pixel, Size } from '../../../shared/map/camera.ts';
import { type KnownCity, toKnownCities } from '../../../shared/map/known-cities.ts';
import type { MapShape } from '../../../shared/map/shape.ts';
import { t } from '../../../shared/messages/t.ts';
import { pageConfig } from '../../../shared/page-config.ts';
import type { PlacedMarker } from '../markers/placed-marker.ts';
import type { MapAreas } from '../prices/map-areas.ts';
import type { MapMarker } from '../tiles/decode-tile.ts';
import type { HomeMap, MapEvents, MarkerDrawing } from './home-map.ts';
import { SvgMarkers } from './light-markers.tsx';
import { hasWebGl, loadHomeMap } from './load-home-map.ts';

/** `noWebGl`, `noMap`: drawn as SVG. */
export type StageState = 'loading' | 'drawn' | 'noWebGl' | 'noMap';

export type StageProps = {
  stage: RefObject<HTMLDivElement | null>;
  active: boolean;
  size: Size | undefined;
  camera: Camera;
  cities: readonly City[];
  markers: readonly MapMarker[];
  credits: string;
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
  onLoaded(drawing: MarkerDrawing): void;
  onState(state: StageState): void;
};

export function MapStage(props: StageProps) {
  const { size, camera, markers, placed, raised, dim, onCamera } = props;
  const cities = useMemo(() => toKnownCities(props.cities), [props.cities]);
  const canvas = useRef<HTMLDivElement>(null);
  const map = useRef<HomeMap>(undefined);
  const latest = useRef({ ...props, cities });
  latest.current = { ...props, cities };
  const at = useRef(camera);
  const [state, setState] = useState<StageState>('loading');

  const hit = useCallback((pixel: Pixel): PlacedMarker | undefined => {
    const { size } = latest.current;
    return size && map.current?.markerAt(pixel, size);
  }, []);

  useEffect(() => {
    const report = (next: StageState) => {
      setState(next);
      latest.current.onState(next);
    };
    if (!hasWebGl()) return report('noWebGl');
    let gone = false;
    const events: MapEvents = {
      onCameraMove(now) {
        at.current = now;
        latest.current.onCamera(now);
      },
      onRest: (now) => latest.current.onRest(now),
      onPoint(pixel) {
        const marker = pixel && hit(pixel);
        map.current?.setPointer(marker !== undefined);
        latest.current.onPoint(marker?.marker.key);
      },
      onPress: (pixel, byTouch) => latest.current.onPress(hit(pixel), byTouch, pixel),
    };
    loadHomeMap().then(
      async ({ HomeMap, markerDrawing }) => {
        if (gone || !canvas.current) return;
        latest.current.onLoaded(markerDrawing);
        map.current = new HomeMap(canvas.current, latest.current.cities, at.current, t('home.map'), events);
        map.current.show(latest.current.placed, latest.current.raised);
        map.current.dim(latest.current.dim);
        await map.current.ready();
        if (!gone) report('drawn');
      },
      (error) => {
        console.error('map libraries failed to load:', error);
        if (!gone) report('noMap');
      },
    );
    return () => {
      gone = true;
      map.current?.remove();
      map.current = undefined;
    };
  }, [hit]);

  useBasemap(map, cities, state);

  // Not drawn while hidden by a listing, although live messages continue.
  const { active } = props;
  useEffect(() => {
    if (active) map.current?.show(placed, raised);
  }, [active, placed, raised]);
  useEffect(() => map.current?.dim(dim), [dim]);
  const { ring, drawing, places, areas } = props;
  useEffect(() => {
    if (state === 'drawn') map.current?.showRing(ring, drawing);
  }, [ring, drawing, state]);

  useEffect(() => {
    if (state === 'drawn') map.current?.showPlaces(places);
  }, [places, state]);
  useEffect(() => {
    if (state === 'drawn') map.current?.showAreas(areas);
  }, [areas, state]);

  const { lat, lng, zoom } = camera;
  useEffect(() => {
    const asked = { lat, lng, zoom };
    // The URL was written by this map.
    if (map.current && printCamera(map.current.camera()) === printCamera(asked)) return;
    at.current = asked;
    map.current?.move(asked, true);
  }, [lat, lng, zoom]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: without a map nothing moves but the URL's camera
  useEffect(() => onCamera(at.current), [onCamera, lat, lng, zoom]);

  return (
    <>
      {/* MapLibre makes its container `position: relative`, so the place is its parent's. */}
      <div className="peer absolute inset-0">
        <div ref={canvas} className="size-full" />
      </div>
      {state !== 'drawn' && size && <SvgMarkers markers={markers} camera={camera} size={size} />}
      {state !== 'drawn' && props.credits && <EarlyAttribution text={props.credits} />}
    </>
  );
}

/** The plain style is updated with the cities; the configured one loads when the map is drawn. */
function useBasemap(map: RefObject<HomeMap | undefined>, cities: readonly KnownCity[], state: StageState): void {
  useEffect(() => {
    if (state === 'drawn') map.current?.setCities(cities);
  }, [map, cities, state]);
  useEffect(() => {
    if (state === 'drawn' && pageConfig.map_style_url) map.current?.applyStyle(pageConfig.map_style_url);
  }, [map, state]);
}

/** In the position and size of the library's control, so that the control is not a larger paint. */
const EarlyAttribution = ({ text }: { text: string }) => (
  <p
    data-testid="light-credits"
    className="peer-has-[.maplibregl-ctrl-attrib]:hidden absolute right-2.5 bottom-2.5 sm:group-has-[[data-chat]]/page:right-20 max-w-[calc(100%-20px)] rounded-[22px] bg-surface py-2.5 pr-12 pl-3 font-['Helvetica_Neue',Arial,Helvetica,sans-serif] text-[12px]/[20px] max-sm:top-2.5 max-sm:right-auto max-sm:bottom-auto max-sm:left-2.5 max-sm:truncate max-sm:px-3"
  >
    {text}
  </p>
);
