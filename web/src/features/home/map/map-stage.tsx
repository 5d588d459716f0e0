import { printCamera } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { OptionalPart } from '../../../shared/later-part.tsx';
import { toKnownCities } from '../../../shared/map/known-cities.ts';
import type { MapMarker } from '../tiles/decode-tile.ts';
import type { HomeMapProps, MarkerDrawing } from './home-map.tsx';
import { SvgMarkers } from './light-markers.tsx';
import { hasWebGl, loadHomeMap } from './load-home-map.ts';

/** `noWebGl`, `noMap`: drawn as SVG. */
export type StageState = 'loading' | 'drawn' | 'noWebGl' | 'noMap';

export type StageProps = Omit<HomeMapProps, 'cities' | 'onDrawn' | 'onFailed'> & {
  cities: readonly City[];
  markers: readonly MapMarker[];
  credits: string;
  onLoaded(drawing: MarkerDrawing): void;
  onState(state: StageState): void;
};

export function MapStage({ markers, credits, onLoaded, onState, ...props }: StageProps) {
  const { size, camera, onCamera } = props;
  const cities = useMemo(() => toKnownCities(props.cities), [props.cities]);
  const [map, setMap] = useState<Awaited<ReturnType<typeof loadHomeMap>>>();
  const [state, setState] = useState<StageState>('loading');
  useEffect(() => onState(state), [onState, state]);
  const onFailed = useCallback((error: unknown) => {
    console.error('map failed to load:', error);
    setState('noMap');
  }, []);
  useEffect(() => {
    if (!hasWebGl()) return setState('noWebGl');
    let gone = false;
    loadHomeMap().then(
      (loaded) => {
        if (gone) return;
        onLoaded(loaded.markerDrawing);
        setMap(loaded);
      },
      (error) => gone || onFailed(error),
    );
    return () => {
      gone = true;
    };
  }, [onLoaded, onFailed]);

  const at = useRef(camera);
  const { lat, lng, zoom } = camera;
  // Before the map moves there.
  useLayoutEffect(() => {
    const asked = { lat, lng, zoom };
    if (printCamera(at.current) !== printCamera(asked)) at.current = asked;
  }, [lat, lng, zoom]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: without a map nothing moves but the URL's camera
  useEffect(() => onCamera(at.current), [onCamera, lat, lng, zoom]);

  return (
    <>
      {/* MapLibre makes its container `position: relative`, so the place is its parent's. */}
      <div className="peer absolute inset-0">
        {map && state !== 'noMap' && (
          <OptionalPart onLost={onFailed}>
            <map.HomeMap
              {...props}
              cities={cities}
              onCamera={(now) => {
                at.current = now;
                onCamera(now);
              }}
              onDrawn={() => setState('drawn')}
              onFailed={onFailed}
            />
          </OptionalPart>
        )}
      </div>
      {state !== 'drawn' && size && <SvgMarkers markers={markers} camera={camera} size={size} />}
      {state !== 'drawn' && credits && <EarlyAttribution text={credits} />}
    </>
  );
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
